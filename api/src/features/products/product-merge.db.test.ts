import { buildAlert } from '../../../../seeds/factories/alerts.ts';
import { buildPharmacy, buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildProduct, buildReview, testPzn, type ProductRow } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '../../kernel/ids.ts';
import { checkProducts } from '../health-states/health-states.service.ts';
import { lockStock } from '../stock-feeds/importing/feed-lock.queries.ts';
import { matchWithCatalogue } from '../stock-feeds/public.ts';
import { checkStanding, plannedProducts } from '../treatments/approval-gates.ts';

const office = '/api/v1/backoffice/products';
const clients = '/api/v1/clients';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(() => test.close());

interface Pair {
  kept: ProductRow;
  duplicate: ProductRow;
}
const twice = async (own: Partial<ProductRow> = {}): Promise<Pair> => ({ kept: await buildProduct(test.knex), duplicate: await buildProduct(test.knex, own) });

const merge = ({ kept, duplicate }: Pair, more: object = {}, token = admin) =>
  test.send(
    'post',
    `${office}/${kept.id}/merge`,
    { duplicateId: duplicate.id, version: kept.version, duplicateVersion: duplicate.version, fields: [], reason: 'Zweimal angelegt.', ...more },
    token,
  );
const productsIn = async (table: string, where: object): Promise<string[]> =>
  (await test.knex(table).where(where).orderBy('productId').select('productId')).map(({ productId }: { productId: string }) => productId);

describe('The product that stays', () => {
  it('takes the chosen values of the duplicate, keeps its own number and address, and both histories say why', async () => {
    const pair = await twice({ name: 'Ahorn 24/1 Beutel', thc: 24, isThcBelow: true, origin: 'PT', firstSeenAt: new Date('2025-01-01') });
    const { kept, duplicate } = pair;
    const { body } = await merge(pair, { fields: ['name', 'thc'] }).expect(200);
    expect(body).toMatchObject({ id: kept.id, pzn: kept.pzn, slug: kept.slug, name: 'Ahorn 24/1 Beutel', thc: 24, isThcBelow: true, origin: 'CA' });
    expect(body).toMatchObject({ version: kept.version + 1, mergedInto: null, isPublished: true });
    expect((await test.knex('products').where({ id: kept.id }).first('firstSeenAt')).firstSeenAt).toEqual(new Date('2025-01-01'));
    const entries = await test.knex('audit_events').where({ action: 'product.merge' }).whereIn('objectId', [kept.id, duplicate.id]).orderBy('id');
    expect(entries).toMatchObject([
      {
        objectId: kept.id,
        reason: 'Zweimal angelegt.',
        before: { name: kept.name, thc: 22 },
        after: { thc: 24, duplicate: `${duplicate.name} · ${duplicate.pzn}` },
      },
      { objectId: duplicate.id, reason: 'Zweimal angelegt.', after: { mergedInto: `Ahorn 24/1 Beutel · ${kept.pzn}` } },
    ]);
  });

  it('learns terpenes where none are known, and comes into the market where the duplicate was in it', async () => {
    const key = 'farnesene';
    await test.knex('terpenes').insert({ key, nameDe: 'Farnesen', nameEn: 'Farnesene' });
    const kept = await buildProduct(test.knex, { publishedAt: null });
    const duplicate = await buildProduct(test.knex, { terpenes: [{ key, share: 1.5 }] });
    expect((await merge({ kept, duplicate }, { fields: ['isPublished'] }).expect(200)).body.isPublished).toBe(true);
    expect(await test.knex('product_terpenes').where({ productId: kept.id })).toMatchObject([{ terpene: key, share: 1.5 }]);
  });
});

