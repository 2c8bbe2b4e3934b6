import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { runCommand } from '../../../test/product-command.ts';
import { isFullSize } from '../../../test/security/size.ts';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { importPostalCodes } from './import-postal-codes.ts';

const base = '/api/v1/clients';
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-places-'));
  await app.knex('postal_areas').insert([{ prefix: '101', state: 'BE', lat: 52.53, lon: 13.38 }]);
});
beforeEach(async () => {
  await app.knex('postal_towns').delete();
  await app.knex('postal_areas').whereRaw('length(prefix) = 5').delete();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function* inPieces(text: string | Buffer): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text as string);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}
const file = (...rows: string[]): AsyncGenerator<Uint8Array> => inPieces(['plz,ort,land,lat,lon', ...rows].join('\n'));
const mitte = '10115,Berlin,BE,52.5323,13.3846';
const dorf = ['18581,Putbus,MV,54.3500,13.4800', '18581,Vilm,MV,54.3200,13.5400'];

const towns = async (zipCode: string): Promise<string[]> =>
  (await app.get(`${base}/places?zipCode=${zipCode}`).expect(200)).body.items.map(({ town }: { town: string }) => town);

test('without the precise table no town is offered', async () => {
  expect(await towns('10115')).toEqual([]);
});

test('a table is read once; the same one changes nothing, another one changes what it names', async () => {
  const { id } = await buildPharmacy(app.knex, { zipCode: '10115', lat: 52.53, lon: 13.38 });
  expect(await importPostalCodes(app.ctx, file(mitte, ...dorf))).toEqual({
    status: 'applied',
    rows: 3,
    created: 2,
    updated: 0,
    removed: 0,
    rowErrors: 0,
    errors: [],
    pharmaciesMoved: 1,
  });
  expect(await app.knex('pharmacies').where({ id }).first('lat', 'lon')).toEqual({ lat: 52.5323, lon: 13.3846 });
  expect(await app.knex('postal_areas').where({ prefix: '18581' }).first()).toEqual({ prefix: '18581', state: 'MV', lat: 54.335, lon: 13.51 });
  expect(await importPostalCodes(app.ctx, file(mitte, ...dorf))).toMatchObject({ status: 'unchanged', created: 0, updated: 0, pharmaciesMoved: 0 });
  expect(await importPostalCodes(app.ctx, file(mitte, '18581,"Putbus, Rügen",MV,54.35,13.48'))).toMatchObject({ status: 'applied', created: 0, updated: 1 });
  expect([await towns('18581'), await towns('10115'), await towns('99999')]).toEqual([['Putbus'], ['Berlin'], []]);
  expect(await app.knex('audit_events').where({ action: 'postal-codes.import' }).orderBy('id').pluck('after')).toEqual([
    { created: 2, updated: 0, removed: 0, pharmaciesMoved: 1 },
    { created: 0, updated: 1, removed: 0, pharmaciesMoved: 0 },
  ]);
});

test('a whole table replaces the one before; a torn or a faulty one takes nothing away', async () => {
  const codes = Array.from({ length: 20 }, (_, at) => `2${String(at).padStart(4, '0')},Ort ${at},HH,53.55,10.0`);
  const kept = async () => (await app.knex('postal_areas').whereRaw('length(prefix) = 5').orderBy('prefix').pluck('prefix')) as string[];
  await importPostalCodes(app.ctx, file(...codes));
  const { id } = await buildPharmacy(app.knex, { zipCode: '20019', lat: 53.55, lon: 10 });
  await expect(importPostalCodes(app.ctx, file(...codes.slice(0, 17)))).rejects.toMatchObject({ code: 'file.invalid', details: { known: 20, lost: 3 } });
  await expect(importPostalCodes(app.ctx, file())).rejects.toMatchObject({ code: 'file.invalid' });
  expect(await importPostalCodes(app.ctx, file(...codes.slice(0, 18), '20018,,HH,53.55,10.0'))).toMatchObject({ removed: 0, rowErrors: 1 });
  expect(await kept()).toHaveLength(20);
  expect(await importPostalCodes(app.ctx, file(...codes.slice(0, 18), mitte))).toMatchObject({ status: 'applied', created: 1, updated: 0, removed: 2 });
  expect(await kept()).toEqual(['10115', ...codes.slice(0, 18).map((row) => row.slice(0, 5))]);
  expect(await towns('20019')).toEqual([]);
  expect(await app.knex('pharmacies').where({ id }).first('lat')).toEqual({ lat: 53.55 });
});

