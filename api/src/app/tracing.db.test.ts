import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { buildAdmin, buildPatient } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { inSpan } from '../kernel/spans.ts';
import { createApp, listen, type RunningServer } from './server.ts';
import { startTracing, type Tracing } from './tracing.ts';

interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

let app: TestApp;
let collector: Server;
let tracing: Tracing;
let web: RunningServer;
let received = '';
const spans: CollectedSpan[] = [];

beforeAll(async () => {
  app = await startTestApp();
  collector = createServer(async (request, response) => {
    const text = (await buffer(request)).toString();
    received += text;
    const body = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] };
    spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  tracing = startTracing(app.context, `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  web = await listen(await createApp(app.context, { pages: false, observers: [tracing.requests] }), 0);
});
afterAll(async () => {
  await web.stop();
  collector.closeAllConnections();
  collector.close();
  await app.close();
});

const textOf = ({ attributes }: CollectedSpan, key: string): string | number | undefined => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('a request and a job are traced with their statements, and nothing in the traces names a person', async () => {
  const patient = await buildPatient(app.knex, { firstName: 'Kanarienvogel', email: 'kanarienvogel@example.org' });
  const token = await app.tokenOf(await buildAdmin(app.knex));
  const query = new URLSearchParams({ q: 'Kanarienvogel', filters: JSON.stringify([{ field: 'email', operator: 'eq', value: patient.email }]) });
  const answer = await fetch(`http://127.0.0.1:${web.port}/api/v1/backoffice/patients?${query}`, { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.text()).toContain('Kanarienvogel');
  await fetch(`http://127.0.0.1:${web.port}/api/v1/backoffice/patients/${patient.id}`, { headers: { authorization: `Bearer ${token}` } });
  await expect(
    inSpan('job test', {}, async () => {
      await app.knex('users').where({ email: patient.email }).first();
      throw new TypeError(`no mail for ${patient.email}`);
    }),
  ).rejects.toThrow(TypeError);
  await tracing.stop();

  const request = spans.find(({ name }) => name === 'patients.list')!;
  expect(textOf(request, 'http.route')).toBe('/backoffice/patients');
  expect(textOf(request, 'http.response.status_code')).toBe(200);
  expect(textOf(request, 'blattwerk.request_id')).toBe(answer.headers.get('x-request-id'));
  const statements = spans.filter(({ traceId, parentSpanId }) => traceId === request.traceId && parentSpanId === request.spanId);
  expect(statements.some((statement) => /from "users"|from "patients"/.test(String(textOf(statement, 'db.query.text'))))).toBe(true);
  const job = spans.find(({ name }) => name === 'job test')!;
  expect(textOf(job, 'error.type')).toBe('TypeError');
  expect(spans.filter(({ parentSpanId }) => parentSpanId === job.spanId)).toHaveLength(1);
  expect(job.traceId).not.toBe(request.traceId);
  expect(received).not.toMatch(/kanarienvogel/i);
  expect(received).not.toContain(patient.id);
});

test('without a collector nothing is traced', async () => {
  const before = spans.length;
  await fetch(`http://127.0.0.1:${web.port}/api/v1/clients/pharmacies/table`);
  expect(await inSpan('nothing', {}, () => Promise.resolve(1))).toBe(1);
  expect(spans).toHaveLength(before);
});
