import knexFactory, { type Knex } from 'knex';
import { knexConfig } from '../../../../knexfile.ts';
import { buildPayment, buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '../../kernel/ids.ts';

let test: TestApp;
let owner: Knex;
beforeAll(async () => {
  test = await startTestApp();
  owner = knexFactory({ ...knexConfig(test.context.config.DATABASE_URL), pool: { min: 0, max: 1 } });
});
afterAll(async () => {
  await owner.destroy();
  await test.close();
});

const paymentOf = (treatmentId: string) => test.knex('payments').where({ treatmentId }).first();
const balancesOf = async (paymentId: string): Promise<Record<string, number>> => {
  const rows = await test
    .knex('ledger_entries')
    .join('ledger_transactions', 'ledger_transactions.id', 'transactionId')
    .where({ paymentId })
    .groupBy('account')
    .select('account')
    .sum('amountCents as cents');
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]).filter(([, cents]) => cents !== 0));
};

describe('The ledger', () => {
  it('holds the deposit, what it is offset against and the doctor’s fee', async () => {
    const treatment = await buildTreatment(test.knex, { status: 'approved' });
    const payment = await paymentOf(treatment.id);
    expect(await balancesOf(payment.id)).toEqual({ provider: 1499, 'doctor-fees': -1499 });
    const declined = await paymentOf((await buildTreatment(test.knex, { status: 'declined' })).id);
    expect(await balancesOf(declined.id)).toEqual({ provider: 1072, 'doctor-fees': -1072 });
    expect(declined.status).toBe('offset');
  });

  it('owes a promised refund until it is made', async () => {
    expect(await balancesOf((await buildPayment(test.knex, { status: 'refund-pending' })).id)).toEqual({ provider: 1499, 'refunds-due': -1499 });
    expect(await balancesOf((await buildPayment(test.knex, { status: 'refunded' })).id)).toEqual({});
  });

  it('refuses entries that do not sum to zero, when the transaction ends', async () => {
    await buildPayment(test.knex);
    const unbalanced = owner.transaction(async (trx) => {
      const { id: transactionId } = await trx('ledger_transactions').first('id');
      await trx('ledger_entries').insert({ transactionId, account: 'provider', amountCents: 1 });
    });
    await expect(unbalanced).rejects.toMatchObject({ constraint: 'ledger_sum_zero' });
    const empty = owner('ledger_transactions').insert({ kind: 'deposit', reference: 'pi_empty', at: new Date() });
    await expect(empty).rejects.toMatchObject({ constraint: 'ledger_sum_zero' });
  });

  it.each(['ledger_transactions', 'ledger_entries'])('%s takes no change and no deletion, from nobody', async (table) => {
    await buildPayment(test.knex);
    for (const change of [`UPDATE ${table} SET id = DEFAULT`, `DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`])
      await expect(owner.raw(change)).rejects.toMatchObject({ code: '42501' });
  });

  it.each(['refunded', 'offset', 'open', 'disputed'])('refuses a paid payment that says %s while its entries do not', async (status) => {
    const { id } = await buildPayment(test.knex);
    const change = test.knex('payments').where({ id }).update({ status, offsetAt: null });
    await expect(change).rejects.toMatchObject({ code: '23514' });
  });

  it('refuses a payment that says paid without a deposit', async () => {
    const { id } = await buildPayment(test.knex, { status: 'open' });
    await expect(
      test.knex('payments').where({ id }).update({ status: 'refund-pending', stripePaymentIntentId: 'pi_x', paidAt: new Date() }),
    ).rejects.toMatchObject({
      constraint: 'payments_status_follows_ledger',
    });
  });

  it('lets of two refunds at once only that through which is left', async () => {
    const { id: paymentId } = await buildPayment(test.knex);
    const refund = () =>
      test.knex.transaction(async (trx) => {
        await trx('refunds').insert({ id: newId(), paymentId, amountCents: 1000, reason: 'cancelled', status: 'pending' });
        await trx('payments')
          .where({ id: paymentId })
          .update({ status: trx.raw('ledger_status(id)') });
      });
    const outcomes = await Promise.allSettled([refund(), refund(), refund()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ constraint: 'refunds_within_payment' });
    expect(await balancesOf(paymentId)).toEqual({ provider: 1499, deposits: -499, 'refunds-due': -1000 });
  });
});