describe('What is alive moves', () => {
  it('stock: where a pharmacy reports both the later report counts, of equally late ones the larger amount', async () => {
    const pair = await twice();
    const { kept, duplicate } = pair;
    const [early, late] = [new Date('2026-11-01T08:00:00Z'), new Date('2026-11-02T08:00:00Z')];
    const report = async (own: [number, Date] | null, other: [number, Date]): Promise<string> => {
      const { id: pharmacyId } = await buildPharmacy(test.knex);
      if (own) await buildStock(test.knex, { pharmacyId, productId: kept.id, quantity: own[0], confirmedAt: own[1], priceCents: 700 });
      await buildStock(test.knex, { pharmacyId, productId: duplicate.id, quantity: other[0], confirmedAt: other[1], priceCents: 800 });
      return pharmacyId;
    };
    const pharmacies = [
      await report(null, [3, early]),
      await report([9, early], [4, late]),
      await report([9, late], [4, early]),
      await report([0, early], [5, early]),
    ];
    const preview = await test.get(`${office}/${kept.id}/merge?duplicateId=${duplicate.id}`, admin).expect(200);
    expect(preview.body).toMatchObject({ pharmacies: 4, pharmaciesOfBoth: 3 });
    await merge(pair).expect(200);
    const stock = await test.knex('stock').whereIn('pharmacyId', pharmacies);
    const at = (id: string | undefined) => stock.filter(({ pharmacyId }) => pharmacyId === id);
    expect(pharmacies.map((id) => at(id).map(({ quantity, priceCents }) => [quantity, priceCents]))).toEqual([[[3, 800]], [[4, 800]], [[9, 700]], [[5, 800]]]);
    expect(new Set(stock.map(({ productId }) => productId))).toEqual(new Set([kept.id]));
    expect(await test.knex('stock_changes').where({ productId: duplicate.id, quantity: null })).toHaveLength(4);
    expect(await test.knex('stock_changes').where({ productId: kept.id })).toHaveLength(3);
    await expect(
      test.knex('stock').insert({ pharmacyId: pharmacies[0], productId: duplicate.id, quantity: 1, priceCents: 1, confirmedAt: late }),
    ).rejects.toThrow('stock of a merged product');
  });

  it('what pharmacies deliver under its number or call by its name', async () => {
    const pair = await twice();
    const { kept, duplicate } = pair;
    const { id: pharmacyId } = await buildPharmacy(test.knex);
    await test
      .knex('product_aliases')
      .insert({ pharmacyId, alias: 'name:ahorn beutel', name: 'Ahorn Beutel', state: 'matched', productId: duplicate.id, decidedAt: new Date() });
    await merge(pair).expect(200);
    const rows = [duplicate.pzn, undefined].map((pzn, line) => ({ line, quantity: 2, priceCents: 900, ...(pzn ? { pzn } : { name: 'Ahorn Beutel' }) }));
    const matched = await Promise.all(rows.map((row) => matchWithCatalogue(test.ctx, pharmacyId, [row] as never)));
    expect(matched.flatMap(({ targets }) => targets.map(({ productId }) => productId))).toEqual([kept.id, kept.id]);
  });

  it('favourites, alerts and saved selections, each once', async () => {
    const pair = await twice();
    const { kept, duplicate } = pair;
    const [both, one] = [await buildPatient(test.knex), await buildPatient(test.knex)];
    for (const [userId, productId] of [
      [both.id, kept.id],
      [both.id, duplicate.id],
      [one.id, duplicate.id],
    ])
      // prettier-ignore
      await test.knex('favorites').insert({ userId, productId });
    await buildAlert(test.knex, { userId: both.id, productId: kept.id });
    await buildAlert(test.knex, { userId: both.id, productId: duplicate.id });
    await buildAlert(test.knex, { userId: both.id, productId: duplicate.id, kind: 'price-below', priceCents: 600 });
    const noted = (userId: string, place: number, productId: string) => test.knex('noted_products').insert({ userId, place, productId, notedAt: new Date() });
    await noted(both.id, 1, duplicate.id);
    await noted(both.id, 2, kept.id);
    await noted(one.id, 1, duplicate.id);
    await merge(pair).expect(200);
    for (const { id: userId } of [both, one]) {
      expect(await productsIn('favorites', { userId })).toEqual([kept.id]);
      expect(await productsIn('noted_products', { userId })).toEqual([kept.id]);
    }
    expect(await productsIn('alerts', { userId: both.id })).toEqual([kept.id, kept.id]);
  });

  it('what open requests ask for and what a doctor has drafted for them; what decided ones asked for stays', async () => {
    const pair = await twice();
    const { kept, duplicate } = pair;
    const { id: doctorId } = await buildDoctor(test.knex);
    const [open, decided] = [await buildTreatment(test.knex, { status: 'in-review', doctorId }), await buildTreatment(test.knex, { status: 'approved' })];
    await test.knex('treatment_products').insert([
      { treatmentId: open.id, position: 2, productId: kept.id },
      { treatmentId: open.id, position: 3, productId: duplicate.id },
      { treatmentId: decided.id, position: 3, productId: duplicate.id },
    ]);
    const input = JSON.stringify({ medicationPlan: [{ productId: duplicate.id, quantity: 10 }] });
    await test.knex('treatment_drafts').insert({ treatmentId: open.id, doctorId, input, savedAt: new Date() });
    await merge(pair).expect(200);
    expect(await productsIn('treatment_products', { treatmentId: open.id, productId: duplicate.id })).toEqual([]);
    expect(await productsIn('treatment_products', { treatmentId: open.id, productId: kept.id })).toEqual([kept.id]);
    expect(await productsIn('treatment_products', { treatmentId: decided.id, position: 3 })).toEqual([duplicate.id]);
    const draft = await test.knex('treatment_drafts').where({ treatmentId: open.id }).first();
    expect(draft).toMatchObject({ version: 2, input: { medicationPlan: [{ productId: kept.id, quantity: 10 }] } });
  });

  it('reviews, but for the second one of a person; and who had the duplicate may review', async () => {
    const pair = await twice();
    const { kept, duplicate } = pair;
    const author = await buildPatient(test.knex);
    await buildReview(test.knex, { productId: kept.id, patientId: author.id });
    const second = await buildReview(test.knex, { productId: duplicate.id, patientId: author.id });
    const moved = await buildReview(test.knex, { productId: duplicate.id, status: 'pending' });
    const patient = await buildPatient(test.knex);
    await buildPrescription(test.knex, {
      treatmentId: (await buildTreatment(test.knex, { status: 'approved', patientId: patient.id })).id,
      productId: duplicate.id,
    });
    await merge(pair).expect(200);
    expect(await productsIn('reviews', { id: moved.id })).toEqual([kept.id]);
    expect(await productsIn('reviews', { id: second.id })).toEqual([duplicate.id]);
    const token = await test.tokenOf(patient);
    const review = { productId: kept.id, rating: 5, text: null, effects: [], sideEffects: [], benefits: [] };
    await test.send('post', `${clients}/reviews`, review, token).expect(201);
  });
});

