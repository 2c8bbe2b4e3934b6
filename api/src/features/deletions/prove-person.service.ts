import type { DeletionCause, personKinds, ProofClass, ProofCounts } from '@blattwerk/contract/deletions/shapes';
import { DateTime } from 'luxon';
import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { renderDeletionProof, type KeptClass } from '../documents/public.ts';
import { issueDocument } from '../issued-documents/public.ts';
import { readSettings } from '../settings/public.ts';
import { Deletion } from './deletion.model.ts';
import { nextNumber } from './deletions.queries.ts';

interface PersonDeletion {
  id: string;
  kind: (typeof personKinds)[number];
  subjectId: string;
  cause: DeletionCause;
  locale: Locale;
  startedAt: Date;
  /** Until when the record is kept; null where there is none. */
  keepUntil: Date | null;
  /** How much there was of each class before, and is now. */
  before: ProofCounts;
  after: ProofCounts;
  /** Until when the address of the last mail is needed; null where none is sent. */
  addressUntil: Date | null;
}

const berlin = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: 'Europe/Berlin' });

/** What is left of each class, with its last day: proofs of consent and the log of accesses have periods of their own. */
const keptOf = async (ctx: Ctx, { after, keepUntil }: PersonDeletion): Promise<KeptClass[]> => {
  const now = berlin(ctx.clock.now());
  const settings = await readSettings(ctx, ['retention.consentProofYears', 'retention.accessLogYears']);
  const consents = now.endOf('year').plus({ years: settings['retention.consentProofYears'] }).toJSDate();
  const log = now.plus({ years: settings['retention.accessLogYears'] }).toJSDate();
  const untilOf = (kind: ProofClass): Date => {
    if (kind === 'accessLog') return log;
    const record = found(keepUntil);
    return kind === 'consents' && consents < record ? consents : record;
  };
  const entries = Object.entries(after) as [ProofClass, number][];
  return entries.filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count, until: untilOf(kind) }));
};

const deletedOf = ({ before, after }: PersonDeletion): ProofCounts =>
  Object.fromEntries(Object.entries(before).map(([kind, count]) => [kind, Math.max(0, count - (after[kind as ProofClass] ?? 0))]));

/**
 * The sealed proof of a person's deletion, in the transaction that deletes: no deletion without its proof, no proof without its deletion.
 * @returns the file's id
 */
export const provePersonDeletion = async (ctx: Ctx, person: PersonDeletion): Promise<string> => {
  const { id, kind, subjectId, cause, locale, startedAt, keepUntil, addressUntil } = person;
  const finishedAt = ctx.clock.now();
  const number = `L-${berlin(finishedAt).year}-${String(await nextNumber(ctx)).padStart(6, '0')}`;
  const { 'brand.name': brand } = await readSettings(ctx, ['brand.name']);
  const deleted = deletedOf(person);
  const kept = await keptOf(ctx, person);
  const rows = Object.values(deleted).reduce((sum, count) => sum + count, 0);
  let proof = '';
  await issueDocument(ctx, {
    ...{ kind: 'deletion-proof', ownerId: null, recordId: id, number, issuerId: null },
    filename: `${number}.pdf`,
    seal: { reason: `${{ de: 'Löschnachweis', en: 'Proof of deletion' }[locale]} ${number}`, name: brand },
    render: (checkUrl) =>
      renderDeletionProof({
        ...{ meta: { createdAt: finishedAt, version: 1, brand, checkUrl }, locale },
        ...{ number, cause, startedAt, finishedAt, deleted, kept, addressUntil },
      }),
    attach: async (bound, fileId) => {
      await Deletion.query(bound.trx).insert({ id, kind, rows, subjectId, number, cause, keepUntil, fileId, startedAt, finishedAt });
      proof = fileId;
    },
  });
  return proof;
};
