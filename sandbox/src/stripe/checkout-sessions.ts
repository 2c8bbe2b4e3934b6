import { newId } from '../ids.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { lineItemsOf } from './line-items.ts';
import { mergeMetadata, type Params } from './params.ts';
import type { CheckoutSession, SessionDetails } from './tables.ts';
import { seconds, type Outcome, type StripeWorld } from './world.ts';

const parameters = (
  'mode line_items success_url cancel_url client_reference_id currency customer_email customer_creation expand expires_at locale metadata ' +
  'payment_intent_data payment_method_types payment_method_options submit_type ui_mode billing_address_collection branding_settings ' +
  'phone_number_collection allow_promotion_codes automatic_tax consent_collection custom_text invoice_creation'
).split(' ');

const day = 24 * 3600;
const leastAmount = 50;

function expiryOf(params: Params, created: number): number {
  const expiresAt = params.integer('expires_at') ?? created + day;
  if (expiresAt < created + 1800 - 5) {
    throw invalidRequest('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', undefined, 'expires_at');
  }
  if (expiresAt > created + day + 5) {
    throw invalidRequest('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', undefined, 'expires_at');
  }
  return expiresAt;
}

function refuseOtherKinds(params: Params): void {
  if ((params.oneOf('mode', ['payment', 'setup', 'subscription']) ?? params.missing('mode')) !== 'payment') {
    throw invalidRequest('The sandbox speaks `mode: payment` only.', undefined, 'mode');
  }
  if ((params.oneOf('ui_mode', ['hosted_page', 'embedded_page', 'elements', 'form']) ?? 'hosted_page') !== 'hosted_page') {
    throw invalidRequest('The sandbox speaks `ui_mode: hosted_page` only.', undefined, 'ui_mode');
  }
}

/** At most 22 characters, a letter among them, and none of those that Stripe refuses. */
function statementSuffix(intent: Params | undefined): string | null {
  const suffix = intent?.text('statement_descriptor_suffix', 22);
  if (suffix === undefined) return null;
  if (/[<>\\'"*]/.test(suffix) || !/[A-Za-z]/.test(suffix)) {
    throw invalidRequest(
      'The statement descriptor suffix must contain a letter and none of < > \\ \' " *.',
      undefined,
      intent?.named('statement_descriptor_suffix'),
    );
  }
  return suffix;
}

/** POST /v1/checkout/sessions. `base` is the sandbox's own address as the browser sees it. */
export function createSession(world: StripeWorld, params: Params, base: string): Outcome<CheckoutSession> {
  params.only(...parameters);
  refuseOtherKinds(params);
  const created = seconds(world);
  const lineItems = lineItemsOf(params, created);
  const currency = lineItems[0]!.currency;
  const total = lineItems.reduce((sum, item) => sum + item.amount_total, 0);
  if (total < leastAmount) {
    throw invalidRequest(`The Checkout Session's total amount must convert to at least ${leastAmount} cents.`, 'amount_too_small');
  }
  if (total > 99_999_999) throw invalidRequest('Amount must be no more than 99999999.', 'amount_too_large');
  const successUrl = params.url('success_url') ?? params.missing('success_url');
  const intent = params.child('payment_intent_data');
  const id = newId('cs_test_', 58);
  const session = {
    ...emptySession,
    id,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.url('cancel_url') ?? null,
    client_reference_id: params.text('client_reference_id', 200) ?? null,
    created,
    currency,
    customer_email: params.email('customer_email') ?? null,
    expires_at: expiryOf(params, created),
    locale: params.text('locale') ?? null,
    metadata: mergeMetadata({}, params.metadata()),
    submit_type: params.text('submit_type') ?? null,
    success_url: successUrl,
    url: `${base}/checkout/${id}`,
  } as CheckoutSession;
  const details: SessionDetails = {
    id,
    lineItems,
    intentData: {
      metadata: mergeMetadata({}, intent?.metadata() ?? {}),
      description: intent?.text('description') ?? null,
      receiptEmail: intent?.email('receipt_email') ?? null,
      statementSuffix: statementSuffix(intent),
    },
    merchant: params.child('branding_settings')?.text('display_name') ?? 'Blattwerk',
  };
  return {
    body: session,
    put: [
      { table: 'sessions', record: session },
      { table: 'sessionDetails', record: details },
    ],
  };
}

export function findSession(world: StripeWorld, id: string): CheckoutSession {
  const session = world.journal.get('sessions', id) ?? pastSession(id, seconds(world));
  if (session === undefined) throw noSuch('checkout.session', id, 'session');
  return session;
}

/** POST /v1/checkout/sessions/:id: metadata only. */
export function updateSession(world: StripeWorld, id: string, params: Params): Outcome<CheckoutSession> {
  const session = findSession(world, id);
  params.only('metadata', 'expand');
  const record: CheckoutSession = { ...session, metadata: mergeMetadata(session.metadata ?? {}, params.metadata()) };
  return { body: record, put: [{ table: 'sessions', record }] };
}

/** POST /v1/checkout/sessions/:id/expire, and the expiry of unpaid sessions. */
export function expireSession(world: StripeWorld, id: string): Outcome<CheckoutSession> {
  const session = findSession(world, id);
  if (session.status !== 'open') {
    throw invalidRequest(`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`);
  }
  const record: CheckoutSession = { ...session, status: 'expired', url: null };
  return { body: record, put: [{ table: 'sessions', record }], happenings: [{ type: 'checkout.session.expired', object: record }] };
}

/** A checkout that demo data tells of (`cs_demo_<cents>_<name>`): it was not finished and has expired. */
function pastSession(id: string, now: number): CheckoutSession | undefined {
  const cents = /^cs_demo_(\d{1,7})_\w{1,40}$/.exec(id)?.[1];
  if (cents === undefined) return undefined;
  const amount = Number(cents);
  const times = { created: now - 86_400, expires_at: now - 60 };
  return {
    ...emptySession,
    id,
    amount_total: amount,
    amount_subtotal: amount,
    currency: 'eur',
    metadata: {},
    status: 'expired',
    url: null,
    ...times,
  } as CheckoutSession;
}

/** Ids of open sessions whose time is over. */
export function overdueSessions(world: StripeWorld): string[] {
  const now = seconds(world);
  return world.journal
    .all('sessions')
    .filter((session) => session.status === 'open' && session.expires_at <= now)
    .map((session) => session.id);
}

const emptySession: Partial<CheckoutSession> = {
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: { enabled: false },
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
};
