import type { OperationId } from '@blattwerk/contract/operations';
import { buildAdmin, buildDoctor, buildPatient } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { send } from '../../test/permissions/calls.ts';
import { samples } from '../../test/permissions/samples.ts';
import type { Call, Caller } from '../../test/permissions/sample.ts';
import { listRoutes, type Route } from '../../test/permissions/routes.ts';
import { permissions, type Permission } from './permissions.ts';
import { routing } from './routing.ts';

/** Changes of records that two users may have open at once and that are no PATCH or PUT of the back office. */
const others: readonly OperationId[] = [
  'caregivers.update',
  'reviews.edit',
  'reviews.edit-comment',
  'reviews.publish',
  'reviews.reject',
  'review-comments.publish',
  'review-comments.reject',
  'stock-feeds.map',
  'products.merge',
];
/** Says that a person is there, and changes no record. */
const noEdits: readonly OperationId[] = ['presence.stay'];
const edits = listRoutes(routing).flatMap((route) => {
  const { operation, method, path } = route;
  if (!operation || noEdits.includes(operation)) return [];
  return (['patch', 'put'].includes(method) && path.startsWith('/api/v1/backoffice/')) || others.includes(operation) ? [{ ...route, operation }] : [];
});

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const builders = { patient: buildPatient, doctor: buildDoctor, admin: buildAdmin };

const sampleOf = async (operation: OperationId): Promise<{ call: Call; token: string }> => {
  const allowed: Permission = permissions[operation];
  const role = (['admin', 'doctor', 'patient'] as const).find((one) => allowed[one]) ?? 'admin';
  const { id, email, pharmacyId } = await builders[role](test.knex);
  const caller: Caller = { id, role, email, pharmacyId };
  return { call: await samples[operation].call({ app: test, knex: test.knex, caller }), token: await test.tokenOf({ id }) };
};
const sendWith = (route: Route, { call, token }: { call: Call; token: string }, version: number | undefined) =>
  send(test, route, { ...call, body: { ...call.body, version } }, token);

describe('An edit', () => {
  it.each(edits)('by $operation names the version that it was made from', async (route) => {
    const answer = await sendWith(route, await sampleOf(route.operation), undefined);
    expect([answer.status, answer.body.code]).toEqual([400, 'server.badRequest']);
    expect(answer.body.details.fields).toMatchObject([{ path: 'version' }]);
  });

  it.each(edits)(
    'by $operation of a record that was changed meanwhile is refused with both states, and made from the current version it counts up',
    async (route) => {
      const sample = await sampleOf(route.operation);
      const { version } = sample.call.body as { version: number };
      const stale = await sendWith(route, sample, version + 7);
      expect([stale.status, stale.body.code]).toEqual([409, 'server.conflict']);
      expect(stale.body.details.current).toMatchObject({ version });
      expect(stale.body.details.yours).toBeInstanceOf(Object);
      expect((await sendWith(route, sample, version)).body).toMatchObject({ version: version + 1 });
    },
  );
});

describe('Two edits that were made from the same version', () => {
  const first = async () => {
    const token = await test.tokenOf(await buildAdmin(test.knex));
    const { params, body } = await samples['vaporizers.update'].call({
      app: test,
      knex: test.knex,
      caller: { id: '', role: 'admin', email: '', pharmacyId: null },
    });
    const address = `/api/v1/backoffice/vaporizers/${params?.['id']}`;
    const edit = (change: object) => test.send('patch', address, { ...change, version: (body as { version: number }).version }, token);
    const { body: before } = await test.get(address, token);
    return { before, edit };
  };

  it('are joined where they touch different fields', async () => {
    const { edit } = await first();
    await edit({ manufacturer: 'Eine' }).expect(200);
    const { body } = await edit({ isListed: false }).expect(200);
    expect(body).toMatchObject({ manufacturer: 'Eine', isListed: false, version: 3 });
  });

  it('of the same field are a conflict with what it was, is and is wanted to be', async () => {
    const { before, edit } = await first();
    await edit({ manufacturer: 'Eine' }).expect(200);
    await edit({ isListed: false }).expect(200);
    const { body } = await edit({ manufacturer: 'Andere' }).expect(409);
    expect(body.details).toMatchObject({
      base: { manufacturer: before.manufacturer, version: 1 },
      current: { manufacturer: 'Eine', version: 3 },
      yours: { manufacturer: 'Andere' },
    });
    expect((await edit({ manufacturer: 'Eine' }).expect(200)).body.version).toBe(3);
  });
});
