import { contentReaches } from '@blattwerk/contract/products/visibility';
import type { SettingValue } from '@blattwerk/contract/settings';
import { buildPharmacy, buildStock } from '../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../seeds/factories/prescriptions.ts';
import { buildProduct, buildReview } from '../../../seeds/factories/products.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../seeds/factories/users.ts';
import type { OperationId } from '@blattwerk/contract/operations';
import { permissions, type Permission } from '../../src/app/permissions.ts';
import { routing } from '../../src/app/routing.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { buildStoredPicture } from '../stored-picture.ts';
import { listRoutes } from '../permissions/routes.ts';
import { isFullSize } from '../security/size.ts';
import { marketReads, otherReads, type MarketRead, type Shelf } from './reads.ts';

type Market = SettingValue<'market.visibility'>;
type Highlights = SettingValue<'highlights.visibility'>;
type Contents = SettingValue<'market.contents'>;
type Reach = Highlights['effects'];
const callers = ['visitor', 'patient', 'prescribed', 'doctor', 'admin'] as const;
type Caller = (typeof callers)[number];
interface Choice {
  market: Market;
  contents: Contents;
  highlights: Highlights;
}
const lists = ['effects', 'sideEffects', 'benefits'] as const;
type Kind = 'prices' | 'images' | (typeof lists)[number];

let app: TestApp;
let shelf: Shelf;
const tokens: Partial<Record<Caller, string>> = {};
const reads = Object.entries(marketReads) as [OperationId, MarketRead][];

/** The matrix as it is meant, apart from the code that keeps it. */
const reaches = (caller: Caller, reach: Reach): boolean => {
  if (reach === 'none' || reach === 'all') return reach === 'all';
  if (reach === 'register') return caller !== 'visitor';
  return caller === 'doctor' || caller === 'admin' || (reach === 'prescription' && caller === 'prescribed');
};
const mayEnter = (caller: Caller, market: Market): boolean => market !== 'closed' || !['visitor', 'patient'].includes(caller);
const sees = (caller: Caller, { market, contents, highlights }: Choice): Set<Kind> => {
  if (!mayEnter(caller, market) || (market === 'register' && caller === 'visitor')) return new Set();
  return new Set<Kind>([
    ...(['prices', 'images'] as const).filter((kind) => reaches(caller, contents[kind])),
    ...lists.filter((list) => reaches(caller, highlights[list])),
  ]);
};

/** Two of three products swap what is secret, so that totals, ranges and lists of values stay as they are unless a user may see them. */
const secrets: Record<Exclude<Kind, 'images'>, (isSwapped: boolean) => Promise<void>> = {
  prices: async (isSwapped) => {
    const cents = isSwapped ? [900, 400, 700] : [700, 900, 400];
    for (const [at, { id }] of shelf.products.entries()) await app.knex('stock').where({ productId: id }).update({ priceCents: cents[at] });
  },
  effects: (isSwapped) => say('effects', ['calm', 'focused'], isSwapped),
  sideEffects: (isSwapped) => say('sideEffects', ['dry_mouth', 'nausea'], isSwapped),
  benefits: (isSwapped) => say('benefits', ['pain', 'sleep_disorders'], isSwapped),
};
const secretKinds = Object.keys(secrets) as (keyof typeof secrets)[];

const say = async (list: string, values: [string, string], isSwapped: boolean): Promise<void> => {
  const [first, second] = isSwapped ? values.toReversed() : values;
  await app
    .knex('reviews')
    .where({ productId: shelf.products[0]?.id })
    .update({ [list]: [first] });
  await app
    .knex('reviews')
    .where({ productId: shelf.products[1]?.id })
    .update({ [list]: [second] });
};

const set = async ({ market, contents, highlights }: Choice): Promise<void> => {
  app.clock.advance(1000);
  const row = (key: string, value: unknown) => ({ key, value: JSON.stringify(value), validFrom: app.clock.now() });
  await app.knex('settings').insert([row('market.visibility', market), row('market.contents', contents), row('highlights.visibility', highlights)]);
};

