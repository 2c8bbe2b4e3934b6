import { newId } from '../ids.ts';
import type { VerificationSession, VerifiedOutputs } from '../stripe/tables.ts';
import type { Outcome } from '../stripe/world.ts';

/** What the page or a tool hands in. `dob` is `YYYY-MM-DD`. */
export interface IdentityInput {
  outcome: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  dob?: string | undefined;
  /** Stripe's reason for `requires_input`, such as `document_expired`. */
  reason?: string | undefined;
}

export type IdentityResult = { kind: 'finished'; session: VerificationSession } | { kind: 'refused'; status: 400 | 409; code: string; message: string };

const kind = 'identity.verification_session';

/** Why a check can fail, in Stripe's words. */
export const reasons: Record<string, string> = {
  document_unverified_other: 'The document was invalid.',
  document_expired: 'The document is expired.',
  document_type_not_supported: 'The type of document is not supported.',
  selfie_face_mismatch: 'The face on the document does not match the selfie.',
  selfie_manipulated: 'The selfie was manipulated.',
  consent_declined: 'The user declined to be verified by Stripe.',
  under_supported_age: 'Stripe does not verify users under the supported age.',
};

function refused(status: 400 | 409, code: string, message: string): Outcome<IdentityResult> {
  return { body: { kind: 'refused', status, code, message } };
}

function outputsOf(input: IdentityInput): VerifiedOutputs | undefined {
  const [year, month, day] = (input.dob ?? '1990-01-01').split('-').map(Number);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(input.dob ?? '1990-01-01') && new Date(Date.UTC(year!, month! - 1, day)).getUTCDate() === day;
  if (!isDate) return undefined;
  return {
    address: null,
    dob: { day: day!, month: month!, year: year! },
    email: null,
    first_name: input.firstName ?? 'Erika',
    id_number: null,
    id_number_type: null,
    last_name: input.lastName ?? 'Mustermann',
    phone: null,
    sex: null,
  };
}

/** Ends a check. Handing in a document first makes the session `processing`, then says how it went. */
export function finishVerification(session: VerificationSession, input: IdentityInput): Outcome<IdentityResult> {
  if (session.status !== 'requires_input' || session.redaction !== null) {
    return refused(409, 'session_not_open', `This VerificationSession has the status \`${session.status}\` and takes nothing more.`);
  }
  if (input.outcome === 'canceled') {
    const canceled: VerificationSession = { ...session, status: 'canceled', url: null, client_secret: null };
    return {
      body: { kind: 'finished', session: canceled },
      put: [{ table: 'verifications', record: canceled }],
      happenings: [{ type: `${kind}.canceled`, object: canceled }],
    };
  }
  const processing: VerificationSession = { ...session, status: 'processing', last_error: null, url: null, client_secret: null };
  const report = newId('vr_1');
  if (input.outcome === 'requires_input') {
    const code = input.reason !== undefined && input.reason in reasons ? input.reason : 'document_unverified_other';
    const failed: VerificationSession = { ...session, last_error: { code, reason: reasons[code]! }, last_verification_report: report };
    return finished(processing, failed, `${kind}.requires_input`);
  }
  if (input.outcome !== 'verified') return refused(400, 'outcome_unknown', 'outcome must be verified, requires_input or canceled.');
  const outputs = outputsOf(input);
  if (outputs === undefined) return refused(400, 'dob_invalid', 'dob must be a date such as 1990-01-31.');
  const verified: VerificationSession = { ...processing, status: 'verified', last_verification_report: report };
  const outcome = finished(processing, verified, `${kind}.verified`);
  return { ...outcome, put: [...outcome.put!, { table: 'verifiedOutputs', record: { id: session.id, outputs } }] };
}

function finished(processing: VerificationSession, session: VerificationSession, type: string): Outcome<IdentityResult> {
  return {
    body: { kind: 'finished', session },
    put: [{ table: 'verifications', record: session }],
    happenings: [
      { type: `${kind}.processing`, object: processing },
      { type, object: session },
    ],
  };
}
