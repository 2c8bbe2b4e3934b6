import { missingProfileFields } from '@blattwerk/contract/accounts/shapes';
import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import { DateTime } from 'luxon';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { ageOn } from '../accounts/public.ts';
import { User } from '../users/public.ts';
import { signedDocumentState } from '../agreements/public.ts';
import { findLatest, isUnsent, type HealthState } from '../health-states/public.ts';
import { assertNotUnderage } from '../identity-checks/public.ts';
import { refuseWithdrawn, requireConsent } from '../consents/public.ts';
import { openDeposit, presentDeposit } from '../payments/public.ts';
import { readSetting } from '../settings/public.ts';
import { standingIds } from './merged-products.queries.ts';
import { moveTreatment } from './move-treatment.ts';
import { TreatmentProduct } from './treatment-product.model.ts';
import { Treatment } from './treatment.model.ts';
import { countTreatment } from './treatments.queries.ts';

type MissingStep = 'healthState' | 'profileComplete' | 'informationSheet' | 'treatmentContract';

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** A request was sent, or sent again before it was paid: what waited for it joins it. */
    requestIsSent(ctx: Ctx, request: { patientId: string; treatmentId: string }): Promise<void>;
  }
}

/** The steps that are still to be done before a request can be sent, by their names in `GET /iam/statuses`. */
export const missingSteps = async (ctx: Ctx<Member>, user: User, state: HealthState | undefined): Promise<MissingStep[]> => {
  const documents = await signedDocumentState(ctx, user.id);
  const steps: [MissingStep, boolean][] = [
    ['healthState', state?.status === 'complete'],
    ['profileComplete', missingProfileFields(user.role, user).length === 0],
    ['informationSheet', documents.information.signed],
    ['treatmentContract', documents.contract.signed],
  ];
  return steps.flatMap(([step, isDone]) => (isDone ? [] : [step]));
};

/** @throws consent.required, user.nonAdult, treatment.incomplete with the steps that are missing, server.conflict when another version was meant */
const checkedHealthState = async (ctx: Ctx<Member>, version: number | undefined): Promise<HealthState> => {
  // One request a patient is sent at a time: of two clicks the second finds the first one's request.
  const user = found(await User.query(ctx.trx).findById(ctx.actor.id).forNoKeyUpdate(), 'user.notExist');
  if (ageOn(user.bornOn ?? '', ctx.clock.now()) < (await readSetting(ctx, 'minAge'))) throw failure('user.nonAdult');
  await assertNotUnderage(ctx, user.id);
  const state = await findLatest(ctx, user.id);
  const missing = await missingSteps(ctx, user, state);
  if (missing.length > 0 || !state) throw failure('treatment.incomplete', { missing });
  await requireConsent(ctx, 'health-data');
  if (version !== undefined && version !== state.version) throw failure('server.conflict');
  return state;
};

const nextTreatmentNumber = async (ctx: Ctx): Promise<string> => {
  const next = await countTreatment(ctx);
  const { year } = DateTime.fromJSDate(ctx.clock.now(), { zone: 'Europe/Berlin' });
  return `B-${year}-${String(next).padStart(6, '0')}`;
};

/** Two that were merged since they were asked for are one. */
const writeProducts = async (ctx: Ctx, treatmentId: string, answers: HealthAnswers): Promise<void> => {
  const { trx } = ctx;
  await TreatmentProduct.query(trx).where({ treatmentId }).delete();
  const wishes = answers.requestedProducts ?? [];
  const asked = wishes.flatMap((wished) => ('productId' in wished ? [wished.productId] : []));
  const standing = await standingIds(ctx, asked);
  const named = wishes.map((wished) => ('productId' in wished ? { productId: standing.get(wished.productId) ?? wished.productId } : { wish: wished.wish }));
  const single = named.filter(
    (one, at) => !('productId' in one) || named.findIndex((other) => 'productId' in other && other.productId === one.productId) === at,
  );
  const rows = single.map((one, index) => ({ treatmentId, position: index + 1, ...one }));
  if (rows.length > 0) await TreatmentProduct.query(trx).insert(rows);
};

/** An unpaid request follows the answers: what is paid for is what the patient said last. */
const withNewestAnswers = async (ctx: Ctx, treatment: Treatment, state: HealthState): Promise<Treatment> => {
  if (treatment.healthStateId === state.id) return treatment;
  const updated = await treatment.$query(ctx.trx).patchAndFetch({ healthStateId: state.id, version: treatment.version + 1, updatedAt: ctx.clock.now() });
  await writeProducts(ctx, treatment.id, state.answers);
  await audit(ctx, {
    action: 'treatment.update',
    objectType: 'treatment',
    objectId: treatment.id,
    patientId: treatment.patientId,
    after: { healthStateVersion: state.version },
  });
  return updated;
};

const insertDraft = async (ctx: Ctx, state: HealthState): Promise<Treatment> => {
  const now = ctx.clock.now();
  const row = {
    id: newId(),
    number: await nextTreatmentNumber(ctx),
    patientId: state.patientId,
    healthStateId: state.id,
    status: 'draft' as const,
    createdAt: now,
    updatedAt: now,
  };
  const draft = await Treatment.query(ctx.trx).insertAndFetch(row);
  await writeProducts(ctx, draft.id, state.answers);
  return draft;
};

export interface SubmittedTreatment {
  treatment: Treatment;
  deposit: ReturnType<typeof presentDeposit>;
  isNew: boolean;
}

/**
 * Sends a request: it now awaits its deposit. While one awaits payment, the same one is answered again.
 * @throws consent.required, treatment.incomplete, treatment.alreadyOpen, user.nonAdult, server.conflict
 */
export const submitTreatment = async (ctx: Ctx<Member>, input: { healthStateVersion?: number }): Promise<SubmittedTreatment> => {
  await refuseWithdrawn(ctx, 'health-data');
  const state = await checkedHealthState(ctx, input.healthStateVersion);
  const open = await Treatment.query(ctx.trx)
    .where({ patientId: ctx.actor.id })
    .whereIn('status', ['draft', 'awaiting-payment', 'in-review'])
    .first()
    .forUpdate();
  if (open?.status === 'in-review') throw failure('treatment.alreadyOpen');
  // The safety answers are given afresh for each request.
  if (!(await isUnsent(ctx, state.id))) throw failure('treatment.incomplete', { missing: ['healthState'] });
  const request = open ? await withNewestAnswers(ctx, open, state) : await insertDraft(ctx, state);
  const treatment = request.status === 'draft' ? await moveTreatment(ctx, request, 'submit') : request;
  await ctx.hooks.requestIsSent(ctx, { patientId: treatment.patientId, treatmentId: treatment.id });
  const payment = await openDeposit(ctx, { treatmentId: treatment.id, patientId: treatment.patientId });
  return { treatment, deposit: presentDeposit(payment, []), isNew: open === undefined };
};
