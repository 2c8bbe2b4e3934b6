import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { buildPatient } from '../../../seeds/factories/users.ts';
import { newId } from '../../src/kernel/ids.ts';
import { call, deliver, type History, type Story } from './money-history.ts';

/** Something that happens to money. It throws when it got no answer, and may then be done again. */
export interface Step {
  name: string;
  story?: Story;
  tries?: number;
  run(): Promise<void>;
}

const cards = [
  ['4242424242424242', 6],
  // Its refunds arrive later, or come back.
  ['4000000000007726', 2],
  ['4000000000005126', 1],
  // It is disputed at once.
  ['4000000000000259', 1],
] as const;

const pay = async ({ sandbox, stripe, chance }: History, story: Story, sessionId: string): Promise<void> => {
  await sandbox.call('POST', `/checkout/${sessionId}/pay`, { card: chance.weighted(cards) });
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId);
  if (typeof intent === 'string') story.intents.push(intent);
};

const beginStory = async (history: History): Promise<Step> => {
  const { test, stories } = history;
  const patient = await buildPatient(test.knex);
  const treatment = await buildTreatment(test.knex, { status: 'awaiting-payment', patientId: patient.id, payment: false });
  const story: Story = { treatmentId: treatment.id, patientId: patient.id, sessions: [], intents: [], unheard: new Set(), isBusy: false };
  stories.push(story);
  const run = async (): Promise<void> => {
    const { body } = await call(history, '/clients/stripe/create-checkout-session', { treatmentId: treatment.id }, patient.id);
    story.sessions.push((body as { sessionId: string }).sessionId);
  };
  return { name: 'payment page', story, run };
};

/** A second page of the same payment, as it comes about when the first answer was lost. */
const openSecondPage = async ({ test, stripe }: History, story: Story): Promise<void> => {
  const payment = await test.knex('payments').where({ treatmentId: story.treatmentId }).orderBy('createdAt').first('id', 'amountCents');
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    client_reference_id: payment.id,
    metadata: { paymentId: payment.id },
    success_url: 'http://localhost:3000/',
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: payment.amountCents, product_data: { name: 'Anzahlung' } } }],
  });
  story.sessions.push(session.id);
};

const paySession = (history: History, story: Story): Promise<void> | undefined => {
  const open = story.sessions[story.intents.length];
  return open === undefined ? undefined : pay(history, story, open);
};

const paymentsOf = ({ test }: History, { treatmentId }: Story): Promise<{ id: string; stripePaymentIntentId: string | null }[]> =>
  test.knex('payments').where({ treatmentId }).select('id', 'stripePaymentIntentId');

const refundByStaff = async (history: History, story: Story, refundId: string, amountCents: number): Promise<void> => {
  const [payment] = await paymentsOf(history, story);
  if (!payment || story.unheard.size > 0) return;
  const ask = () => call(history, `/backoffice/payments/${payment.id}/refund`, { refundId, amountCents, reason: 'Kulanz' }, history.staff.first);
  // A double click.
  const answers = await Promise.all(history.chance.is(0.3) ? [ask(), ask(), ask()] : [ask()]);
  if (answers.some(({ status }) => status === 202)) history.taken.add(refundId);
};

const ofFirstPayment = async (history: History, story: Story, step: string, userId: string): Promise<void> => {
  const [payment] = await paymentsOf(history, story);
  if (payment) await call(history, `/backoffice/payments/${payment.id}/refund/${step}`, {}, userId);
};

/** Only where nothing of ours is promised: what both promise at the same moment cannot be paid by the provider. */
const refundAtProvider = async ({ test, stripe }: History, story: Story, amount: number): Promise<void> => {
  const intent = story.intents[0];
  const isPromised = await test
    .knex('refunds')
    .join('payments', 'payments.id', 'refunds.paymentId')
    .where({ treatmentId: story.treatmentId })
    .whereIn('refunds.status', ['to-approve', 'pending', 'failed'])
    .first('refunds.id');
  const [payment] = await test.knex('payments').where({ treatmentId: story.treatmentId, stripePaymentIntentId: intent ?? '' });
  if (!intent || isPromised || payment?.status !== 'paid' || story.intents.length > 1) return;
  const refund = await stripe.refunds.create({ payment_intent: intent, amount }, { maxNetworkRetries: 3 });
  story.unheard.add(refund.id);
};

