import { randomUUID } from 'node:crypto';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { deliverEvent } from '../../../test/money/stripe-event.ts';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';
import { readPdf } from '../../adapters/pdf/testing/read-pdf.ts';

const patience = 60_000;
const diagnosis = 'Chronische Schmerzen (R52.2)';

let app: TestApp;
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startTestApp({ environment: { STRIPE_API_URL: sandbox.url } });
  await app.knex('settings').insert({ key: 'treatments.undoSeconds', value: '0', validFrom: new Date('2020-01-01T00:00:00Z') });
}, patience);
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
beforeEach(() => void (app.mails.length = 0));

type Status = NonNullable<Parameters<typeof buildTreatment>[1]>['status'];

const request = async (status: Status) => {
  const [patient, doctor] = [await buildPatient(app.knex), await buildDoctor(app.knex)];
  const dates = status === 'in-review' ? { submittedAt: app.clock.now(), dueAt: app.clock.now() } : { doctorId: doctor.id, diagnosis };
  const { id } = await buildTreatment(app.knex, { status, patientId: patient.id, ...dates });
  const [token, doctorToken] = [await app.tokenOf(patient), await app.tokenOf(doctor)];
  const path = `/api/v1/clients/treatment/${id}`;
  return {
    ...{ id, patient, doctorToken },
    choose: (isWanted: boolean, caller = token) => app.send('post', `${path}/invoice-diagnosis`, { isWanted }, caller),
    read: async () => (await app.get(path, token).expect(200)).body,
    rows: () => app.knex('invoices').where({ treatmentId: id }).orderBy('number'),
    text: async (invoiceId?: string): Promise<string> => {
      const query = `treatmentId=${id}${invoiceId ? `&invoiceId=${invoiceId}` : ''}`;
      return readPdf((await app.get(`/api/v1/clients/treatment/download/invoice?${query}`, token).expect(200)).body).text.replaceAll(/\s+/g, ' ');
    },
    approve: async () => {
      const office = `/api/v1/backoffice/treatments/${id}`;
      await app.send('post', `${office}/claim`, {}, doctorToken).expect(200);
      const plan = { productId: (await buildProduct(app.knex)).id, quantity: 10, unit: 'g', form: 'Cannabisblüten, unzerkleinert', singleDose: '0,1 g' };
      const medicationPlan = [{ ...plan, dailyDose: '0,5 g', instructions: 'Verdampfen bei 180 °C.' }];
      await app.send('post', `${office}/approve`, { medicationPlan, diagnosis, remoteJustification: 'Stabiler Verlauf.' }, doctorToken).expect(200);
      await app.runJobs();
    },
  };
};

const dispute = async (treatmentId: string): Promise<void> => {
  const { stripePaymentIntentId } = await app.knex('payments').where({ treatmentId }).first();
  const object = {
    id: `dp_${randomUUID()}`,
    object: 'dispute',
    payment_intent: stripePaymentIntentId,
    amount: 1499,
    reason: 'general',
    status: 'needs_response',
  };
  await deliverEvent(app, 'charge.dispute.created', object);
};

const actionsOf = async (id: string): Promise<string[]> =>
  (await app.knex('audit_events').where({ patientId: id }).whereIn('action', ['treatment.choose-invoice-diagnosis', 'invoice.restate']).orderBy('id')).map(
    ({ action }: { action: string }) => action,
  );

describe('Before the decision', () => {
  test(
    'the invoice states the diagnosis only for the patient who chose that',
    async () => {
      const [silent, chosen] = [await request('in-review'), await request('in-review')];
      expect(await silent.read()).toMatchObject({ isDiagnosisOnInvoice: false, abilities: expect.arrayContaining(['choose-invoice-diagnosis']) });
      const { body } = await chosen.choose(true).expect(200);
      expect(body.isDiagnosisOnInvoice).toBe(true);
      await silent.approve();
      await chosen.approve();
      expect(await silent.text()).not.toContain(diagnosis);
      expect(await chosen.text()).toContain(diagnosis);
      expect((await chosen.read()).invoices).toMatchObject([{ kind: 'invoice', isWithDiagnosis: true }]);
      await chosen.choose(false).expect(409, /treatment.invoiceDiagnosisFixed/);
      expect(await actionsOf(chosen.patient.id)).toEqual(['treatment.choose-invoice-diagnosis']);
    },
    patience,
  );

  test(
    'the choice can be taken back, and changes nothing else of the request',
    async () => {
      const one = await request('in-review');
      const before = await app.knex('treatments').where({ id: one.id }).first();
      await one.choose(true).expect(200);
      await one.choose(true).expect(200);
      expect(await app.knex('treatments').where({ id: one.id }).first()).toEqual({ ...before, isDiagnosisOnInvoice: true });
      await one.choose(false).expect(200);
      await one.approve();
      expect(await one.text()).not.toContain(diagnosis);
      expect(await actionsOf(one.patient.id)).toHaveLength(2);
    },
    patience,
  );
});

