import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildPayment, buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { inTransaction } from '../../kernel/ctx.ts';
import { issueInvoice } from './invoice.service.ts';

const patience = 60_000;
const issuers = 50;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.knex('settings').insert({ key: 'treatments.undoSeconds', value: '0', validFrom: new Date('2020-01-01T00:00:00Z') });
}, patience);
afterAll(() => app.close());

const lineOf = (id: string) => ({
  ...{ productId: id, quantity: 10, unit: 'g', form: 'Cannabisblüten, unzerkleinert', singleDose: '0,1 g', dailyDose: '0,5 g' },
  instructions: 'Verdampfen bei 180 °C.',
});

/** A request that the doctor has taken, and how to decide it. */
const taken = async () => {
  const doctor = await buildDoctor(app.knex);
  const { id } = await buildTreatment(app.knex, { status: 'in-review', submittedAt: app.clock.now(), dueAt: app.clock.now() });
  const token = await app.tokenOf(doctor);
  const path = `/api/v1/backoffice/treatments/${id}`;
  await app.send('post', `${path}/claim`, {}, token).expect(200);
  const product = await buildProduct(app.knex);
  const approval = { medicationPlan: [lineOf(product.id)], diagnosis: 'Chronische Schmerzen', remoteJustification: 'Stabiler Verlauf.' };
  return {
    id,
    read: () => app.get(path, token).expect(200),
    approve: (more: object) => app.send('post', `${path}/approve`, { ...approval, ...more }, token),
    decline: (more: object) => app.send('post', `${path}/decline`, { reason: 'insufficient-information', text: 'Bitte den Befund.', ...more }, token),
    invoice: () => issueInvoice(app.ctx, id),
  };
};

test('the doctor reads the proposal; what is confirmed is what the invoice lists, each line with its day', async () => {
  const request = await taken();
  const proposed = [
    { number: '1', multiplier: 1.59 },
    { number: '75', multiplier: 1 },
  ];
  expect((await request.read()).body.case.invoice).toEqual({ depositCents: 1499, approval: proposed, refusal: [{ number: '1', multiplier: 2.3 }] });
  const invoiceItems = [{ number: '1', multiplier: 2.5, justification: 'Sehr lange Vorgeschichte.' }];
  await request.approve({ invoiceItems, contact: { kind: 'video', at: '2026-11-18T09:00:00.000Z' } }).expect(200);
  expect(await request.invoice()).toMatchObject({
    totalCents: 1166,
    lines: [{ ...invoiceItems[0], designation: expect.stringMatching(/Video|video/), serviceOn: '2026-11-18', amountCents: 1166 }],
  });
});

test.each([
  ['a factor above the threshold without a reason', [{ number: '1', multiplier: 2.31 }], 'treatment.invoiceInvalid'],
  ['a factor above the end of the range', [{ number: '2', multiplier: 2.6, justification: 'Grund' }], 'treatment.invoiceInvalid'],
  ['more than the deposit', [{ number: '34', multiplier: 2.3 }], 'treatment.invoiceAboveDeposit'],
])('%s is refused with either decision', async (_what, invoiceItems, code) => {
  const request = await taken();
  await request.approve({ invoiceItems }).expect(422, new RegExp(code));
  await request.decline({ invoiceItems }).expect(422, new RegExp(code));
});

/** An approved request with its deposit offset and no invoice yet. */
const withoutInvoice = async (doctorId: string): Promise<string> => {
  const { id } = await buildTreatment(app.knex, { status: 'approved', doctorId, payment: false });
  await buildPayment(app.knex, { treatmentId: id, status: 'offset' });
  return id;
};

/** Issues an invoice in a transaction that fails afterwards. */
const issueInVain = (treatmentId: string): Promise<void> =>
  inTransaction(app.ctx, async (bound) => {
    await issueInvoice(bound, treatmentId);
    throw new Error('in vain');
  });

test(
  `${issuers} invoices of one doctor at the same time, some of which fail first, have the numbers 1 to ${issuers} without a gap`,
  async () => {
    const doctor = await buildDoctor(app.knex);
    const ids: string[] = [];
    for (let index = 0; index < issuers; index += 1) ids.push(await withoutInvoice(doctor.id));
    const outcomes = await Promise.allSettled([...ids.map((id) => issueInvoice(app.ctx, id)), ...ids.slice(0, 15).map(issueInVain)]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(15);
    const rows: { number: string }[] = await app.knex('invoices').where({ doctorId: doctor.id }).orderBy('number');
    const numbers = rows.map(({ number }) => number.replace(/^.*-\d{4}-/, ''));
    expect(numbers).toEqual(Array.from({ length: issuers }, (_, index) => String(index + 1).padStart(5, '0')));
  },
  patience,
);

test('without items the house’s factors hold, which are a setting', async () => {
  await app.knex('settings').insert({ key: 'goae.factors', value: { advice: 1.2, adviceAlone: 1.8, letter: 1 }, validFrom: new Date('2020-01-01T00:00:00Z') });
  const [approved, declined] = [await taken(), await taken()];
  await approved.approve({}).expect(200);
  await declined.decline({}).expect(200);
  expect((await approved.invoice())?.lines.map(({ number, multiplier }) => [number, multiplier])).toEqual([
    ['1', 1.2],
    ['75', 1],
  ]);
  expect((await declined.invoice())?.lines.map(({ number, multiplier }) => [number, multiplier])).toEqual([['1', 1.8]]);
});