const dispute = async ({ stripe, chance }: History, story: Story): Promise<void> => {
  const intent = story.intents.at(-1);
  if (!intent) return;
  const { data } = await stripe.disputes.list({ payment_intent: intent });
  const known = data[0];
  if (!known) await stripe.rawRequest('POST', '/v1/test_helpers/disputes', { payment_intent: intent });
  else if (known.status === 'needs_response') {
    const words = chance.is(0.6) ? 'winning_evidence' : 'losing_evidence';
    await stripe.disputes.update(known.id, { evidence: { uncategorized_text: words } });
  }
};

const cancel = async (history: History, story: Story): Promise<void> => {
  if (story.unheard.size === 0) await call(history, `/clients/treatment/${story.treatmentId}/cancel`, {}, story.patientId);
};

const decline = async (history: History, { treatmentId, unheard }: Story): Promise<void> => {
  if (unheard.size > 0) return;
  await call(history, `/backoffice/treatments/${treatmentId}/claim`, {}, history.staff.doctor);
  await call(history, `/backoffice/treatments/${treatmentId}/decline`, { reason: 'other', text: 'Bitte lassen Sie sich untersuchen.' }, history.staff.doctor);
};

/** Stripe is now and then not there, or its answer is lost. */
const runJobs = async ({ server, sandbox, chance }: History): Promise<void> => {
  if (chance.is(0.4)) {
    const stripe = { failNext: chance.pick([1, 4]), status: chance.pick([500, 429, 400, 0]), afterEffect: chance.is(0.5) };
    await sandbox.call('PUT', '/_control', { stripe });
  }
  try {
    await server.runJobs();
  } finally {
    await sandbox.call('PUT', '/_control', { stripe: { failNext: 0 } });
  }
};

const ofStory = (history: History): Step | undefined => {
  const { chance } = history;
  const free = history.stories.slice(-60).filter(({ isBusy }) => !isBusy);
  if (free.length === 0) return undefined;
  const story = chance.pick(free);
  const [refundId, cents] = [newId(), chance.int(1, 700)];
  const steps: Record<string, () => Promise<void> | undefined> = {
    'paid at Stripe': () => paySession(history, story),
    'second page': () => (story.sessions.length === 1 ? openSecondPage(history, story) : undefined),
    'refund by staff': () => refundByStaff(history, story, refundId, cents),
    approved: () => ofFirstPayment(history, story, 'approve', history.staff.second),
    rejected: () => ofFirstPayment(history, story, 'reject', history.staff.second),
    'tried again': () => ofFirstPayment(history, story, 'retry', history.staff.first),
    'refund at the provider': () => refundAtProvider(history, story, cents),
    'dispute opened or decided': () => dispute(history, story),
    cancelled: () => cancel(history, story),
    declined: () => decline(history, story),
  };
  const weights = [
    ...[['paid at Stripe', 8], ['second page', 1], ['refund by staff', 5], ['approved', 3], ['rejected', 1], ['tried again', 1]],
    ...[['refund at the provider', 2], ['dispute opened or decided', 2], ['cancelled', 1], ['declined', 1]],
  ] as [string, number][]; // prettier-ignore
  const name = chance.weighted(weights);
  return { name, story, run: async () => void (await steps[name]?.()) };
};

/** The next thing that happens; undefined when what was drawn is not possible now. */
export const stepOf = async (history: History): Promise<Step | undefined> => {
  const { chance, events } = history;
  const kind = chance.weighted([['new', 1], ['event', 9], ['repeated', 1], ['jobs', 2], ['story', 5]]); // prettier-ignore
  if (kind === 'new') return beginStory(history);
  if (kind === 'story') return ofStory(history);
  if (kind === 'jobs') return { name: 'jobs', run: () => runJobs(history) };
  const among = kind === 'event' ? [...events.waiting.values()].slice(0, 40) : events.delivered;
  if (among.length === 0) return undefined;
  const event = chance.pick(among);
  return { name: kind === 'event' ? 'event' : 'repeated event', run: () => deliver(history, event) };
};
