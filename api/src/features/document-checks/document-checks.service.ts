import type { DocumentCheck, FileCheck } from '@blattwerk/contract/document-checks/shapes';
import { addressKey, oneTry, takeTry } from '../../kernel/attempts.ts';
import { audit } from '../../kernel/audit.ts';
import { duration } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { fullName } from '../../kernel/full-name.ts';
import { sha256 } from '../../kernel/ids.ts';
import { attestationStanding } from '../attestations/public.ts';
import { prescriptionStanding, type PrescriptionStanding } from '../prescriptions/public.ts';
import { findByCode, findByHash, type IssuedDocument } from './document-checks.queries.ts';

/** Files per network and hour: enough for a pharmacy's day, too few to keep a server busy. */
const mostFiles = 60;

/** Codes per network and hour that stand for nothing: enough for typing errors, too few to guess one of ours. */
const mostUnknownCodes = 100;

/** Different codes in one file; ours have one. */
const mostCodes = 5;

/** In a transaction of its own: what is refused is written down too. */
const note = (ctx: Ctx, way: 'code' | 'file', state: string, document: { recordId: string } | undefined): Promise<void> =>
  inTransaction(ctx, (bound) =>
    audit(bound, { action: 'document.check', objectType: 'issued-document', objectId: document?.recordId ?? null, after: { way, state } }),
  );

const doctorNameOf = ({ title, firstName, lastName }: IssuedDocument): string | null =>
  lastName ? fullName({ title, firstName: firstName ?? '', lastName }) : null;

const factsOf = (document: IssuedDocument): Pick<DocumentCheck, 'kind' | 'number' | 'issuedAt' | 'doctorName' | 'replacedAt'> => ({
  kind: document.kind,
  number: document.number,
  issuedAt: document.issuedAt.toISOString(),
  doctorName: doctorNameOf(document),
  replacedAt: document.replacedAt?.toISOString() ?? null,
});

const isAttestation = ({ kind }: IssuedDocument): boolean => kind === 'patient-card' || kind === 'travel-certificate';

type Standing = Pick<DocumentCheck, 'state' | 'validUntil'>;

/** What ends: prescriptions, attestations, and invoices that are cancelled or reduced. Any other document stays what it is until a newer version replaces it. */
const standingOf = async (ctx: Ctx, document: IssuedDocument): Promise<Standing | undefined> => {
  const { kind, checkCode } = document;
  if (kind === 'prescription' || kind === 'prescription-copy') return prescriptionStanding(ctx, checkCode);
  if (document.isCancelled) return { state: 'revoked', validUntil: null };
  if (document.isReduced) return { state: 'reduced', validUntil: null };
  if (isAttestation(document)) return attestationStanding(ctx, checkCode);
  return document.replacedAt ? { state: 'replaced', validUntil: null } : undefined;
};

const ofPrescription = ({ state, number, issuedAt, validUntil, doctorName }: PrescriptionStanding): DocumentCheck => ({
  ...{ kind: 'prescription', state, number, validUntil, doctorName, replacedAt: null },
  issuedAt: issuedAt.toISOString(),
});

/** A prescription is known from the decision on, also before its document is made. */
const lookUp = async (ctx: Ctx, code: string): Promise<DocumentCheck | null> => {
  const standing = await prescriptionStanding(ctx, code);
  const document = await findByCode(ctx, code);
  const { state, validUntil } = standing ?? (document && (await standingOf(ctx, document))) ?? { state: document ? 'genuine' : 'unknown', validUntil: null };
  await note(ctx, 'code', state, document);
  if (standing) return ofPrescription(standing);
  if (!document || state === 'unknown') return null;
  return { ...factsOf(document), state, validUntil };
};

/** What a code stands for. `ctx` is not bound to a transaction, because codes that stand for nothing are counted. @throws prescription.not.found, auth.tooManyAttempts */
export const checkByCode = async (ctx: Ctx, code: string): Promise<DocumentCheck> => {
  let found: DocumentCheck | null = null;
  const allowance = { key: addressKey(ctx, 'document-codes'), tries: mostUnknownCodes, within: duration.hours };
  const isKnown = async (): Promise<boolean> => (found = await lookUp(ctx, code)) !== null;
  await oneTry(ctx, [allowance], isKnown);
  if (found === null) throw failure('prescription.not.found');
  return found;
};

const codesIn = (text: string): string[] => [...new Set([...text.matchAll(/check\/\s*([2-9A-HJ-NP-Z]{10})(?![0-9A-Z])/g)].map(([, code = '']) => code))];

/** The document that a file says it is. */
const namedIn = async (ctx: Ctx, bytes: Buffer): Promise<IssuedDocument | undefined> => {
  const inClear = codesIn(bytes.toString('latin1'));
  const codes = inClear.length > 0 ? inClear : codesIn(await ctx.ports.fileInspection.readText(bytes));
  for (const code of codes.slice(0, mostCodes)) {
    const document = await findByCode(ctx, code);
    if (document) return document;
  }
  return undefined;
};

const nothing = { kind: null, number: null, issuedAt: null, validUntil: null, doctorName: null, replacedAt: null, prescriptionState: null } as const;

const present = async (ctx: Ctx, state: 'genuine' | 'altered', document: IssuedDocument): Promise<FileCheck> => {
  const standing = await standingOf(ctx, document);
  return {
    ...factsOf(document),
    state,
    validUntil: standing?.validUntil ?? null,
    prescriptionState: standing?.state ?? null,
  };
};

/** Whether a file is one that was issued here. `ctx` is not bound to a transaction, because a strange file takes its time. @throws auth.tooManyAttempts */
export const checkFile = async (ctx: Ctx, bytes: Buffer): Promise<FileCheck> => {
  await takeTry(ctx, [{ key: addressKey(ctx, 'document-checks'), tries: mostFiles, within: duration.hours }]);
  const issued = await findByHash(ctx, sha256(bytes));
  const named = issued ?? (await namedIn(ctx, bytes));
  const state = issued ? 'genuine' : named ? 'altered' : 'unknown';
  const answer: FileCheck = named && state !== 'unknown' ? await present(ctx, state, named) : { ...nothing, state: 'unknown' };
  await note(ctx, 'file', state, named);
  return answer;
};