describe('What is history stays, and is read with the product that stays', () => {
  it('prescriptions keep their product, and its prices are in the market’s history', async () => {
    const pair = await twice();
    const { kept, duplicate } = pair;
    const { id: prescriptionId } = await buildPrescription(test.knex, { productId: duplicate.id });
    const { id: pharmacyId } = await buildPharmacy(test.knex);
    const at = new Date(test.clock.now().getTime() - 10 * 86_400_000);
    await test.knex('stock_changes').insert({ pharmacyId, productId: duplicate.id, quantity: 5, priceCents: 650, at });
    await merge(pair).expect(200);
    expect(await productsIn('prescriptions', { id: prescriptionId })).toEqual([duplicate.id]);
    const { body } = await test.get(`${clients}/products/${kept.slug}`).expect(200);
    expect(body.history.find(({ pharmacyCount }: { pharmacyCount: number }) => pharmacyCount > 0)).toMatchObject({ fromPriceCents: 650, pharmacyCount: 1 });
  });
});

describe('The duplicate', () => {
  it('leads on by its address, is in no list, and its record says where it went', async () => {
    const pair = await twice();
    const { kept, duplicate } = pair;
    await merge(pair).expect(200);
    expect((await test.get(`${clients}/products/${duplicate.slug}`).expect(200)).body).toMatchObject({ id: kept.id, slug: kept.slug });
    await test.get(`${clients}/products/${duplicate.slug}/similar`).expect(200);
    await test.get(`${clients}/products/${duplicate.slug}/plate.svg`).expect(200);
    const listed = async (query: string) => (await test.get(`${office}?${query}`, admin).expect(200)).body.items.map(({ id }: { id: string }) => id);
    expect(await listed(`q=${duplicate.pzn}`)).toEqual([]);
    expect(await listed(`filters=${encodeURIComponent(JSON.stringify([{ field: 'mergedIntoId', operator: 'eq', value: kept.id }]))}`)).toEqual([duplicate.id]);
    const record = (await test.get(`${office}/${duplicate.id}`, admin).expect(200)).body;
    expect(record).toMatchObject({ mergedInto: { id: kept.id, name: kept.name }, isPublished: false, abilities: [] });
    await test.send('patch', `${office}/${duplicate.id}`, { isPublished: true, version: record.version }, admin).expect(409, /product.merged/);
  });

  it('leads on in one step, also after the product that it became was merged itself', async () => {
    const pair = await twice();
    const third = await buildProduct(test.knex);
    const { body } = await merge(pair).expect(200);
    await merge({ kept: third, duplicate: { ...pair.kept, version: body.version } }).expect(200);
    expect((await test.get(`${clients}/products/${pair.duplicate.slug}`).expect(200)).body.id).toBe(third.id);
    await merge({ kept: await buildProduct(test.knex), duplicate: { ...pair.duplicate, version: 2 } }).expect(409, /product.merged/);
  });

  it('is followed by whoever still names it: a browser’s favourites, answers of a questionnaire, a selection', async () => {
    const pair = await twice();
    const { kept, duplicate } = pair;
    await merge(pair).expect(200);
    const patient = await buildPatient(test.knex);
    const token = await test.tokenOf(patient);
    await test.send('post', `${clients}/favorite-products`, { productIds: [duplicate.id] }, token).expect(200, { productIds: [kept.id] });
    await test.knex('noted_products').insert({ userId: patient.id, place: 1, productId: duplicate.id, notedAt: new Date() });
    expect(await productsIn('noted_products', { userId: patient.id })).toEqual([kept.id]);
    await checkProducts(test.ctx, { requestedProducts: [{ productId: duplicate.id, amount: 10 }] } as never);
  });

  it('is not prescribed from a plan that was opened before', async () => {
    const pair = await twice();
    await merge(pair).expect(200);
    const [planned] = await plannedProducts(test.ctx, [{ productId: pair.duplicate.id, unit: 'g' }] as never);
    expect(() => checkStanding([planned as never])).toThrow('product.merged');
  });

  it('is not named by what was written while the merge went on: a favourite follows, a delivery is waited for', async () => {
    const { kept, duplicate } = await twice();
    const { id: userId } = await buildPatient(test.knex);
    const { id: pharmacyId } = await buildPharmacy(test.knex);
    const delivery = await test.knex.transaction();
    await lockStock({ ...test.ctx, trx: delivery }, [pharmacyId]);
    await delivery('stock').insert({ pharmacyId, productId: duplicate.id, quantity: 3, priceCents: 700, confirmedAt: new Date() });
    const merging = merge({ kept, duplicate }).expect(200);
    const merged = merging.then(() => undefined);
    await delivery.commit();
    await merged;
    expect(await productsIn('stock', { pharmacyId })).toEqual([kept.id]);

    const third = await buildProduct(test.knex);
    const going = await test.knex.transaction();
    await going('products').where({ id: third.id }).forUpdate().select('id');
    const remembered = test.knex('favorites').insert({ userId, productId: third.id }).then(() => undefined); // prettier-ignore
    await going('products').where({ id: third.id }).update({ mergedIntoId: kept.id, mergedAt: new Date(), publishedAt: null });
    await going.commit();
    await remembered;
    expect(await productsIn('favorites', { userId })).toEqual([kept.id]);
  });
});

