import { perAccount } from '@blattwerk/contract/payments/ledger';
import iconv from 'iconv-lite';
import { buildPayment, buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '../../kernel/ids.ts';
import { accountNumber } from './datev-accounts.ts';

const path = '/api/v1/backoffice/money';
const month = '2026-03';

let test: TestApp;
let admin = '';
beforeAll(async () => {
  test = await startTestApp();
  const user = await buildAdmin(test.knex);
  admin = await test.tokenOf(user);
  // The last moment of February and the first of April, in Berlin, belong to their own months.
  for (const paidAt of ['2026-02-28T22:59:59Z', '2026-02-28T23:00:00Z', '2026-03-10T12:00:00Z', '2026-03-31T21:59:59Z', '2026-03-31T22:00:00Z'])
    await buildPayment(test.knex, { paidAt: new Date(paidAt) });
  await buildPayment(test.knex, { status: 'refunded', paidAt: new Date('2026-03-05T12:00:00Z'), refundedAt: new Date('2026-03-20T12:00:00Z') });
  await buildTreatment(test.knex, { status: 'approved', submittedAt: new Date('2026-03-11T12:00:00Z'), decidedAt: new Date('2026-03-12T12:00:00Z') });
  const at = new Date('2026-03-10T12:00:00Z');
  await test.knex('balanceTransactions').insert({ id: 'txn_1', type: 'charge', amountCents: 1499, feeCents: 47, createdAt: at });
});
afterAll(() => test.close());

const amounts = (list: { kind: string; cents: number; payments: number }[]) => Object.fromEntries(list.map(({ kind, ...rest }) => [kind, Object.values(rest)]));
const download = async (): Promise<string> => {
  const { body } = await test
    .get(`${path}/datev?month=${month}`, admin)
    .responseType('blob')
    .expect(200)
    .expect('Content-Type', /windows-1252/);
  return iconv.decode(body as Buffer, 'win1252');
};

describe('The money of a month', () => {
  it('is counted by kind, for the month and its weeks, by the days of Berlin', async () => {
    const { body } = await test.get(`${path}?month=${month}`, admin).expect(200);
    expect(amounts(body.totals)).toEqual({ deposits: [5 * 1499, 5], refunds: [1499, 1], disputes: [0, 0], 'provider-fees': [47, 0], fees: [1499, 1] });
    expect(body.periods.map(({ firstOn, lastOn }: Record<string, string>) => `${firstOn} ${lastOn}`)).toEqual([
      ...['2026-03-01 2026-03-01', '2026-03-02 2026-03-08', '2026-03-09 2026-03-15', '2026-03-16 2026-03-22', '2026-03-23 2026-03-29', '2026-03-30 2026-03-31'],
    ]);
    expect(body.periods[0].startsAt).toBe('2026-02-28T23:00:00.000Z');
    expect(body.periods.map((period: { amounts: [] }) => amounts(period.amounts)['deposits']?.[1])).toEqual([1, 1, 2, 0, 0, 1]);
  });

  it('stands beside the eleven months before it, and is the present one unless another is named', async () => {
    const { body } = await test.get(`${path}?month=${month}&by=month`, admin).expect(200);
    expect([body.periods.length, body.periods[0].firstOn, body.periods[11].lastOn]).toEqual([12, '2025-04-01', '2026-03-31']);
    expect(amounts(body.periods[10].amounts)['deposits']).toEqual([1499, 1]);
    expect((await test.get(path, admin).expect(200)).body.month).toMatch(/^20\d\d-\d\d$/);
    await test.get(`${path}?month=2026-13`, admin).expect(400);
  });

  it('adds up to what our balance at the provider changed by', async () => {
    const { totals } = (await test.get(`${path}?month=${month}`, admin).expect(200)).body;
    const of = (kind: string): number => amounts(totals)[kind]?.[0] ?? 0;
    const entries = await test.knex('ledgerEntries').join('ledgerTransactions', 'ledgerTransactions.id', 'transactionId').where({ account: 'provider' })
      .whereRaw(`to_char(at AT TIME ZONE 'Europe/Berlin', 'YYYY-MM') = ?`, [month]).sum('amountCents as cents'); // prettier-ignore
    expect(of('deposits') - of('refunds') - of('disputes') - of('provider-fees')).toBe(Number(entries[0]?.['cents']));
  });

  it('leads to a payment in each month in which its money moved, and in none between', async () => {
    const { id: treatmentId } = await buildTreatment(test.knex, {
      status: 'approved',
      submittedAt: new Date('2024-01-09T12:00:00Z'),
      decidedAt: new Date('2024-01-10T12:00:00Z'),
    });
    const { id: paymentId } = await test.knex('payments').where({ treatmentId }).first('id');
    const invoice = await test.knex('invoices').where({ treatmentId }).first();
    for (const [days, cents] of [
      [60, 300],
      [120, 200],
    ] as const) {
      const at = new Date(Date.parse('2024-01-10T12:00:00Z') + days * 24 * 3_600_000);
      const shared = {
        treatmentId,
        doctorId: invoice.doctorId,
        paymentId,
        currency: 'EUR',
        serviceOn: invoice.serviceOn,
        lines: JSON.stringify(invoice.lines),
      };
      const number = `${invoice.number}-${days}`;
      await test.knex.transaction(async (trx) => {
        await trx('invoices').insert({ ...shared, id: newId(), number, kind: 'reduction', correctsId: invoice.id, totalCents: -cents, issuedAt: at });
        const refund = { id: newId(), paymentId, amountCents: cents, reason: 'provider', status: 'done', requestedAt: at, refundedAt: at };
        await trx('refunds').insert({ ...refund, stripeRefundId: `re_${refund.id}` });
        await trx('payments').where({ id: paymentId }).update({ status: 'partly-refunded' });
      });
    }
    const found: unknown[] = [];
    for (const one of ['2024-01', '2024-02', '2024-03', '2024-04', '2024-05']) {
      const { totals, periods } = (await test.get(`${path}?month=${one}`, admin).expect(200)).body;
      const [from, until] = [periods[0].startsAt, new Date(new Date(periods.at(-1).endsAt).getTime() - 1).toISOString()];
      const counts = await Promise.all(
        [
          ['fees', 'feeAt'],
          ['refunds', 'refundedAt'],
        ].map(async ([kind = '', field]) => {
          const filters = JSON.stringify([{ field, operator: 'gte', value: from }, { field, operator: 'lte', value: until }]); // prettier-ignore
          const { body } = await test.get(`/api/v1/backoffice/payments?filters=${encodeURIComponent(filters)}`, admin).expect(200);
          expect([one, kind, body.total]).toEqual([one, kind, amounts(totals)[kind]?.[1]]);
          return body.total;
        }),
      );
      found.push([one, ...counts]);
    }
    expect(found).toEqual([['2024-01', 1, 0], ['2024-02', 0, 0], ['2024-03', 1, 1], ['2024-04', 0, 0], ['2024-05', 1, 1]]); // prettier-ignore
  });

  it('leads to the payments that it is made of', async () => {
    const { totals, periods } = (await test.get(`${path}?month=${month}`, admin).expect(200)).body;
    const [from, until] = [periods[0].startsAt, new Date(new Date(periods.at(-1).endsAt).getTime() - 1).toISOString()];
    for (const [kind, field] of [
      ['deposits', 'paidAt'],
      ['refunds', 'refundedAt'],
      ['fees', 'feeAt'],
    ] as const) {
      const filters = JSON.stringify([{ field, operator: 'gte', value: from }, { field, operator: 'lte', value: until }]); // prettier-ignore
      const { body } = await test.get(`/api/v1/backoffice/payments?filters=${encodeURIComponent(filters)}`, admin).expect(200);
      expect([kind, body.total]).toEqual([kind, amounts(totals)[kind]?.[1]]);
    }
  });
});

describe('The DATEV file of a month', () => {
  it('holds the books’ own sums for each account, and is the same each time', async () => {
    const text = await download();
    expect(await download()).toBe(text);
    const [head = '', columns = '', ...lines] = text.split('\r\n').slice(0, -1);
    expect([head.slice(0, 34), columns.split(';').length]).toEqual(['"EXTF";700;21;"Buchungsstapel";13;', 125]);
    const sums: Record<string, number> = {};
    for (const line of lines) {
      const fields = line.split(';');
      const cents = Math.round(Number((fields[0] ?? '').replace(',', '.')) * 100);
      sums[fields[6] ?? ''] = (sums[fields[6] ?? ''] ?? 0) + cents;
      sums[fields[7] ?? ''] = (sums[fields[7] ?? ''] ?? 0) - cents;
    }
    const books = await test.knex('ledgerEntries').join('ledgerTransactions', 'ledgerTransactions.id', 'transactionId').groupBy('account')
      .whereRaw(`to_char(at AT TIME ZONE 'Europe/Berlin', 'YYYY-MM') = ?`, [month]).select('account').sum('amountCents as cents'); // prettier-ignore
    expect(sums).toEqual(Object.fromEntries(books.map(({ account, cents }) => [accountNumber('skr03', perAccount(0), account), Number(cents)])));
  });

  it('is written in the code page 1252, and leaves a line in the audit log', async () => {
    const { body } = await test.get(`${path}/datev?month=${month}`, admin).responseType('blob').expect(200);
    expect((body as Buffer).includes(Buffer.from('Gegenkonto (ohne BU-Schl\u00fcssel)', 'latin1'))).toBe(true);
    const rows = await test.knex('auditEvents').where({ action: 'ledger.export' });
    expect(rows.at(-1)).toMatchObject({ actorRole: 'admin', objectType: 'ledger', after: { month } });
  });

  it('takes its numbers from the settings', async () => {
    const set = (key: string, value: unknown) => test.knex('settings').insert({ key, value: JSON.stringify(value), validFrom: new Date(0) });
    await set('datev.chart', 'skr04');
    await set('datev.consultant', 29_098);
    const [head = '', , first = ''] = (await download()).split('\r\n');
    expect([head.split(';')[10], head.split(';')[26], first.split(';')[6]]).toEqual(['29098', '"04"', '1460']);
  });
});

it('the balance says who was told of differences', async () => {
  const user = await buildAdmin(test.knex, { firstName: 'Ruth', lastName: 'Kassenwart' });
  const differences = JSON.stringify([{ payment: null, reference: 'pi_other', ours: 0, theirs: 1499 }]);
  await test.knex('reconciliations').insert({ id: newId(), finishedAt: test.clock.now(), differences, told: [user.id] });
  const { body } = await test.get('/api/v1/backoffice/ledger/balance', admin).expect(200);
  expect(body).toMatchObject({ sumCents: 0, told: ['Ruth Kassenwart'], differences: [{ payment: null, reference: 'pi_other' }] });
});
