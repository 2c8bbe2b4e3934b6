import type { Ctx } from '../../kernel/ctx.ts';
import { inPortions } from '../../kernel/portions.ts';
import { deleteSignInOf } from '../accounts/public.ts';
import { deleteConsentsOf, deleteReceiptsOf } from '../consents/public.ts';
import { deleteSignaturesOf } from '../agreements/public.ts';
import { deleteAlertsOf } from '../alerts/public.ts';
import { deleteAskedAttestationsOf, deleteAttestationsOf } from '../attestations/public.ts';
import { deleteCaregiversOf } from '../caregivers/public.ts';
import { deleteBookingStepsOf, deleteConsultationsOf } from '../consultations/public.ts';
import { deleteContactRequestsOf } from '../contact-requests/public.ts';
import { deleteExportsOf } from '../data-exports/public.ts';
import { deleteDiaryOf } from '../diary/public.ts';
import { deleteFilesOf } from '../files/public.ts';
import { deleteHealthStatesOf, deleteUnsentHealthStates } from '../health-states/public.ts';
import { deleteIdentityChecksOf } from '../identity-checks/public.ts';
import { deleteInvitationsOf } from '../invitations/public.ts';
import { deleteLegalHoldsOf } from '../legal-holds/public.ts';
import { deleteMailsOf } from '../mails/public.ts';
import { deleteContactOf } from '../marketing-patients/public.ts';
import { deleteSubscriptionOf } from '../newsletter/public.ts';
import { deleteNotificationsOf } from '../notifications/public.ts';
import { removePatientFromPharmacies } from '../pharmacies/public.ts';
import { deleteQuestionsOf } from '../pharmacy-questions/public.ts';
import { deletePrescriptionsOf } from '../prescriptions/public.ts';
import { deleteFavoritesOf } from '../products/public.ts';
import { leaveReviews } from '../reviews/public.ts';
import { deleteSavedSearchesOf } from '../saved-searches/public.ts';
import { deleteSecondFactorsOf } from '../second-factors/public.ts';
import { deleteNotedProductsOf } from '../selections/public.ts';
import { deleteSuppressedAddress } from '../suppressed-addresses/public.ts';
import { deleteSupportViewsOf } from '../support-views/public.ts';
import { deleteTreatmentsOf, deleteUnsentFollowUps, deleteUnsentTreatments } from '../treatments/public.ts';
import { anonymizeWithdrawalsOf } from '../withdrawals/public.ts';
import { deleteSessionsOf as deleteUploadSessionsOf, deleteUnsentUploads } from '../uploads/public.ts';
import { deleteSessionsOf, deleteUser, removeInviter, User } from '../users/public.ts';
import { SealedRecord } from './sealed-record.model.ts';

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** Everything around an account is deleted; what lies above and points to it goes too. */
    accountIsErased(ctx: Ctx, userId: string): Promise<void>;
  }
}

const emailOf = async (ctx: Ctx, userId: string): Promise<string> => (await User.query(ctx.trx).findById(userId).throwIfNotFound()).email;

/** Questionnaires, their files and requests that no doctor ever got, in the order of the foreign keys; each deletes one portion of what was last changed before `before`. */
export const unsentParts = [deleteUnsentTreatments, deleteUnsentFollowUps, deleteUnsentHealthStates, deleteUnsentUploads] as const;

const deleteUnsentOf = async (ctx: Ctx, patientId: string): Promise<void> => {
  const which = { patientId, before: ctx.clock.now() };
  for (const part of unsentParts) await inPortions(ctx, (bound, limit) => part(bound, { ...which, limit }));
};

/** Everything around the record without a duty to keep it; what stays for others stays without its author. */
export const deleteBelongings = async (ctx: Ctx, userId: string): Promise<void> => {
  const email = await emailOf(ctx, userId);
  await deleteExportsOf(ctx, userId);
  await deleteDiaryOf(ctx, userId);
  await deleteReceiptsOf(ctx, userId);
  await deleteFavoritesOf(ctx, userId);
  await deleteAlertsOf(ctx, { userId, email });
  await deleteSavedSearchesOf(ctx, userId);
  await deleteNotedProductsOf(ctx, userId);
  await removePatientFromPharmacies(ctx, userId);
  await leaveReviews(ctx, userId);
  await deleteInvitationsOf(ctx, userId);
  await deleteCaregiversOf(ctx, { userId, email });
  await deleteBookingStepsOf(ctx, userId);
  await deleteAskedAttestationsOf(ctx, userId);
  await removeInviter(ctx, userId);
  await deleteSecondFactorsOf(ctx, userId);
  await deleteSignInOf(ctx, { userId, email });
  await deleteSuppressedAddress(ctx, email);
  await deleteContactOf(ctx, email);
  await deleteSubscriptionOf(ctx, email);
  await deleteContactRequestsOf(ctx, { id: userId, email });
  await anonymizeWithdrawalsOf(ctx, { id: userId, email });
  await ctx.hooks.accountIsErased(ctx, userId);
  await deleteUploadSessionsOf(ctx, userId);
  await deleteUnsentOf(ctx, userId);
};

/** Goes with the name: after the last mail has left. */
export const deleteTraces = async (ctx: Ctx, userId: string): Promise<void> => {
  await deleteSupportViewsOf(ctx, userId);
  await deleteSessionsOf(ctx, userId);
  await deleteNotificationsOf(ctx, userId);
  await deleteMailsOf(ctx, { userId, email: await emailOf(ctx, userId) });
};

/** The record and its vouchers, in the order of the foreign keys. */
const deleteRecord = async (ctx: Ctx, userId: string): Promise<void> => {
  await deleteQuestionsOf(ctx, userId);
  await deleteAttestationsOf(ctx, userId);
  await deletePrescriptionsOf(ctx, userId);
  await deleteConsultationsOf(ctx, userId);
  await deleteTreatmentsOf(ctx, userId);
  await deleteHealthStatesOf(ctx, userId);
  await deleteSignaturesOf(ctx, userId);
  await deleteFilesOf(ctx, userId);
  await deleteIdentityChecksOf(ctx, userId);
  await deleteConsentsOf(ctx, userId);
  await deleteLegalHoldsOf(ctx, userId);
  await SealedRecord.query(ctx.trx).deleteById(userId);
};

/** Everything about a person, account and record, for good. The caller has looked whether anything must be kept. */
export const deletePerson = async (ctx: Ctx, userId: string): Promise<void> => {
  await deleteBelongings(ctx, userId);
  await deleteTraces(ctx, userId);
  await deleteRecord(ctx, userId);
  await deleteUser(ctx, userId);
};