describe('A merge is refused', () => {
  it('from versions that are not the stored ones, for another unit, and for the product itself', async () => {
    const pair = await twice();
    await merge(pair, { version: 7 }).expect(409, /server.conflict/);
    await merge(pair, { duplicateVersion: 7 }).expect(409, /server.conflict/);
    await merge({ ...pair, duplicate: pair.kept }).expect(422, /server.unprocessableEntity/);
    await merge({ ...pair, duplicate: { ...pair.duplicate, id: newId() } }).expect(422);
    await merge(pair, { reason: 'ja' }).expect(400);
    await merge({ ...pair, duplicate: await buildProduct(test.knex, { category: 'extract' }) }).expect(422, /product.unitDiffers/);
    expect(await test.knex('products').whereIn('id', [pair.kept.id, pair.duplicate.id]).whereNotNull('mergedIntoId')).toEqual([]);
  });

  it('for one of two at once: the other one finds what is no more', async () => {
    const { kept, duplicate } = await twice();
    const answers = await Promise.all([merge({ kept, duplicate }), merge({ kept: duplicate, duplicate: kept })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await test.knex('products').whereIn('id', [kept.id, duplicate.id]).whereNotNull('mergedIntoId')).toHaveLength(1);
  });

  it('by the database where a row leads to itself, on to a merged one, or into the market', async () => {
    const pair = await twice();
    await merge(pair).expect(200);
    const { id } = await buildProduct(test.knex, { pzn: testPzn(500), publishedAt: null });
    const set = (where: string, values: object) => test.knex('products').where({ id: where }).update(values);
    const mergedAt = new Date();
    await expect(set(id, { mergedIntoId: id, mergedAt })).rejects.toThrow('products_merged_check');
    await expect(set(id, { mergedIntoId: pair.duplicate.id, mergedAt })).rejects.toThrow('does not lead on');
    await expect(set(pair.kept.id, { mergedIntoId: id, mergedAt, publishedAt: null })).rejects.toThrow('does not lead on');
    await expect(set(pair.duplicate.id, { publishedAt: mergedAt, withdrawnAt: null })).rejects.toThrow('products_merged_check');
  });
});
