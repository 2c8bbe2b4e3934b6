import { readdirSync, readFileSync } from 'node:fs';
import express, { type Express } from 'express';
import { attachRouting, createConfig } from 'express-zod-api';
import knexFactory from 'knex';
import request from 'supertest';
import { knexConfig } from '../../../knexfile.ts';
import { buildAdmin, buildDoctor } from '../../../seeds/factories/users.ts';
import { resultHandler } from '../../src/http/result-handler.ts';
import { routesOf } from '../../src/http/routes.ts';
import { startTestApp, type TestApp } from '../app.ts';
import * as endpoints from './endpoints.ts';
import { up } from './migration.ts';

const root = new URL('../../../', import.meta.url);
const filesIn = (folder: string): string[] => readdirSync(new URL(folder, root)).filter((file) => !file.includes('.test.'));
/** Pages of the product that a new resource gets a line in, found by the line of one that is there. */
const screenPages = ['admin/src/resources/index.ts'];
const apiPages = ['contract/src/operations.ts', 'contract/src/access-log/action-words.ts', 'api/src/app/permissions-market.ts', 'api/src/app/routing/admin.ts'];

/** The resource's endpoints behind the same door as the product's. */
const serverOf = ({ app, context }: TestApp): Express => {
  const server = express();
  server.locals = app.locals;
  server.use(express.json());
  attachRouting(
    createConfig({ app: server, cors: false, logger: context.log as never, startupLogo: false, errorHandler: resultHandler }),
    routesOf([endpoints]),
  );
  return server;
};

let test: TestApp;
let server: Express;
let admin: string;
beforeAll(async () => {
  test = await startTestApp();
  const owner = knexFactory(knexConfig(test.context.config.DATABASE_URL));
  await up(owner);
  await owner.destroy();
  server = serverOf(test);
  admin = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(() => test.close());

const base = '/api/v1/backoffice/couriers';
const get = (path: string, token = admin) => request(server).get(`${base}${path}`).set('Authorization', `Bearer ${token}`);
const send = (method: 'post' | 'patch', path: string, body: object, token = admin) =>
  request(server)[method](`${base}${path}`).set('Authorization', `Bearer ${token}`).send(body);
const add = async (name: string) => (await send('post', '', { name }).expect(201)).body;

describe('A new back-office resource', () => {
  it('takes four files over endpoints that are there, and twelve with its own table and API', () => {
    for (const page of [...screenPages, ...apiPages]) expect([page, /vaporizer/.test(readFileSync(new URL(page, root), 'utf8'))]).toEqual([page, true]);
    const screens = [...filesIn('admin/test/new-resource/'), ...screenPages];
    expect(screens).toHaveLength(4);
    expect([...screens, ...filesIn('api/test/new-resource/'), ...apiPages]).toHaveLength(12);
  });

  it('is listed page by page with a total, filtered and ordered by its own fields, and by no others', async () => {
    for (const name of ['Carla', 'Anton', 'Berta']) await add(name);
    const first = await get('?page=1&pageSize=2').expect(200);
    expect(first.body).toMatchObject({ total: 3, items: [{ name: 'Anton' }, { name: 'Berta' }] });
    const filters = JSON.stringify([{ field: 'name', operator: 'contains', value: 'ar' }]);
    expect((await get(`?sort=-name&filters=${encodeURIComponent(filters)}`).expect(200)).body).toMatchObject({ total: 1, items: [{ name: 'Carla' }] });
    const foreign = JSON.stringify([{ field: 'createdAt', operator: 'nnull', value: null }]);
    for (const query of ['?sort=createdAt', `?filters=${encodeURIComponent(foreign)}`])
      expect((await get(query).expect(400)).body.code).toBe('server.badRequest');
  });

  it('is added and changed from the version that was read, with what differs in the audit log', async () => {
    const { id } = await add('Dora');
    const { body } = await send('patch', `/${id}`, { name: 'Dora', phone: '030 23125-001', version: 1 }).expect(200);
    expect(body).toMatchObject({ id, phone: '030 23125-001', version: 2 });
    const stale = await send('patch', `/${id}`, { phone: null, version: 1 }).expect(409);
    expect(stale.body).toMatchObject({ code: 'server.conflict', details: { current: { version: 2 }, yours: { phone: null } } });
    await send('patch', `/${id}`, { phone: null }).expect(400);
    expect((await send('patch', `/${id}`, { name: 'Dora', version: 2 }).expect(200)).body.version).toBe(2);
    const lines = await test.knex('audit_events').where({ objectId: id }).orderBy('id').select('action', 'before', 'after');
    expect(lines).toEqual([
      { action: 'courier.create', before: null, after: { name: 'Dora' } },
      { action: 'courier.update', before: { phone: null }, after: { phone: '030 23125-001' } },
    ]);
  });

  it('is not there for other roles, and a missing record is not found', async () => {
    const doctor = await test.tokenOf(await buildDoctor(test.knex));
    expect((await get('', doctor)).status).toBe(403);
    await get('/00000000-0000-4000-8000-000000000000').expect(404);
  });
});
