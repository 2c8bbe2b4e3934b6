import type { IdentityAction } from '@blattwerk/contract/identity-checks/states';
import { identityStates } from '@blattwerk/contract/identity-checks/states';
import type Stripe from 'stripe';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import { ageOn } from '../accounts/public.ts';
import { readSetting } from '../settings/public.ts';
import { dayOfAge, differingFacts } from './compare-facts.ts';
import { IdentityCheck } from './identity-check.model.ts';
import { digestOf, profileOf } from './identity-checks.queries.ts';
import { documentOf } from './identity-state.ts';
import { stepTowards } from './session-steps.ts';

type Session = Stripe.Identity.VerificationSession;
type Columns = Record<string, unknown>;

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** Minors are not treated: the open request ends, and the deposit goes back. */
    patientIsUnderage(ctx: Ctx, patientId: string): Promise<void>;
  }
}

const isoDay = (dob: Stripe.Identity.VerificationSession.VerifiedOutputs.Dob | null | undefined): string | null =>
  dob?.year && dob.month && dob.day ? [dob.year, String(dob.month).padStart(2, '0'), String(dob.day).padStart(2, '0')].join('-') : null;

/** The facts of the document, and whether its owner is too young. */
const verifiedColumns = async (ctx: Ctx, session: Session): Promise<Columns> => {
  const outputs = session.verified_outputs;
  if (!outputs) throw new Error('A verified session came without what was verified');
  const documentBornOn = isoDay(outputs.dob);
  const minAge = await readSetting(ctx, 'minAge');
  const isTooYoung = documentBornOn !== null && ageOn(documentBornOn, ctx.clock.now()) < minAge;
  return {
    documentFirstName: outputs.first_name ?? '',
    documentLastName: outputs.last_name ?? '',
    documentBornOn,
    verifiedAt: ctx.clock.now(),
    lastError: null,
    adultOn: isTooYoung ? dayOfAge(documentBornOn, minAge) : null,
  };
};

/** The provider has deleted everything, so do we: what stays is that it agreed with the profile of this day, as a digest. */
const redactedColumns = async (ctx: Ctx, check: IdentityCheck): Promise<Columns> => {
  const document = documentOf(check);
  const profile = await profileOf(ctx, check.patientId);
  const hasAgreed = document !== null && differingFacts(document, profile).length === 0;
  return {
    documentFirstName: null,
    documentLastName: null,
    documentBornOn: null,
    lastError: null,
    profileDigest: hasAgreed ? digestOf(ctx, profile) : null,
    redactionRequestedAt: check.redactionRequestedAt ?? ctx.clock.now(),
  };
};

const columnsOf = async (ctx: Ctx, action: IdentityAction, check: IdentityCheck, session: Session): Promise<Columns> => {
  if (action === 'verify') return verifiedColumns(ctx, session);
  if (action === 'redact') return redactedColumns(ctx, check);
  return { lastError: action === 'requireInput' ? (session.last_error?.code ?? null) : null };
};

/** One step of a check, with its line in the audit log: statuses only. */
export const moveCheck = async (ctx: Ctx, check: IdentityCheck, action: IdentityAction, set: Columns = {}): Promise<IdentityCheck> => {
  const moved = await transition(ctx.trx, 'identity_checks', check, { table: identityStates, action, set });
  await audit(ctx, {
    action: `identity.${action}`,
    objectType: 'identity-check',
    objectId: check.id,
    patientId: check.patientId,
    before: { status: check.status },
    after: { status: moved.status },
  });
  return moved;
};

/**
 * Brings a check to where its session is at the provider. However often and in whatever order this is called,
 * a state that is over is not gone back to.
 */
export const applySession = async (ctx: Ctx, checkId: string, session: Session): Promise<void> => {
  const check = await IdentityCheck.query(ctx.trx).findById(checkId).forUpdate();
  if (!check) return;
  const action = stepTowards(session, check);
  if (action === null) return;
  const moved = await moveCheck(ctx, check, action, await columnsOf(ctx, action, check, session));
  if (action === 'verify' && moved.adultOn !== null) await ctx.hooks.patientIsUnderage(ctx, moved.patientId);
};
