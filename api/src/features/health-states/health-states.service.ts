import { isDeepStrictEqual } from 'node:util';
import {
  applyingCriteria,
  criteria,
  missingAnswers,
  type HealthAnswers,
  type HealthStateInput,
  type RequestedProduct,
} from '@blattwerk/contract/health-states/shapes';
import type { ConsentWay } from '@blattwerk/contract/consents/shapes';
import { healthStateStates } from '@blattwerk/contract/health-states/states';
import type { Medicine } from '@blattwerk/contract/health-states/medicines';
import { substanceNamed } from '@blattwerk/contract/medicines/find-substances';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { nextState } from '../../kernel/state-machine.ts';
import { readSetting } from '../settings/public.ts';
import { noteConsent, refuseWithdrawn, requireConsent } from '../consents/public.ts';
import { newestVersion } from './definitions.queries.ts';
import { HealthState, SafetyAnswer } from './health-state.model.ts';
import { countPublished, findLatest, isUnsent, lockPatient, productIdsOf } from './health-states.queries.ts';

export const findHealthState = (ctx: Ctx<Member>): Promise<HealthState | undefined> => findLatest(ctx, ctx.actor.id);

/** @throws health.state.notFound */
export const readHealthState = async (ctx: Ctx<Member>): Promise<HealthState> => found(await findLatest(ctx, ctx.actor.id), 'health.state.notFound');

/** The same product twice is one wish. */
const withoutRepeats = (products: RequestedProduct[]): RequestedProduct[] =>
  products.filter(
    (wished, index) => !('productId' in wished) || products.findIndex((other) => 'productId' in other && other.productId === wished.productId) === index,
  );

/** Substance and code come from the list, never from the client; a name that the list does not have stays without. */
const recognised = (one: Medicine): Medicine => {
  const { substance, atc: _, ...told } = one;
  const known = (substance ? substanceNamed(substance) : undefined) ?? substanceNamed(one.name);
  return known ? { ...told, substance: known.de, atc: known.atc } : { ...told, ...(substance ? { substance } : {}) };
};

/** Answers that another request may start from: what concerns safety and the agreement are given afresh each time. Pure. */
export const carriedOver = ({ criteriaConfirm: _asked, agreement: _given, ...answers }: HealthAnswers): HealthAnswers => answers;

/** What is given replaces what was there; the criteria are merged one by one. Pure. */
export const mergeAnswers = (before: HealthAnswers, part: HealthStateInput): HealthAnswers => ({
  ...before,
  ...part,
  ...(part.criteriaConfirm ? { criteriaConfirm: { ...before.criteriaConfirm, ...part.criteriaConfirm } } : {}),
  ...(part.medications ? { medications: part.medications.map(recognised) } : {}),
  ...(part.requestedProducts ? { requestedProducts: withoutRepeats(part.requestedProducts) } : {}),
});

export const checkProducts = async (ctx: Ctx, answers: HealthAnswers): Promise<void> => {
  const most = await readSetting(ctx, 'treatment.maxProducts');
  if ((answers.requestedProducts ?? []).length > most) throw failure('health.state.tooManyProducts', { most });
  const ids = productIdsOf(answers);
  if ((await countPublished(ctx, ids)) < ids.length) throw failure('product.notFound');
};

/** A safety answer that differs from the one before is appended and never overwritten. */
export const recordSafetyAnswers = async (ctx: Ctx, state: HealthState, before: HealthAnswers): Promise<void> => {
  const changed = criteria.flatMap((criterion) => {
    const isConfirmed = state.answers.criteriaConfirm?.[criterion];
    return isConfirmed === undefined || isConfirmed === before.criteriaConfirm?.[criterion] ? [] : [{ criterion, isConfirmed }];
  });
  if (changed.length === 0) return;
  await SafetyAnswer.query(ctx.trx).insert(
    changed.map((answer) => ({ ...answer, healthStateId: state.id, patientId: state.patientId, answeredAt: ctx.clock.now() })),
  );
};

