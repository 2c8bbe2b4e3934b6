import { startTestApp, type TestApp } from '../../../test/app.ts';
import { sized } from '../../../test/security/size.ts';
import { buildAdmin } from '../../../../seeds/factories/users.ts';

/** A million in `npm run test:full`. */
const rows = sized(3000, 1_000_000);
/** What writing may add to the process, however many rows there are. */
const mostMegabytes = 250;

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.tokenOf(await buildAdmin(test.knex));
  await test.knex.raw(
    `INSERT INTO marketing_patients (id, email, source, campaign_name, locale)
     SELECT gen_random_uuid(), 'k' || n || '@example.org', 'market', 'Kampagne ' || n, 'de' FROM generate_series(1, ?) AS n`,
    [rows],
  );
});
afterAll(() => test.close());

/** Runs the steps and says how much memory the process had more at its peak. */
const peakOf = async (steps: () => Promise<void>): Promise<number> => {
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
  try {
    await steps();
  } finally {
    clearInterval(timer);
  }
  return (peak - before) / 1_000_000;
};

it.each(['csv', 'xlsx'])(
  'a list of any length is written as %s in the same memory',
  async (format) => {
    const { id } = (await test.send('post', '/api/v1/backoffice/marketing-patients/exports', { format }, admin).expect(202)).body;
    const startedAt = Date.now();
    const megabytes = await peakOf(() => test.runJobs());
    process.stdout.write(`EXP: ${rows} rows as ${format} in ${Math.round((Date.now() - startedAt) / 1000)} s, ${Math.round(megabytes)} MB more at the peak\n`);
    expect((await test.get(`/api/v1/backoffice/exports/${id}`, admin).expect(200)).body).toMatchObject({ status: 'done', rows, total: rows });
    expect(megabytes).toBeLessThan(mostMegabytes);
  },
  sized(60_000, 1_800_000),
);
