import { buildPharmacy, buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const clients = '/api/v1/clients';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const approved = async (category: 'flower' | 'extract' = 'flower') => {
  const patient = await buildPatient(test.knex);
  const token = await test.tokenOf(patient);
  const treatment = await buildTreatment(test.knex, { status: 'approved', patientId: patient.id });
  const product = await buildProduct(test.knex, { category });
  await buildPrescription(test.knex, { treatmentId: treatment.id, productId: product.id, quantity: 20 });
  return { patient, token, treatmentId: treatment.id, productId: product.id };
};

describe('A pharmacy by hand', () => {
  const linden = { name: 'Linden-Apotheke', street: 'Lindenweg', houseNum: '3', zipCode: '97616', city: 'Bad Neustadt' };
  const manually = (token: string, treatmentId: string, more: object) =>
    test.send('post', `${clients}/pharmacy/manually`, { treatmentId, ...linden, consentVersion: 1, ...more }, token);
  const phone = '09771 60000';

  it('needs a way to reach it', async () => {
    const { token, treatmentId } = await approved();
    const answer = await manually(token, treatmentId, {}).expect(422);
    expect(answer.body).toMatchObject({
      code: 'pharmacy.data.required',
      details: { fields: [{ path: 'phone', message: expect.stringMatching(/Telefonnummer/) }] },
    });
    await manually(token, treatmentId, { email: 'linde@apotheke.example' }).expect(200);
  });

  it.each(['99999', '00000', '98766'])('is refused at the field when there is no postal code %s', async (zipCode) => {
    const { token, treatmentId } = await approved();
    const answer = await manually(token, treatmentId, { phone, zipCode, city: 'Nirgendwo' }).expect(400);
    expect(answer.body.details.fields).toEqual([{ path: 'zipCode', message: 'Diese Postleitzahl gibt es in Deutschland nicht.' }]);
    expect(await test.knex('pharmacies').where({ zipCode })).toEqual([]);
  });

  it('may be in a postal code that only the table that was read in knows', async () => {
    const { token, treatmentId } = await approved();
    await test.knex('postal_towns').insert({ zipCode: '12346', town: 'Neustadt' });
    await manually(token, treatmentId, { phone: '030 23125 002', zipCode: '12346' }).expect(200);
  });

  it.each([
    ['the same telephone', { phone: '+49 (0)9771 / 60 001' }, { name: 'Ganz anders', zipCode: '10115', phone: '+49977160001' }],
    ['the same mail', { email: 'kontakt@linde2.example' }, { name: 'Ganz anders', zipCode: '10115', email: 'Kontakt@Linde2.example' }],
    ['a like name in the same postal code', { phone: '09771 60003', name: 'Apotheke zur Linde 3' }, { name: 'Linde 3 Apotheke', zipCode: '97616' }],
  ])('is asked about when one has %s, and made when it is another one', async (_why, given, known) => {
    const { token, treatmentId } = await approved();
    const { id } = await buildPharmacy(test.knex, known);
    const answer = await manually(token, treatmentId, given).expect(409);
    expect(answer.body).toMatchObject({ code: 'pharmacy.possibleDuplicate', details: { candidates: [{ id, name: known.name }] } });
    expect(JSON.stringify(answer.body.details)).not.toMatch(/email|phone/);
    const made = await manually(token, treatmentId, { ...given, confirmed: true }).expect(200);
    expect(made.body.items[0].pharmacy.id).not.toBe(id);
  });

  it('is not compared with those that other patients typed', async () => {
    const { token, treatmentId } = await approved();
    const other = await approved();
    const given = { name: 'Burg-Apotheke', zipCode: '10117', phone: '030 23125 003' };
    await manually(other.token, other.treatmentId, given).expect(200);
    await manually(token, treatmentId, given).expect(200);
  });
});

describe('The way to the patient', () => {
  const choose = (token: string, body: object) => test.send('post', `${clients}/pharmacy`, { consentVersion: 1, ...body }, token);
  /** A pharmacy with the product at 5 € a gram. */
  const shop = async (productId: string, own: object): Promise<string> => {
    const { id: pharmacyId } = await buildPharmacy(test.knex, own);
    await buildStock(test.knex, { pharmacyId, productId, quantity: 20, priceCents: 500, confirmedAt: test.clock.now() });
    return pharmacyId;
  };
  const sends = { isPickupOnly: false, shippingCents: 490, freeShippingFromCents: 20_000, hasCourier: true };

  it('is offered with its price, chosen with the pharmacy and kept', async () => {
    const { token, treatmentId, productId } = await approved();
    const pharmacyId = await shop(productId, { ...sends, freeShippingFromCents: 10_001, name: 'Weg-Apotheke' });
    const listed = await test.get(`${clients}/pharmacy/listed?treatmentId=${treatmentId}&q=Weg-Apotheke`, token).expect(200);
    expect(listed.body.items[0].fulfilments).toEqual([
      { kind: 'pickup', cents: 0 },
      { kind: 'courier', cents: null },
      { kind: 'shipping', cents: 490 },
    ]);
    const answer = await choose(token, { treatmentId, pharmacyId, fulfilment: 'shipping' }).expect(200);
    expect(answer.body.items[0].sending).toMatchObject({ fulfilment: 'shipping', fulfilmentCents: 490 });
  });

  it('is free from the pharmacy’s own amount, and pickup where nothing is said', async () => {
    const one = await approved();
    const pharmacyId = await shop(one.productId, { ...sends, freeShippingFromCents: 10_000 });
    const answer = await choose(one.token, { treatmentId: one.treatmentId, pharmacyId, fulfilment: 'shipping' }).expect(200);
    expect(answer.body.items[0].sending).toMatchObject({ fulfilment: 'shipping', fulfilmentCents: 0 });
    const other = await approved();
    const plain = await choose(other.token, { treatmentId: other.treatmentId, pharmacyId }).expect(200);
    expect(plain.body.items[0].sending).toMatchObject({ fulfilment: 'pickup', fulfilmentCents: 0 });
  });

  it('is refused when the pharmacy does not do it, and nothing is sent', async () => {
    const { token, treatmentId, productId } = await approved();
    const pharmacyId = await shop(productId, { isPickupOnly: true, hasCourier: false });
    for (const fulfilment of ['courier', 'shipping']) await choose(token, { treatmentId, pharmacyId, fulfilment }).expect(422, /pharmacy.fulfilmentNotOffered/);
    expect(await test.knex('sendings').where({ treatmentId })).toEqual([]);
  });

  it('is no mail order of flowers once the law says so; the courier still comes, and extracts are sent', async () => {
    const validFrom = test.clock.now();
    await test.knex('settings').insert({ key: 'law.mailOrderFlowers', value: 'false', validFrom, createdAt: validFrom });
    const flower = await approved();
    const pharmacyId = await shop(flower.productId, sends);
    await choose(flower.token, { treatmentId: flower.treatmentId, pharmacyId, fulfilment: 'shipping' }).expect(422, /pharmacy.mailOrderForbidden/);
    await choose(flower.token, { treatmentId: flower.treatmentId, pharmacyId, fulfilment: 'courier' }).expect(200);
    const extract = await approved('extract');
    const other = await shop(extract.productId, sends);
    await choose(extract.token, { treatmentId: extract.treatmentId, pharmacyId: other, fulfilment: 'shipping' }).expect(200);
  });
});
