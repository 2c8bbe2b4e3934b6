import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildAdmin, buildDoctor, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { audit } from '../../kernel/audit.ts';
import { newId } from '../../kernel/ids.ts';
import { listen, type RunningServer } from '../../app/server.ts';

let app: TestApp;
let server: RunningServer;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  server = await listen(app.app, 0);
  token = await app.tokenOf(await buildDoctor(app.knex));
});
afterAll(async () => {
  await app.context.officeEvents.close();
  await server.stop();
  await app.close();
});

interface Told {
  resource: string;
  ids: string[];
  type: string;
}

/** Follows lists; `next` waits for the next event. */
const follow = async (resources: string, by = token) => {
  const hangUp = new AbortController();
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/backoffice/events?resources=${resources}`, {
    headers: { authorization: `Bearer ${by}` },
    signal: hangUp.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  let text = '';
  const next = async (): Promise<Told> => {
    for (;;) {
      const found = /data: (.*)\n\n/.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return JSON.parse(found[1] ?? '') as Told;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream has ended');
      text += value;
    }
  };
  /** The next change of a row that was there before. */
  const nextUpdate = async (): Promise<Told> => {
    const told = await next();
    return told.type === 'created' ? nextUpdate() : told;
  };
  return { response, next, nextUpdate, hangUp: () => hangUp.abort() };
};

const claim = (id: string, by: string) => app.send('post', `/api/v1/backoffice/treatments/${id}/claim`, {}, by);

/** The first LISTEN takes a moment; until it stands, nothing is heard. */
const untilListening = async (): Promise<void> => {
  for (;;) {
    const { rows } = await app.knex.raw(`SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'blattwerk-office'`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (rows[0].n > 0) return;
  }
};

test('A doctor hears within two seconds that a colleague has claimed a request of the pool', async () => {
  const { id } = await buildTreatment(app.knex, { status: 'in-review' });
  const { response, nextUpdate, hangUp } = await follow('treatments');
  await untilListening();
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const began = performance.now();
  await claim(id, await app.tokenOf(await buildDoctor(app.knex))).expect(200);
  expect(await nextUpdate()).toEqual({ resource: 'treatments', ids: [id], type: 'updated' });
  expect(performance.now() - began).toBeLessThan(2000);
  hangUp();
});

test('A request that is out of sight is not named: a colleague’s decision says only that the list has changed', async () => {
  const doctor = await buildDoctor(app.knex);
  const { id } = await buildTreatment(app.knex, { status: 'in-review', doctorId: doctor.id, claimExpiresAt: new Date(Date.now() + 600_000) });
  const { nextUpdate, hangUp } = await follow('treatments');
  await untilListening();
  await app.knex('treatments').where({ id }).update({ status: 'declined', declineReason: 'other', decidedAt: new Date(), claimExpiresAt: null });
  expect(await nextUpdate()).toEqual({ resource: 'treatments', ids: [], type: 'updated' });
  hangUp();
});

test('A mention reaches the doctor who is mentioned and nobody else', async () => {
  const [author, mentioned] = [await buildDoctor(app.knex), await buildDoctor(app.knex)];
  const { id } = await buildTreatment(app.knex, { status: 'in-review', doctorId: author.id, claimExpiresAt: new Date(Date.now() + 600_000) });
  const told = await follow('mentions', await app.tokenOf(mentioned));
  const others = await follow('mentions,treatments');
  await untilListening();
  await app
    .send('post', `/api/v1/backoffice/treatments/${id}/notes`, { text: 'Bitte ansehen.', mentions: [mentioned.id] }, await app.tokenOf(author))
    .expect(201);
  expect(await told.next()).toEqual({ resource: 'mentions', ids: [id], type: 'created' });
  expect((await others.next()).resource).toBe('treatments');
  told.hangUp();
  others.hangUp();
});

test('what another process of the product changes in any list is told, to administrators with the id', async () => {
  const admin = await app.tokenOf(await buildAdmin(app.knex));
  const { next, hangUp } = await follow('vaporizers,stock,audit-events', admin);
  await untilListening();
  // Another process is another connection to the database.
  const other = await app.knex.client.acquireRawConnection();
  const { rows } = await other.query(`INSERT INTO vaporizers (id, name, takes) VALUES (gen_random_uuid(), 'Leiser Dampf', '{flower}') RETURNING id`);
  await app.knex.client.destroyRawConnection(other);
  expect(await next()).toEqual({ resource: 'vaporizers', ids: [rows[0].id], type: 'created' });
  await audit(app.ctx, { action: 'vaporizer.update', objectType: 'vaporizer', objectId: rows[0].id });
  expect(await next()).toEqual({ resource: 'audit-events', ids: [], type: 'changed' });
  hangUp();
});

test('a pharmacy hears of its own stock and nothing of that of others', async () => {
  const [own, foreign] = [await buildPharmacyUser(app.knex), await buildPharmacy(app.knex)];
  const { id: productId } = await buildProduct(app.knex);
  const { next, hangUp } = await follow('stock', await app.tokenOf(own));
  await untilListening();
  const stock = (pharmacyId: string | null) => app.knex('stock').insert({ pharmacyId, productId, quantity: 5, priceCents: 900, confirmedAt: new Date() });
  await stock(foreign.id);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await stock(own.pharmacyId);
  expect(await next()).toEqual({ resource: 'stock', ids: [`${own.pharmacyId}:${productId}`], type: 'created' });
  hangUp();
});

test('who has a record open hears that a colleague opens it, and nobody else does', async () => {
  const { id } = await buildPharmacy(app.knex);
  const [one, other, elsewhere] = [await buildAdmin(app.knex), await buildAdmin(app.knex), await buildAdmin(app.knex)];
  const [first, second, third] = [await app.tokenOf(one), await app.tokenOf(other), await app.tokenOf(elsewhere)];
  const open = (token: string) => app.send('put', `/api/v1/backoffice/pharmacies/${id}/presence/${newId()}`, {}, token).expect(200);
  await open(first);
  const there = await follow('presence', first);
  const away = await follow('presence,vaporizers', third);
  await untilListening();
  const began = performance.now();
  await open(second);
  expect(await there.next()).toEqual({ resource: 'presence', ids: [`pharmacies:${id}`], type: 'changed' });
  expect(performance.now() - began).toBeLessThan(2000);
  await app.knex('vaporizers').insert({ id: newId(), name: 'Später Dampf', takes: ['flower'] });
  expect((await away.next()).resource).toBe('vaporizers');
  there.hangUp();
  away.hangUp();
});

test.each(['users', 'nothing-such', 'events', 'treatments,payments'])(
  'A list that the doctor may not read or that does not exist (%s) is refused',
  async (resources) => {
    const { body } = await app.get(`/api/v1/backoffice/events?resources=${resources}`, token).expect(400);
    expect(body.code).toBe('server.badRequest');
  },
);
