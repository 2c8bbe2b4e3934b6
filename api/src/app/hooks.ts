import { goOnErasing } from '../features/erasures/public.ts';
import { sendHeldMails } from '../features/mails/public.ts';
import { mailTiming, mayGather, noteMail } from '../features/notifications/public.ts';
import { confirmStock, limitStockConfirmation, movePharmacies } from '../features/pharmacies/public.ts';
import { moveReference } from '../features/products/public.ts';
import { deleteNoticesOf } from '../features/retention/public.ts';
import { cancelOpenTreatments, markPaid, takeBackFee } from '../features/treatments/public.ts';
import { deleteUploadsOfRequests, joinRequest, sendWithMessage } from '../features/uploads/public.ts';
import type { Hooks } from '../kernel/ctx.ts';
import { consentOutcomes } from './consent-outcomes.ts';
import { moveToMergedProduct } from './merged-products.ts';

/** What happens in one feature when another one that lies below it says so: the row names the cause, the function the effect. */
export const hooks: Hooks = {
  addressIsReleased: sendHeldMails,
  accountIsErased: deleteNoticesOf,
  consentOutcomes,
  depositPaid: markPaid,
  feeIsRefunded: takeBackFee,
  legalHoldIsLifted: goOnErasing,
  mailIsQueued: noteMail,
  mailMayGather: mayGather,
  mailTiming,
  messageIsWritten: sendWithMessage,
  patientIsUnderage: cancelOpenTreatments,
  postalCodesChanged: movePharmacies,
  productIsMerged: moveToMergedProduct,
  referenceIsMoved: moveReference,
  requestIsSent: joinRequest,
  requestsAreDeleted: deleteUploadsOfRequests,
  stockIsConfirmed: confirmStock,
  stockIsRestored: limitStockConfirmation,
};