describe('After the decision', () => {
  test(
    'the invoice is cancelled, and a new one about the same amount states the diagnosis; asked twice it happens once',
    async () => {
      const one = await request('approved');
      await Promise.all([one.choose(true), one.choose(true)]);
      await app.runJobs();
      const [former, cancellation, invoice, ...more] = await one.rows();
      expect(more).toEqual([]);
      expect([former, cancellation, invoice]).toMatchObject([
        { kind: 'invoice', isWithDiagnosis: false, cancelledAt: app.clock.now() },
        { kind: 'cancellation', totalCents: -1499, isWithDiagnosis: false },
        { kind: 'invoice', totalCents: 1499, lines: former.lines, correctsId: former.id, isWithDiagnosis: true },
      ]);
      expect(await one.text()).toMatch(/Auf Wunsch der Patientin oder des Patienten nennt die neue Rechnung die Diagnose/);
      expect(await one.text()).toContain(diagnosis);
      for (const { id } of [former, cancellation]) expect(await one.text(id)).not.toContain(diagnosis);
      expect((await one.read()).abilities).not.toContain('choose-invoice-diagnosis');
      expect(app.mails.filter(({ to, text }) => to === one.patient.email && text.includes(invoice.number))).toHaveLength(1);
      expect(await actionsOf(one.patient.id)).toEqual(['treatment.choose-invoice-diagnosis', 'invoice.restate']);
      const balance = "-ledger_balance(?, 'doctor-fees')";
      expect(await app.knex.first(app.knex.raw(`${balance} AS cents`, [invoice.paymentId]))).toEqual({ cents: 1499 });
    },
    patience,
  );

  test(
    'what was given up of the fee stays given up, and the doctor’s later correction keeps the diagnosis',
    async () => {
      const one = await request('approved');
      const payment = await app.knex('payments').where({ treatmentId: one.id }).first();
      const admin = await app.tokenOf(await buildAdmin(app.knex));
      await app.send('post', `/api/v1/backoffice/payments/${payment.id}/refund`, { reason: 'Kulanz', amountCents: 500 }, admin).expect(202);
      await one.choose(true).expect(200);
      await app.runJobs();
      const restated = (await one.rows()).at(-1);
      expect(restated).toMatchObject({ kind: 'invoice', totalCents: 999, isWithDiagnosis: true });
      expect(await one.text()).toContain(diagnosis);
      const correction = { number: restated.number, items: [{ number: '1', multiplier: 1.5 }], reason: 'Die Beratung war kürzer.' };
      await app.send('post', `/api/v1/backoffice/treatments/${one.id}/invoice/correct`, correction, one.doctorToken).expect(200);
      expect((await one.rows()).at(-1)).toMatchObject({ kind: 'invoice', totalCents: 699, isWithDiagnosis: true });
    },
    patience,
  );

  test('a disputed payment keeps its invoice, and a refunded fee has none to state it on', async () => {
    const [disputed, refunded] = [await request('approved'), await request('approved')];
    await dispute(disputed.id);
    await disputed.choose(true).expect(409, /treatment.invoiceDiagnosisFixed/);
    const payment = await app.knex('payments').where({ treatmentId: refunded.id }).first();
    const admin = await app.tokenOf(await buildAdmin(app.knex));
    await app.send('post', `/api/v1/backoffice/payments/${payment.id}/refund`, { reason: 'Kulanz' }, admin).expect(202);
    await refunded.choose(true).expect(409, /treatment.invoiceDiagnosisFixed/);
  });
});

test.each(['declined', 'cancelled', 'expired'] as const)('a request that was %s has no diagnosis to state', async (status) => {
  const one = await request(status);
  await one.choose(true).expect(409, /treatment.invoiceDiagnosisFixed/);
});

test('nobody else chooses: neither another patient nor the doctor', async () => {
  const one = await request('in-review');
  const other = await request('in-review');
  await one.choose(true, await app.tokenOf(other.patient)).expect(404, /treatment.notFound/);
  await one.choose(true, one.doctorToken).expect(403);
  expect((await one.read()).isDiagnosisOnInvoice).toBe(false);
});
