import { randomUUID } from 'node:crypto';
import { buildAdmin } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { balanceOf, buildInvoiced, kindsOf, type Invoiced } from '../../../test/money/invoiced-request.ts';
import { deliverEvent } from '../../../test/money/stripe-event.ts';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';
import { matchInvoicesJob } from './jobs/match-invoices.ts';

const patience = 60_000;

let app: TestApp;
let sandbox: RunningSandbox;
let [first, second] = ['', ''];
beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startTestApp({ environment: { STRIPE_API_URL: sandbox.url } });
  first = await app.tokenOf(await buildAdmin(app.knex));
  second = await app.tokenOf(await buildAdmin(app.knex));
}, patience);
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
beforeEach(() => void (app.mails.length = 0));

const invoiced = () => buildInvoiced(app, first);

const mailsTo = ({ patient }: Invoiced, word: string) => app.mails.filter(({ to, subject }) => to === patient.email && subject.includes(word));

const deliver = (type: string, object: object): Promise<void> => deliverEvent(app, type, object);

const setLimit = (cents: number, day: string) =>
  app.knex('settings').insert({ key: 'refunds.fourEyesCents', value: String(cents), validFrom: new Date(`${day}T00:00:00Z`) });

describe('A whole refund of an invoiced fee', () => {
  test(
    'cancels the invoice once, also when two administrators refund at the same time',
    async () => {
      const request = await invoiced();
      const answers = await Promise.all([request.refund({}), request.refund({}, second)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
      await app.runJobs();
      const [invoice, cancellation, ...more] = await request.rows();
      expect(more).toEqual([]);
      expect(cancellation).toMatchObject({ kind: 'cancellation', correctsId: invoice.id, totalCents: -1499, fileId: expect.any(String) });
      expect(cancellation.number).toBe(invoice.number.replace(/00001$/, '00002'));
      expect(invoice.cancelledAt).toEqual(app.clock.now());
      expect(await app.knex('issued_documents').where({ recordId: cancellation.id, kind: 'invoice', number: cancellation.number })).toHaveLength(1);
      const body = await request.read();
      expect(body).toMatchObject({ status: 'refunded', invoice: null });
      expect(kindsOf(body)).toEqual([
        ['invoice', 1499, true],
        ['cancellation', -1499, false],
      ]);
      expect(['doctor-fees', 'patients', 'refunds-due', 'provider'].map((account) => balanceOf(body.entries, account))).toEqual([0, 0, 0, 0]);
      expect(body.entries.filter(({ kind }: { kind: string }) => kind === 'fee-cancelled')).toMatchObject([
        { account: 'doctor-fees', amountCents: 1499 },
        { account: 'patients', amountCents: -1499 },
      ]);
      expect(mailsTo(request, 'storniert')).toHaveLength(1);
    },
    patience,
  );

  test(
    'is seen by the patient, who downloads both documents, and by no other patient',
    async () => {
      const request = await invoiced();
      await request.refund({}).expect(202);
      await app.runJobs();
      const { body } = await app.get(`/api/v1/clients/treatment/${request.id}`, request.patientToken).expect(200);
      expect(body.invoices).toMatchObject([
        { kind: 'invoice', isCancelled: true },
        { kind: 'cancellation', isCancelled: false },
      ]);
      const download = `/api/v1/clients/treatment/download/invoice?treatmentId=${request.id}`;
      const other = await invoiced();
      for (const { id, number } of body.invoices) {
        const file = await app.get(`${download}&invoiceId=${id}`, request.patientToken).expect(200);
        expect(file.headers['content-disposition']).toContain(number);
        await app.get(`${download}&invoiceId=${id}`, other.patientToken).expect(404);
        await app.get(`/api/v1/clients/treatment/download/invoice?treatmentId=${other.id}&invoiceId=${id}`, other.patientToken).expect(404);
      }
      const plain = await app.get(download, request.patientToken).expect(200);
      expect(plain.headers['content-disposition']).toContain(body.invoices[0].number);
    },
    patience,
  );

  test('shows in the public check of both documents, by code and by file', async () => {
    const request = await invoiced();
    const other = await invoiced();
    await request.refund({}).expect(202);
    await other.refund({ amountCents: 500 }).expect(202);
    await app.runJobs();
    const checked = [];
    for (const { id, treatmentId } of [...(await request.rows()), ...(await other.rows())]) {
      const { checkCode } = await app.knex('issued_documents').where({ recordId: id }).first();
      const { body } = await app.get(`/api/v1/clients/prescriptions/check/${checkCode}`).expect(200);
      const token = treatmentId === request.id ? request.patientToken : other.patientToken;
      const pdf = await app.get(`/api/v1/clients/treatment/download/invoice?treatmentId=${treatmentId}&invoiceId=${id}`, token).expect(200);
      const file = await app.send('post', '/api/v1/clients/prescriptions/check/file').attach('file', pdf.body, 'rechnung.pdf').expect(200);
      expect(file.body).toMatchObject({ state: 'genuine', kind: body.kind, number: body.number });
      checked.push([body.kind, body.state, file.body.prescriptionState]);
    }
    expect(checked).toEqual([
      ['invoice', 'revoked', 'revoked'],
      ['invoice-cancellation', 'genuine', null],
      ['invoice', 'reduced', 'reduced'],
      ['invoice-reduction', 'genuine', null],
    ]);
  });

  test('cancels it as well when it was made at the payment provider', async () => {
    const request = await invoiced();
    const made = await app.context.ports.stripe.refunds.create({ payment_intent: request.payment.stripePaymentIntentId });
    await deliver('refund.created', made);
    await deliver('refund.updated', made);
    expect(kindsOf(await request.read())).toEqual([
      ['invoice', 1499, true],
      ['cancellation', -1499, false],
    ]);
  });

  test('above the limit cancels it with the approval, not before', async () => {
    await setLimit(1000, '2020-01-01');
    const request = await invoiced();
    await request.refund({}).expect(202);
    expect(kindsOf(await request.read())).toEqual([['invoice', 1499, false]]);
    await request.approve(second).expect(200);
    expect(kindsOf(await request.read())).toContainEqual(['cancellation', -1499, false]);
    await setLimit(5000, '2020-01-02');
  });
});

describe('A fee that was refunded before there were documents for it', () => {
  const refundWithoutPaper = async ({ payment }: Invoiced, amountCents: number): Promise<void> => {
    const [id, at] = [randomUUID(), app.clock.now()];
    await app.knex.transaction(async (trx) => {
      const refund = {
        id,
        paymentId: payment.id,
        amountCents,
        reason: 'provider',
        status: 'done',
        stripeRefundId: `re_${id}`,
        requestedAt: at,
        refundedAt: at,
      };
      await trx('refunds').insert(refund);
      await trx('payments')
        .where({ id: payment.id })
        .update({ status: amountCents === 1499 ? 'refunded' : 'partly-refunded' });
    });
  };

  test(
    'is taken back on paper once, and the books stay as they are',
    async () => {
      const [whole, part, untouched, disputed] = [await invoiced(), await invoiced(), await invoiced(), await invoiced()];
      await refundWithoutPaper(whole, 1499);
      await refundWithoutPaper(part, 400);
      await refundWithoutPaper(disputed, 400);
      const dispute = { object: 'dispute', payment_intent: disputed.payment.stripePaymentIntentId, amount: 1099, reason: 'general', status: 'needs_response' };
      await deliver('charge.dispute.created', { id: `dp_${randomUUID()}`, ...dispute });
      const books = () => Promise.all([whole, part].map(async (one) => (await one.read()).entries));
      const before = await books();
      expect(await Promise.all([matchInvoicesJob.handler(app.ctx, {}), matchInvoicesJob.handler(app.ctx, {})])).toContainEqual({ rows: 2 });
      expect(await matchInvoicesJob.handler(app.ctx, {})).toEqual({ rows: 0 });
      await app.runJobs();
      const kinds = await Promise.all([whole, part, untouched, disputed].map(async (one) => kindsOf(await one.read())));
      expect(kinds).toEqual([
        [
          ['invoice', 1499, true],
          ['cancellation', -1499, false],
        ],
        [
          ['invoice', 1499, false],
          ['reduction', -400, false],
        ],
        [['invoice', 1499, false]],
        [['invoice', 1499, false]],
      ]);
      expect(await books()).toEqual(before);
      expect([mailsTo(whole, 'storniert').length, mailsTo(part, 'gemindert').length]).toEqual([1, 1]);
    },
    patience,
  );
});

describe('A refund of a part of the fee', () => {
  test(
    'reduces the invoice by that part; the rest later cancels what still stands',
    async () => {
      const request = await invoiced();
      await request.refund({ amountCents: 500 }).expect(202);
      const part = await request.read();
      expect(part).toMatchObject({ status: 'partly-refunded', invoice: { totalCents: 1499 } });
      expect(balanceOf(part.entries, 'doctor-fees')).toBe(-999);
      await request.refund({}).expect(202);
      await app.runJobs();
      const body = await request.read();
      expect(kindsOf(body)).toEqual([
        ['invoice', 1499, true],
        ['reduction', -500, false],
        ['cancellation', -999, false],
      ]);
      expect(balanceOf(body.entries, 'doctor-fees')).toBe(0);
      const [invoice, , cancellation] = await request.rows();
      expect(cancellation.lines).toHaveLength(invoice.lines.length + 1);
      expect([mailsTo(request, 'gemindert').length, mailsTo(request, 'storniert').length]).toEqual([1, 1]);
    },
    patience,
  );
});

test('the database takes back no more than stands of an invoice, and none that is cancelled', async () => {
  const request = await invoiced();
  const [{ id: correctsId, ...invoice }] = await request.rows();
  const add = (number: string, kind: string, totalCents: number) =>
    app.knex('invoices').insert({ ...invoice, id: randomUUID(), number, kind, totalCents, correctsId, lines: '[]', cancelledAt: null });
  await expect(add('X-1', 'cancellation', -1498)).rejects.toMatchObject({ constraint: 'invoices_correction' });
  await expect(add('X-2', 'reduction', -1499)).rejects.toMatchObject({ constraint: 'invoices_correction' });
  await expect(add('X-3', 'invoice', 1499)).rejects.toMatchObject({ constraint: 'invoices_correction' });
  await add('X-4', 'cancellation', -1499);
  await expect(add('X-5', 'cancellation', -1499)).rejects.toMatchObject({ constraint: 'invoices_correction' });
});

describe('A correction by the doctor', () => {
  const correct = (request: Invoiced, body: object, token = request.doctorToken) =>
    app.send('post', `/api/v1/backoffice/treatments/${request.id}/invoice/correct`, { reason: 'Die Beratung war kürzer.', ...body }, token);
  const items = [{ number: '1', multiplier: 2 }];

  test(
    'cancels the invoice, issues a new one and gives back the difference',
    async () => {
      const request = await invoiced();
      const [{ number }] = await request.rows();
      const before = await app.get(`/api/v1/backoffice/treatments/${request.id}`, request.doctorToken).expect(200);
      expect(before.body.case.issuedInvoice).toMatchObject({ number, totalCents: 1499, limitCents: 1499, isCorrectable: true });
      const { body } = await correct(request, { number, items }).expect(200);
      const next = number.replace(/1$/, '3');
      expect(body.case.issuedInvoice).toMatchObject({ number: next, totalCents: 933, items, limitCents: 933, isCorrectable: true });
      await app.runJobs();
      const payment = await request.read();
      expect(payment).toMatchObject({ status: 'offset', invoice: { number: next }, refunds: [{ cause: 'rest', amountCents: 566, status: 'done' }] });
      expect(kindsOf(payment)).toEqual([
        ['invoice', 1499, true],
        ['cancellation', -1499, false],
        ['invoice', 933, false],
      ]);
      expect(['doctor-fees', 'patients', 'refunds-due'].map((account) => balanceOf(payment.entries, account))).toEqual([-933, 0, 0]);
      expect([mailsTo(request, 'korrigiert').length, mailsTo(request, 'storniert').length]).toEqual([1, 0]);
      const seen = await app.get(`/api/v1/clients/treatment/${request.id}`, request.patientToken).expect(200);
      expect(seen.body.invoices).toHaveLength(3);
      await request.refund({}).expect(202);
      expect(kindsOf(await request.read()).at(-1)).toEqual(['cancellation', -933, false]);
    },
    patience,
  );

  test('sent twice happens once; of a refunded fee, by another doctor, or of more than the deposit it is refused', async () => {
    const request = await invoiced();
    const [{ number }] = await request.rows();
    await correct(request, { number, items: [{ number: '34', multiplier: 2.3 }] }).expect(422, /treatment.invoiceAboveDeposit/);
    await correct(request, { number, items: [{ number: '1', multiplier: 2.4 }] }).expect(422, /treatment.invoiceInvalid/);
    await correct(request, { number, items, reason: ' ' }).expect(400);
    await correct(request, { number, items }, (await invoiced()).doctorToken).expect(404, /treatment.notFound/);
    const answers = await Promise.all([correct(request, { number, items }), correct(request, { number, items })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await request.rows()).toHaveLength(3);
    const refunded = await invoiced();
    await refunded.refund({}).expect(202);
    const [{ number: cancelled }] = await refunded.rows();
    await correct(refunded, { number: cancelled, items }).expect(409, /treatment.invoiceNotCorrectable/);
  });

  test('keeps what was given up before: the new invoice is not above what is left', async () => {
    const request = await invoiced();
    await request.refund({ amountCents: 600 }).expect(202);
    const [{ number }] = await request.rows();
    await correct(request, { number, items }).expect(422, /treatment.invoiceAboveDeposit/);
    await correct(request, { number, items: [{ number: '1', multiplier: 1.5 }] }).expect(200);
    expect(kindsOf(await request.read())).toEqual([
      ['invoice', 1499, true],
      ['reduction', -600, false],
      ['cancellation', -899, false],
      ['invoice', 699, false],
    ]);
  });
});
