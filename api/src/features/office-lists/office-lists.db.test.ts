import { liveLists } from '@blattwerk/contract/live-events/lists';
import { operations } from '@blattwerk/contract/operations';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { officeLists } from './office-lists.ts';

/** Lists that are code, and the caller's own exports and imports, whose screens ask for them while one is at work. */
const unannounced = ['document-templates', 'exports', 'imports', 'mail-templates'];
/** Lists whose changes are read instead of announced: `live-events/endpoints/staff.ts`. */
const watched = ['audit-events', 'dead-jobs', 'external-services', 'jobs', 'scheduled-jobs'];

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

it('every list of the back office tells of its changes', () => {
  const lists = operations.flatMap(({ method, path, answer }) => {
    const name = /^\/backoffice\/([a-z-]+)$/.exec(path)?.[1];
    const isList = typeof answer === 'object' && 'shape' in answer && 'items' in (answer.shape as object) && 'total' in (answer.shape as object);
    return method === 'get' && name !== undefined && isList ? [name] : [];
  });
  expect(lists.length).toBeGreaterThan(25);
  expect(lists.filter((name) => !unannounced.includes(name) && !liveLists.some((live) => live === name))).toEqual([]);
});

it('the database announces every list that is not watched', async () => {
  const { rows } = await test.knex.raw(
    `SELECT DISTINCT encode(tgargs, 'escape') AS lists FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid WHERE proname = 'announce_to_office'`,
  );
  const announced = rows.flatMap(({ lists }: { lists: string }) => lists.split(String.raw`\000`).filter((_part, place) => place % 3 === 0));
  expect(Object.keys(officeLists).filter((name) => !watched.includes(name) && !announced.includes(name))).toEqual([]);
});

it('a write of three hundred thousand rows is one short message', async () => {
  const heard: string[] = [];
  const listener = await test.knex.client.acquireRawConnection();
  listener.on('notification', ({ payload }: { payload: string }) => heard.push(payload));
  await listener.query('LISTEN office_events');
  await test.knex.raw(`INSERT INTO growers (slug, name) SELECT 'of-many-' || n, 'Of many ' || n FROM generate_series(1, 101) AS n`);
  await listener.query('SELECT 1');
  expect(heard).toEqual(['growers created']);
  await test.knex.client.destroyRawConnection(listener);
});
