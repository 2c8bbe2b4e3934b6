import type { ErrorCode } from '@blattwerk/contract/errors';
import { Failure } from '../kernel/failure.ts';

/** Which refusal a constraint stands for. The database decides races; this table gives its answer a name. */
const constraintCodes: Record<string, ErrorCode> = {
  invitations_one_pending_key: 'invitation.alreadySent',
  users_email_key: 'email.alreadyRegistered',
  pharmacies_slug_key: 'server.conflict',
  products_pzn_key: 'server.conflict',
  products_merged_once: 'product.merged',
  stock_standing_product: 'server.conflict',
  treatments_one_open_key: 'treatment.alreadyOpen',
  health_states_one_draft_key: 'server.conflict',
  signatures_patient_document_version_key: 'server.conflict',
  payments_one_kept_key: 'stripe.payment.alreadyPaid',
  payments_one_open_key: 'server.conflict',
  refunds_pkey: 'refund.alreadyAsked',
  refunds_within_payment: 'refund.tooMuch',
  refunds_one_to_approve_key: 'refund.alreadyWaiting',
  refunds_four_eyes_check: 'refund.sameApprover',
  prescription_deliveries_one_open_key: 'pharmacy.alreadySent',
  pharmacy_questions_one_open_key: 'pharmacyQuestion.alreadyOpen',
  taken_times_doctor_free_excl: 'consultation.slotTaken',
  consultations_doctor_free_excl: 'consultation.slotTaken',
  consultations_patient_free_excl: 'consultation.slotTaken',
  feed_runs_one_running_key: 'feed.running',
  data_exports_one_running_key: 'export.alreadyRunning',
  erasures_user_id_key: 'erasure.alreadyRequested',
  reviews_product_patient_key: 'review.alreadyWritten',
  caregivers_open_email_key: 'caregiver.alreadyInvited',
  saved_searches_name_key: 'savedSearch.nameTaken',
  attestations_open_key: 'attestation.alreadyRequested',
  text_blocks_title_key: 'textBlock.titleTaken',
  house_text_blocks_name_key: 'textBlock.houseNameTaken',
  views_private_name_key: 'view.nameTaken',
  views_role_name_key: 'view.nameTaken',
  views_everyone_name_key: 'view.nameTaken',
};

/** By SQLSTATE, where the constraint has no name of its own: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const stateCodes: Record<string, ErrorCode> = {
  '23505': 'server.conflict',
  '23P01': 'server.conflict',
  '23503': 'server.unprocessableEntity',
  '23514': 'server.unprocessableEntity',
  '22001': 'server.badRequest',
  '22003': 'server.badRequest',
  '22007': 'server.badRequest',
  '22008': 'server.badRequest',
  '22021': 'server.badRequest',
  '22P02': 'server.badRequest',
  '22P05': 'server.badRequest',
  '40001': 'server.conflict',
  '40P01': 'server.conflict',
  '08000': 'server.unavailable',
  '08003': 'server.unavailable',
  '08006': 'server.unavailable',
  '25P03': 'server.unavailable',
  '55P03': 'server.unavailable',
  '57P01': 'server.unavailable',
  '57P02': 'server.unavailable',
  '57014': 'server.unavailable',
  '57P03': 'server.unavailable',
  '53000': 'server.unavailable',
  '53100': 'server.unavailable',
  '53200': 'server.unavailable',
  '53300': 'server.unavailable',
  '53400': 'server.unavailable',
  ECONNREFUSED: 'server.unavailable',
  ECONNRESET: 'server.unavailable',
  EAI_AGAIN: 'server.unavailable',
  ENOTFOUND: 'server.unavailable',
  EPIPE: 'server.unavailable',
  ETIMEDOUT: 'server.unavailable',
};

/** What the driver says without a code when the database does not answer in time, or hangs up. */
const driverTexts = [
  'Query read timeout',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

/** As the driver throws it, or wrapped by Objection. */
type DatabaseError = Error & { code?: unknown; constraint?: unknown; nativeError?: Error & { code?: unknown; constraint?: unknown } };

/** The failure a database error stands for, or null when the error is not the database's. */
export const databaseFailure = (error: DatabaseError): Failure | null => {
  const { message } = error.nativeError ?? error;
  // knex writes the statement before what the driver says: "select … - Query read timeout".
  const said = message.slice(message.lastIndexOf(' - ') + 1).replace(/^- /, '');
  // No connection became free in time, or none answers.
  if (error.name === 'KnexTimeoutError' || driverTexts.some((text) => said.startsWith(text)))
    return new Failure('server.unavailable', undefined, { cause: error });
  const { code: state, constraint } = error.nativeError ?? error;
  if (typeof state !== 'string') return null;
  const code = (typeof constraint === 'string' ? constraintCodes[constraint] : undefined) ?? stateCodes[state];
  return code ? new Failure(code, undefined, { cause: error }) : null;
};
