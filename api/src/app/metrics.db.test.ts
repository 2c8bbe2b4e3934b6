import { newId } from '../kernel/ids.ts';
import { duration, later } from '../kernel/clock.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { buildPatient } from '../../../seeds/factories/users.ts';
import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { createMetrics, serveMetrics, type MetricsServer } from './metrics.ts';

let app: TestApp;
let server: MetricsServer;
beforeAll(async () => {
  app = await startTestApp({ environment: { ROLE: 'all' } });
  server = await serveMetrics(createMetrics(app.context), { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.stop();
  await app.close();
});

const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
const valueOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')[1],
  );

test('metrics tell of the process, its connections and what waits, and of nobody', async () => {
  const patient = await buildPatient(app.knex, { firstName: 'Kanarienvogel' });
  await buildTreatment(app.knex, { status: 'in-review', patientId: patient.id, submittedAt: later(app.clock.now(), -2 * duration.hours) });
  const job = { data: '{}', createdOn: later(app.clock.now(), -600_000), startAfter: later(app.clock.now(), -600_000) };
  await app.knex('pgboss.job').insert([
    { id: newId(), name: 'mails.deliver', state: 'retry', ...job },
    { id: newId(), name: 'dead', state: 'created', sourceName: 'mails.deliver', ...job },
  ]);
  await app.knex('service_outages').insert({ service: 'mail', since: later(app.clock.now(), -3_600_000), triedAt: app.clock.now() });
  const text = await read();
  expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(valueOf(text, 'blattwerk_database_connections{pool="requests",state="waiting"}')).toBe(0);
  expect(valueOf(text, 'blattwerk_waiting{of="jobs",label="mails.deliver"}')).toBe(1);
  expect(valueOf(text, 'blattwerk_waiting{of="jobs",label="dead"}')).toBe(1);
  expect(valueOf(text, 'blattwerk_oldest_seconds{of="jobs",label="mails.deliver"}')).toBeCloseTo(600, -1);
  expect(valueOf(text, 'blattwerk_oldest_seconds{of="outages",label="mail"}')).toBeCloseTo(3600, -1);
  expect(valueOf(text, 'blattwerk_waiting{of="treatments",label="in-review"}')).toBe(1);
  expect(valueOf(text, 'blattwerk_oldest_seconds{of="treatments",label="in-review"}')).toBeCloseTo(7200, -1);
  expect(text).not.toMatch(/Kanarienvogel|@/);
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
});
