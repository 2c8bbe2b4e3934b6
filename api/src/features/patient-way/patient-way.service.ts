import { missingProfileFields, type Statuses } from '@blattwerk/contract/accounts/shapes';
import { applyingCriteria } from '@blattwerk/contract/health-states/shapes';
import { openTreatmentStatuses, type TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { User } from '../users/public.ts';
import { signedDocumentState } from '../agreements/public.ts';
import { findLatest, type HealthState } from '../health-states/public.ts';
import { readIdentityState } from '../identity-checks/public.ts';
import { depositsOf } from '../payments/public.ts';
import { readSetting } from '../settings/public.ts';
import { hasApproved, latestTreatment } from '../treatments/public.ts';
import { prescriptionStatuses } from './patient-way.queries.ts';
import { nextRoute, stepsOf, type Progress } from './way.ts';

const questionnaireOf = (state: HealthState | undefined): Progress['questionnaire'] => {
  if (!state) return 'none';
  if (state.status === 'complete') return 'complete';
  return applyingCriteria(state.answers).length > 0 ? 'excluded' : 'draft';
};

const isOpen = (status: TreatmentStatus): boolean => (openTreatmentStatuses as readonly TreatmentStatus[]).includes(status);

const treatmentOf = async (ctx: Ctx<Member>, state: HealthState | undefined): Promise<{ id: string | null; progress: Progress['treatment'] }> => {
  const treatment = await latestTreatment(ctx, ctx.actor.id);
  if (!treatment) return { id: null, progress: null };
  const prescriptions = await prescriptionStatuses(ctx, treatment.id);
  const isWithPatient = prescriptions.some((status) => status === 'issued' || status === 'returned');
  const hasBegunAnother = state !== undefined && state.version > treatment.healthStateVersion;
  if (!isOpen(treatment.status) && !isWithPatient && hasBegunAnother) return { id: treatment.id, progress: null };
  const deposit = (await depositsOf(ctx, [treatment.id])).get(treatment.id);
  return {
    id: treatment.id,
    progress: { status: treatment.status, deposit: deposit?.status ?? null, prescriptions },
  };
};

/** The state of each step, and where to go next. */
export const readStatuses = async (ctx: Ctx<Member>): Promise<Statuses> => {
  const user = found(await User.query(ctx.trx).findById(ctx.actor.id), 'user.notExist');
  const state = await findLatest(ctx, ctx.actor.id);
  const documents = await signedDocumentState(ctx, ctx.actor.id);
  const treatment = await treatmentOf(ctx, state);
  const progress: Progress = {
    isMailConfirmed: user.mailConfirmedAt !== null,
    isProfileComplete: missingProfileFields(user.role, user).length === 0,
    questionnaire: questionnaireOf(state),
    isFollowUp: await hasApproved(ctx),
    hasSignedInformation: documents.information.signed,
    hasSignedContract: documents.contract.signed,
    treatment: treatment.progress,
    identity: await readIdentityState(ctx, ctx.actor.id),
    isIdentityRequired: await readSetting(ctx, 'gates.identity'),
  };
  return {
    steps: stepsOf(progress),
    next: nextRoute(progress),
    treatmentId: treatment.id,
    documents: { information: { version: documents.information.version }, contract: { version: documents.contract.version } },
  };
};