/** The agreement of a request carries the consent to its health data; without it nothing more is stored once the consent was withdrawn. @throws consent.required */
export const agreeToHealthData = (ctx: Ctx<Member>, { agreement }: Pick<HealthStateInput, 'agreement'>, way: ConsentWay): Promise<void> =>
  agreement ? noteConsent(ctx, 'health-data', { way }) : refuseWithdrawn(ctx, 'health-data');

export const writeDraft = async (ctx: Ctx<Member>, latest: HealthState | undefined, answers: HealthAnswers): Promise<HealthState> => {
  // A draft follows the questionnaire; a complete one keeps the version that it was answered with.
  const stored = { answers, definition: await newestVersion(ctx), updatedAt: ctx.clock.now() };
  if (latest?.status === 'draft') {
    const [updated] = await HealthState.query(ctx.trx).where({ id: latest.id, status: 'draft' }).patch(stored).returning('*');
    return found(updated, 'server.conflict');
  }
  const version = (latest?.version ?? 0) + 1;
  return HealthState.query(ctx.trx).insertAndFetch({ id: newId(), patientId: ctx.actor.id, version, status: 'draft', ...stored, createdAt: ctx.clock.now() });
};

/** Complete answers that a doctor has are the last request's: the next one starts from those that carry over. */
export const startingAnswers = async (ctx: Ctx, latest: HealthState): Promise<HealthAnswers> =>
  latest.status === 'draft' || (await isUnsent(ctx, latest.id)) ? latest.answers : carriedOver(latest.answers);

/**
 * Saves a part of the answers: into the draft, else into a new version that starts as a copy of the last complete one, without the safety
 * answers once a doctor has that one. What changes nothing makes no new version.
 * @throws consent.required, health.state.tooManyProducts, product.notFound
 */
export const saveHealthState = async (ctx: Ctx<Member>, part: HealthStateInput): Promise<HealthState> => {
  await lockPatient(ctx);
  await agreeToHealthData(ctx, part, 'questionnaire');
  const latest = await findLatest(ctx, ctx.actor.id);
  const before = latest ? await startingAnswers(ctx, latest) : {};
  const answers = mergeAnswers(before, part);
  if (part.requestedProducts) await checkProducts(ctx, answers);
  if (latest?.status === 'complete' && isDeepStrictEqual(answers, before)) return latest;
  const state = await writeDraft(ctx, latest, answers);
  await recordSafetyAnswers(ctx, state, before);
  return state;
};

/** @throws consent.required, treatment.incomplete with the missing answers, health.state.criteriaNotConfirmed with the criteria that apply */
export const completeDraft = async (ctx: Ctx<Member>): Promise<HealthState> => {
  await lockPatient(ctx);
  const state = found(await findLatest(ctx, ctx.actor.id), 'health.state.notFound');
  if (state.status === 'complete') return state;
  const applies = applyingCriteria(state.answers);
  if (applies.length > 0) throw failure('health.state.criteriaNotConfirmed', { criteria: applies });
  const missing = missingAnswers(state.answers);
  if (missing.length > 0) throw failure('treatment.incomplete', { missing });
  await requireConsent(ctx, 'health-data');
  const now = ctx.clock.now();
  const [completed] = await HealthState.query(ctx.trx)
    .where({ id: state.id, status: 'draft' })
    .patch({ status: nextState(healthStateStates, 'complete', state.status), completedAt: now, updatedAt: now })
    .returning('*');
  await audit(ctx, {
    action: 'health-state.complete',
    objectType: 'health-state',
    objectId: state.id,
    patientId: ctx.actor.id,
    after: { version: state.version },
  });
  return found(completed, 'server.conflict');
};

/** Saves and completes. The two are separate transactions, so that answers and their history stay when completing is refused. */
export const completeHealthState = async (ctx: Ctx<Member>, part: HealthStateInput): Promise<HealthState> => {
  await inTransaction(ctx, (bound) => saveHealthState(bound, part));
  return inTransaction(ctx, completeDraft);
};