const mayAsk = (operation: OperationId, caller: Caller): boolean => {
  const permission: Permission = permissions[operation];
  return permission[caller === 'prescribed' ? 'patient' : caller] !== undefined;
};

interface Answer {
  operation: OperationId;
  path: string;
  status: number;
  body: string;
}

const askAll = async (caller: Caller): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (const [operation, { paths }] of reads.filter(([operation]) => mayAsk(operation, caller))) {
    for (const path of paths(shelf)) {
      const { status, body, text } = await app.get(`/api/v1/clients${path}`, tokens[caller]);
      // A failure carries the number of its request.
      answers.push({ operation, path, status, body: status === 200 ? (text ?? JSON.stringify(body)) : String((body as { code?: string }).code) });
    }
  }
  return answers;
};

beforeAll(async () => {
  app = await startTestApp();
  const { knex } = app;
  await knex('postal_areas').insert({ prefix: '101', state: 'BE', lat: 52.53, lon: 13.38 });
  const products = await Promise.all(['Ahorn', 'Birke', 'Ceder'].map((name, at) => buildProduct(knex, { name: `${name} 22/1`, thc: 20 + at })));
  const pharmacies = [await buildPharmacy(knex), await buildPharmacy(knex)];
  for (const { id: productId } of products) {
    for (const { id: pharmacyId } of pharmacies) await buildStock(knex, { productId, pharmacyId, confirmedAt: app.clock.now() });
    const change = { productId, pharmacyId: pharmacies[0]?.id, quantity: 5, priceCents: 777, at: new Date(app.clock.now().getTime() - 86_400_000 * 3) };
    await knex('stock_changes').insert(change);
  }
  for (const { id: productId } of products.slice(0, 2)) for (let at = 0; at < 10; at += 1) await buildReview(knex, { productId, rating: 4 });
  const pictureId = await buildStoredPicture(app, products[0]!.id);
  shelf = { products, pharmacy: pharmacies[0] as Shelf['pharmacy'], pictureId };
  const [patient, prescribed] = [await buildPatient(knex), await buildPatient(knex)];
  await buildPrescription(knex, { patientId: prescribed.id, productId: products[2]?.id });
  for (const { id } of [patient, prescribed]) await knex('favorites').insert(products.map((product) => ({ userId: id, productId: product.id })));
  tokens.patient = await app.tokenOf(patient);
  tokens.prescribed = await app.tokenOf(prescribed);
  tokens.doctor = await app.tokenOf(await buildDoctor(knex));
  tokens.admin = await app.tokenOf(await buildAdmin(knex));
  for (const arrange of Object.values(secrets)) await arrange(false);
});
afterAll(() => app.close());

const alike = (reach: Reach): Highlights => ({ effects: reach, sideEffects: reach, benefits: reach });
const usual: Highlights = { effects: 'all', sideEffects: 'all', benefits: 'prescription' };
const mixed: Highlights[] = [
  { effects: 'doctor', sideEffects: 'none', benefits: 'all' },
  { effects: 'none', sideEffects: 'prescription', benefits: 'doctor' },
];
const forAll: Contents = { prices: 'all', images: 'all' };
const markets = ['open', 'register', 'closed'] as const;
const everyReach = [usual, ...mixed, ...(['none', 'doctor', 'prescription', 'register', 'all'] as const).map(alike)];
/** In full each market with each choice; in `npm test` the closed one, and the open one with contents that not all may see. */
const combinations: Choice[] = isFullSize
  ? [
      ...markets.flatMap((market) => everyReach.map((highlights) => ({ market, contents: forAll, highlights }))),
      ...contentReaches.flatMap((prices) => contentReaches.map((images) => ({ market: 'open' as const, contents: { prices, images }, highlights: usual }))),
    ]
  : [
      { market: 'closed', contents: forAll, highlights: mixed[0] ?? usual },
      { market: 'open', contents: { prices: 'prescription', images: 'register' }, highlights: mixed[1] ?? usual },
    ];

