import { newId } from '../ids.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { mergeMetadata, type Params } from './params.ts';
import type { VerificationSession } from './tables.ts';
import { seconds, type Outcome, type StripeWorld } from './world.ts';

const kind = 'identity.verification_session';

function optionsOf(params: Params): VerificationSession['options'] {
  const document = params.child('options')?.only('document').child('document');
  document?.only('allowed_types', 'require_id_number', 'require_live_capture', 'require_matching_selfie');
  const allowed = document?.texts('allowed_types') ?? [];
  const stranger = allowed.find((type) => !['driving_license', 'id_card', 'passport'].includes(type));
  if (stranger !== undefined) throw invalidRequest(`Invalid document type: ${stranger}`, undefined, 'options[document][allowed_types]');
  return {
    document: {
      ...(allowed.length > 0 && { allowed_types: allowed }),
      require_id_number: document?.flag('require_id_number') ?? false,
      require_live_capture: document?.flag('require_live_capture') ?? false,
      require_matching_selfie: document?.flag('require_matching_selfie') ?? false,
    },
  };
}

/** POST /v1/identity/verification_sessions. */
export function createVerification(world: StripeWorld, params: Params, base: string): Outcome<VerificationSession> {
  params.only('type', 'options', 'metadata', 'return_url', 'client_reference_id', 'provided_details', 'related_customer', 'expand');
  const type = params.oneOf('type', ['document', 'id_number']) ?? params.missing('type');
  const id = newId('vs_1');
  const returnUrl = params.url('return_url') ?? null;
  const record: VerificationSession = {
    id,
    object: kind,
    client_reference_id: params.text('client_reference_id') ?? null,
    client_secret: newId(`${id}_secret_test_`),
    created: seconds(world),
    last_error: null,
    last_verification_report: null,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata()),
    options: optionsOf(params),
    provided_details: params.child('provided_details') ? { email: params.child('provided_details')!.email('email') } : null,
    redaction: null,
    related_customer: params.text('related_customer') ?? null,
    related_customer_account: null,
    status: 'requires_input',
    type,
    url: `${base}/identity/${id}`,
  };
  return {
    body: record,
    put: [
      { table: 'verifications', record },
      { table: 'verificationDetails', record: { id, returnUrl } },
    ],
    happenings: [{ type: `${kind}.created`, object: record }],
  };
}

export function findVerification(world: StripeWorld, id: string): VerificationSession {
  const session = world.journal.get('verifications', id);
  if (session === undefined) throw noSuch('verification session', id, 'session');
  return session;
}

/** POST …/:id: metadata only. */
export function updateVerification(world: StripeWorld, id: string, params: Params): Outcome<VerificationSession> {
  const session = findVerification(world, id);
  params.only('metadata', 'expand');
  const record = { ...session, metadata: mergeMetadata(session.metadata, params.metadata()) };
  return { body: record, put: [{ table: 'verifications', record }] };
}

/** POST …/:id/cancel: only before anything was handed in. */
export function cancelVerification(world: StripeWorld, id: string): Outcome<VerificationSession> {
  const session = findVerification(world, id);
  if (session.status !== 'requires_input') {
    throw invalidRequest(
      `You cannot cancel a VerificationSession with status \`${session.status}\`. Only sessions with status \`requires_input\` can be canceled.`,
    );
  }
  const record: VerificationSession = { ...session, status: 'canceled', url: null, client_secret: null };
  return { body: record, put: [{ table: 'verifications', record }], happenings: [{ type: `${kind}.canceled`, object: record }] };
}

/** POST …/:id/redact: the answer says `processing`; the data is gone from then on. */
export function redactVerification(world: StripeWorld, id: string): Outcome<VerificationSession> {
  const session = findVerification(world, id);
  if (session.redaction !== null) throw invalidRequest('This VerificationSession has already been redacted.');
  if (session.status === 'processing') throw invalidRequest('You cannot redact a VerificationSession with status `processing`.');
  const emptied: VerificationSession = { ...session, client_secret: null, url: null, provided_details: null, metadata: {} };
  const status = session.status === 'requires_input' ? 'canceled' : session.status;
  const record: VerificationSession = { ...emptied, status, redaction: { status: 'redacted' } };
  const outputs = world.journal.get('verifiedOutputs', id)?.outputs;
  return {
    body: { ...record, redaction: { status: 'processing' } },
    put: [{ table: 'verifications', record }, ...(outputs ? [{ table: 'verifiedOutputs' as const, record: { id, outputs: redactedOutputs } }] : [])],
    happenings: [
      ...(status === session.status ? [] : [{ type: `${kind}.canceled`, object: { ...emptied, status } }]),
      { type: `${kind}.redacted`, object: record },
    ],
  };
}

const redactedOutputs = {
  address: null,
  dob: { day: null, month: null, year: null },
  email: null,
  first_name: '[redacted]',
  id_number: null,
  id_number_type: null,
  last_name: '[redacted]',
  phone: null,
};
