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
}, patience);
afterAll(() => app.close());

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