/** Amounts of money and lists of what people felt, wherever they stand in an answer. */
const shown = (value: unknown, found: Set<Kind> = new Set()): Set<Kind> => {
  if (Array.isArray(value)) for (const entry of value) shown(entry, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inside] of Object.entries(value)) {
      if (/Cents$/.test(key) && inside !== null) found.add('prices');
      if (key === 'price' && inside !== null && typeof inside === 'object') found.add('prices');
      if ((key === 'image' || key === 'picture') && inside !== null) found.add('images');
      for (const list of lists) if (key === list && Array.isArray(inside) && inside.length > 0) found.add(list);
      shown(inside, found);
    }
  }
  return found;
};

describe.each(combinations)('market $market, contents for $contents, feedback for $highlights', (choice) => {
  test('no visitor finds out what is hidden from them, by reading, filtering, sorting or counting', async () => {
    await set(choice);
    const first = new Map<Caller, Answer[]>();
    for (const caller of callers) first.set(caller, await askAll(caller));
    for (const caller of callers) {
      const allowed = sees(caller, choice);
      const kept = secretKinds.filter((kind) => !allowed.has(kind));
      if (kept.length === 0) continue;
      for (const kind of kept) await secrets[kind](true);
      expect({ caller, kept, answers: await askAll(caller) }).toEqual({ caller, kept, answers: first.get(caller) });
      for (const kind of kept) await secrets[kind](false);
    }
    for (const [caller, answers] of first) {
      const allowed = sees(caller, choice);
      for (const { operation, path, status, body } of answers) {
        const isRefused = !mayEnter(caller, choice.market) && marketReads[operation]?.closed === 'refuses';
        const isHiddenPicture = (operation === 'products.plate' || operation === 'products.picture') && !allowed.has('images');
        const refusal = caller === 'visitor' ? 401 : 403;
        expect({ caller, path, status }).toEqual({ caller, path, status: isRefused || isHiddenPicture ? refusal : 200 });
        const seen = status === 200 && body.startsWith('{') ? [...shown(JSON.parse(body))] : [];
        expect({ caller, path, leaked: seen.filter((kind) => !allowed.has(kind)) }).toEqual({ caller, path, leaked: [] });
      }
    }
  });
});

test('who may see something is told, and told anew when it changes', async () => {
  await set({ market: 'open', contents: forAll, highlights: usual });
  const seen = (answers: Answer[]): Kind[] =>
    [...new Set(answers.filter(({ body }) => body.startsWith('{')).flatMap(({ body }) => [...shown(JSON.parse(body))]))].toSorted();
  const before = await askAll('prescribed');
  expect(seen(before)).toEqual(['benefits', 'effects', 'images', 'prices', 'sideEffects']);
  expect(seen(await askAll('visitor'))).toEqual(['effects', 'images', 'prices', 'sideEffects']);
  for (const arrange of Object.values(secrets)) {
    await arrange(true);
    expect(await askAll('prescribed')).not.toEqual(before);
    await arrange(false);
  }
});

test('no user sets an alert for a price that they may not see', async () => {
  await set({ market: 'register', contents: forAll, highlights: usual });
  const wish = { productId: shelf.products[0]?.id, kind: 'price-below', priceCents: 800, email: 'a@mail.example' };
  expect((await app.send('post', '/api/v1/clients/subscription', wish)).status).toBe(401);
});

test('every read that visitors have, and every one of the market, is looked at here or said to carry nothing of it', () => {
  const features = new Set(reads.map(([operation]) => operation.split('.')[0]));
  const known = new Set<OperationId>([...reads.map(([operation]) => operation), ...otherReads, 'reviews.list-own']);
  const forgotten = listRoutes(routing).flatMap(({ method, operation }) => {
    if (method !== 'get' || !operation || known.has(operation)) return [];
    const permission: Permission = permissions[operation];
    return permission.visitor || (permission.patient && features.has(operation.split('.')[0])) ? [operation] : [];
  });
  expect(forgotten).toEqual([]);
});