test('a code with several towns offers them all', async () => {
  await importPostalCodes(app.ctx, file(...dorf.toReversed()));
  expect(await towns('18581')).toEqual(['Putbus', 'Vilm']);
});

test('faulty rows are named and left out', async () => {
  const result = await importPostalCodes(
    app.ctx,
    file(
      '1011,Berlin,BE,52.5,13.4',
      '01067,,SN,51.05,13.72',
      '01067,Dresden,XX,51.05,13.72',
      '01067,Dresden,SN,91.05,13.72',
      '01067,Dresden,SN,51.05,ost',
      '01067,Dresden,SN,51.05',
      '01067,Dresden,SN,51.05,13.72',
      '01067,Dresden,SN,51.06,13.73',
      '01067,Radebeul,BB,51.05,13.72',
    ),
  );
  expect(result).toMatchObject({ status: 'applied', rows: 9, created: 1, rowErrors: 8 });
  expect(result.errors.map(({ line, field, code }) => [line, field, code])).toEqual([
    [2, 'plz', 'plz.invalid'],
    [3, 'ort', 'ort.invalid'],
    [4, 'land', 'land.unknown'],
    [5, 'lat', 'lat.invalid'],
    [6, 'lon', 'lon.invalid'],
    [7, 'row', 'row.columns'],
    [9, 'ort', 'row.duplicate'],
    [10, 'land', 'land.differs'],
  ]);
  expect(result.errors[0]?.message).toBe('Die Postleitzahl hat keine fünf Ziffern.');
});

test.each([
  ['another table', 'pzn;name\n1;x'],
  ['nothing', ''],
  ['no text', Buffer.from([0x70, 0x6c, 0x7a, 0xff, 0xfe, 0x0a])],
  ['an open quote', 'plz,ort,land,lat,lon\n10115,"Berlin,BE,52.5,13.4\n'],
])('%s is refused as a whole', async (_name, content) => {
  await expect(importPostalCodes(app.ctx, inPieces(content))).rejects.toMatchObject({ code: 'file.invalid' });
});

test('who copies the table by asking is told to wait', async () => {
  await app.knex('login_attempts').where('key', 'like', 'places:%').update({ tries: 300 });
  await app.get(`${base}/places?zipCode=10115`).expect(429);
  app.clock.advance(3_600_000);
  await app.get(`${base}/places?zipCode=10115`).expect(200);
});

test('a place is asked for by five digits', async () => {
  await app.get(`${base}/places?zipCode=1011`).expect(400);
  await app.get(`${base}/places`).expect(400);
});

test('the application may read the towns, not write them', async () => {
  await expect(app.context.knex('postal_towns').insert({ zipCode: '10117', town: 'Berlin' })).rejects.toThrow(/permission denied/);
});

// Each call starts a process of its own.
if (isFullSize)
  test('the command prints the import as JSON', async () => {
    const path = join(folder, 'plz.csv');
    await writeFile(path, 'plz,ort,land,lat,lon\n20095,Hamburg,HH,53.5535,10.0030\n');
    const command = new URL('./postal-codes-import.command.ts', import.meta.url);
    const run = (...parameters: string[]) => runCommand(command, parameters, { DATABASE_URL: app.context.config.DATABASE_URL, DATA_DIR: folder });
    const done = await run('--file', path);
    expect([done.code, JSON.parse(done.output)]).toMatchObject([0, { status: 'applied', rows: 1, created: 1, errors: [] }]);
    expect(await run('--file', join(folder, 'nowhere.csv'))).toMatchObject({ code: 1, output: '', complaint: expect.stringContaining('cannot be read') });
  }, 60_000);
