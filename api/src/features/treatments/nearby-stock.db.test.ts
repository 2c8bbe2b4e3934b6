import { buildPharmacy, buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.knex('postal_areas').insert({ prefix: '101', state: 'BE', lat: 52.53, lon: 13.38 }).onConflict('prefix').merge();
});
afterAll(() => app.close());

const latOf = (km: number): number => 52.53 + km / 111.195;

/** A request of a patient in 10117 that a doctor has taken. */
const taken = async () => {
  const doctor = await buildDoctor(app.knex);
  const patient = await buildPatient(app.knex, { zipCode: '10117' });
  const treatment = await buildTreatment(app.knex, {
    ...{ status: 'in-review', doctorId: doctor.id, patientId: patient.id, claimExpiresAt: new Date(app.clock.now().getTime() + 600_000) },
  });
  const ask = async (...productIds: string[]) => {
    const query = productIds.map((id) => `productId=${id}`).join('&');
    return (await app.get(`/api/v1/backoffice/treatments/${treatment.id}/nearby-stock?${query}`, await app.tokenOf(doctor)).expect(200)).body;
  };
  return { doctor, patient, ask };
};

const stocked = async (productId: string, km: number, priceCents: number, more: { quantity?: number; isListed?: boolean; hoursOld?: number } = {}) => {
  const pharmacy = await buildPharmacy(app.knex, { name: `Apotheke in ${km} km`, lat: latOf(km), lon: 13.38, isListed: more.isListed ?? true });
  const confirmedAt = new Date(app.clock.now().getTime() - (more.hoursOld ?? 0) * 3_600_000);
  await buildStock(app.knex, { productId, pharmacyId: pharmacy.id, priceCents, quantity: more.quantity ?? 20, confirmedAt });
  return pharmacy;
};

describe('The stock near a patient', () => {
  it('counts the pharmacies within 25 km that have a product, with the lowest price there and the way to the nearest', async () => {
    const { ask } = await taken();
    const [product, none] = [await buildProduct(app.knex), await buildProduct(app.knex)];
    await stocked(product.id, 3.2, 899);
    await stocked(product.id, 20, 749);
    await stocked(product.id, 40, 499);
    await stocked(product.id, 1, 399, { quantity: 0 });
    await stocked(product.id, 1, 399, { isListed: false });
    await stocked(product.id, 1, 399, { hoursOld: 24 * 30 });
    const { chosenPharmacy, items } = await ask(product.id, none.id);
    expect(chosenPharmacy).toBeNull();
    expect(items).toEqual(
      expect.arrayContaining([
        { productId: product.id, chosenPriceCents: null, nearestKm: 3.2, nearbyCount: 2, nearbyFromCents: 749, pharmacyCount: 3 },
        { productId: none.id, chosenPriceCents: null, nearestKm: null, nearbyCount: 0, nearbyFromCents: null, pharmacyCount: 0 },
      ]),
    );
  });

  it('names the pharmacy of the last prescription, and before that a remembered one, with its price', async () => {
    const { ask, patient, doctor } = await taken();
    const product = await buildProduct(app.knex);
    const remembered = await stocked(product.id, 5, 799);
    await app.knex('pharmacy_favorites').insert({ userId: patient.id, pharmacyId: remembered.id });
    expect(await ask(product.id)).toMatchObject({ chosenPharmacy: { id: remembered.id }, items: [{ chosenPriceCents: 799 }] });
    const last = await stocked(product.id, 60, 699);
    const earlier = await buildTreatment(app.knex, { status: 'approved', patientId: patient.id, doctorId: doctor.id });
    await buildPrescription(app.knex, { treatmentId: earlier.id, doctorId: doctor.id, status: 'sent', pharmacyId: last.id });
    expect(await ask(product.id)).toMatchObject({ chosenPharmacy: { id: last.id, name: 'Apotheke in 60 km' }, items: [{ chosenPriceCents: 699 }] });
  });

  it('is for the doctor who has taken the request', async () => {
    const pool = await buildTreatment(app.knex, { status: 'in-review' });
    const answer = await app.get(`/api/v1/backoffice/treatments/${pool.id}/nearby-stock`, await app.tokenOf(await buildDoctor(app.knex))).expect(403);
    expect(answer.body.code).toBe('doctor.notAssigned');
  });
});
