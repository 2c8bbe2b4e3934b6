import { isDeepStrictEqual } from 'node:util';
import type { HealthAnswers, HealthStateInput } from '@blattwerk/contract/health-states/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { type HealthState, SafetyAnswer } from './health-state.model.ts';
import { findComplete, findLatest, isUnsent, lockPatient } from './health-states.queries.ts';
import { agreeToHealthData, carriedOver, checkProducts, completeDraft, mergeAnswers, recordSafetyAnswers, writeDraft } from './health-states.service.ts';

/** What a follow-up asks afresh; the products only where others are wished. */
type FreshAnswers = Pick<HealthStateInput, 'criteriaConfirm' | 'agreement' | 'requestedProducts'>;

const withFresh = (last: HealthAnswers, { criteriaConfirm, agreement, requestedProducts }: FreshAnswers): HealthAnswers =>
  mergeAnswers(carriedOver(last), {
    ...(criteriaConfirm ? { criteriaConfirm } : {}),
    ...(agreement ? { agreement } : {}),
    ...(requestedProducts ? { requestedProducts } : {}),
  });

/** What was already answered in this draft itself stays; the rest of the safety answers was copied into it. */
const answeredIn = async (ctx: Ctx, draft: HealthState): Promise<HealthAnswers['criteriaConfirm']> => {
  const rows = await SafetyAnswer.query(ctx.trx).where({ healthStateId: draft.id });
  const given = new Set(rows.map(({ criterion }) => criterion));
  return Object.fromEntries(Object.entries(draft.answers.criteriaConfirm ?? {}).filter(([criterion]) => given.has(criterion)));
};

/** Opens a draft with the last answers, or goes on with the one that is there. @throws consent.required, health.state.notFound */
export const openChangeDraft = async (ctx: Ctx<Member>): Promise<{ state: HealthState; isNew: boolean }> => {
  await lockPatient(ctx);
  await agreeToHealthData(ctx, {}, 'follow-up');
  const latest = found(await findLatest(ctx, ctx.actor.id), 'health.state.notFound');
  if (latest.status === 'complete') return { state: await writeDraft(ctx, latest, carriedOver(latest.answers)), isNew: true };
  const criteriaConfirm = await answeredIn(ctx, latest);
  return { state: await writeDraft(ctx, latest, { ...carriedOver(latest.answers), criteriaConfirm }), isNew: false };
};

/** The last complete answers. @throws health.state.notFound */
const lastComplete = async (ctx: Ctx<Member>, latest: HealthState | undefined): Promise<HealthState> =>
  latest?.status === 'complete' ? latest : found(await findComplete(ctx, ctx.actor.id), 'health.state.notFound');

/** A criterion applies: the answers are kept with their history, and nothing else happens. @throws health.state.notFound */
export const keepApplyingCriteria = async (ctx: Ctx<Member>, { criteriaConfirm }: FreshAnswers): Promise<void> => {
  await lockPatient(ctx);
  const latest = found(await findLatest(ctx, ctx.actor.id), 'health.state.notFound');
  const draft = await writeDraft(ctx, latest, withFresh(latest.answers, criteriaConfirm === undefined ? {} : { criteriaConfirm }));
  await recordSafetyAnswers(ctx, draft, {});
};

/**
 * The last complete answers once more, as a version of their own. The same answers are taken again while they have not reached a doctor.
 * @throws consent.required, health.state.notFound, health.state.criteriaNotConfirmed, health.state.tooManyProducts, product.notFound, treatment.incomplete
 */
export const completeUnchanged = async (ctx: Ctx<Member>, fresh: FreshAnswers): Promise<HealthState> => {
  await lockPatient(ctx);
  await agreeToHealthData(ctx, fresh, 'follow-up');
  const latest = await findLatest(ctx, ctx.actor.id);
  const last = await lastComplete(ctx, latest);
  const answers = withFresh(last.answers, fresh);
  if (fresh.requestedProducts) await checkProducts(ctx, answers);
  if (latest === last && isDeepStrictEqual(answers, last.answers) && (await isUnsent(ctx, last.id))) return last;
  const draft = await writeDraft(ctx, latest, answers);
  await recordSafetyAnswers(ctx, draft, {});
  return completeDraft(ctx);
};
