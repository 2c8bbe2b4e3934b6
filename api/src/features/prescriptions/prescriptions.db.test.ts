import { prescriptionStatuses, statusesAtPharmacy, type PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import { buildPharmacy, buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';

const clients = '/api/v1/clients';
const backoffice = '/api/v1/backoffice';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(() => void (test.mails.length = 0));

/** An approved request with two prescriptions, its patient, and a pharmacy with an account. */
const approved = async () => {
  const patient = await buildPatient(test.knex, { zipCode: '10115' });
  const token = await test.tokenOf(patient);
  const treatment = await buildTreatment(test.knex, { status: 'approved', patientId: patient.id });
  const first = await buildPrescription(test.knex, { treatmentId: treatment.id });
  const second = await buildPrescription(test.knex, { treatmentId: treatment.id });
  const staff = await buildPharmacyUser(test.knex);
  const pharmacyId = staff.pharmacyId as string;
  return { patient, token, treatment, first, second, pharmacyId, staff, staffToken: await test.tokenOf(staff) };
};

const choose = (treatmentId: string, pharmacyId: string, token: string) =>
  test.send('post', `${clients}/pharmacy`, { treatmentId, pharmacyId, consentVersion: 1 }, token);

describe('Choosing a pharmacy', () => {
  it('offers those first that have everything in the prescribed amount with fresh data, and says what the others lack', async () => {
    const { token, treatment, first, second } = await approved();
    const full = await buildPharmacy(test.knex, { name: 'Voll-Apotheke' });
    const part = await buildPharmacy(test.knex, { name: 'Aal-Apotheke' });
    const stale = await buildPharmacy(test.knex, { name: 'Alte Apotheke' });
    const confirmedAt = test.clock.now();
    for (const { productId } of [first, second]) await buildStock(test.knex, { pharmacyId: full.id, productId, quantity: 20, priceCents: 500, confirmedAt });
    await buildStock(test.knex, { pharmacyId: part.id, productId: first.productId, quantity: 20, priceCents: 400, confirmedAt });
    await buildStock(test.knex, { pharmacyId: part.id, productId: second.productId, quantity: 19, priceCents: 400, confirmedAt });
    for (const { productId } of [first, second])
      await buildStock(test.knex, { pharmacyId: stale.id, productId, quantity: 99, priceCents: 100, confirmedAt: later(confirmedAt, -73 * duration.hours) });
    const answer = await test.get(`${clients}/pharmacy/listed?treatmentId=${treatment.id}&sort=price&pageSize=100`, token).expect(200);
    const named = (name: string) => answer.body.items.find((item: { name: string }) => item.name === name);
    expect(answer.body.items[0]).toMatchObject({ name: 'Voll-Apotheke', hasAll: true, missing: [], totalCents: 20_000 });
    expect(named('Aal-Apotheke')).toMatchObject({ hasAll: false, missing: [second.productName], totalCents: 8000 });
    expect(named('Alte Apotheke')).toMatchObject({ hasAll: false, totalCents: null });
  });

  it('says what sending costs, and sorts by the price with it: those of which it is not known and those that send nothing come last', async () => {
    const { token, treatment, first, second } = await approved();
    const shops = { Frei: [505, { shippingCents: 490, freeShippingFromCents: 20_000 }], Günstig: [500, { shippingCents: 490 }], Abholung: [400, { shippingCents: 490, isPickupOnly: true }], Unbekannt: [450, {}] } as const; // prettier-ignore
    for (const [name, [priceCents, own]] of Object.entries(shops)) {
      const { id: pharmacyId } = await buildPharmacy(test.knex, { name: `Versand ${name}`, ...own });
      for (const { productId } of [first, second])
        await buildStock(test.knex, { pharmacyId, productId, quantity: 20, priceCents, confirmedAt: test.clock.now() });
    }
    const listed = async (sort: string): Promise<(string | number | null)[][]> =>
      (await test.get(`${clients}/pharmacy/listed?treatmentId=${treatment.id}&q=Versand&sort=${sort}`, token).expect(200)).body.items.map(
        ({ name, totalCents, shippingCents }: { name: string; totalCents: number; shippingCents: number | null }) => [name.slice(8), totalCents, shippingCents],
      );
    const [frei, cheap] = [['Frei', 20_200, 0], ['Günstig', 20_000, 490]]; // prettier-ignore
    const [collected, unknown] = [['Abholung', 16_000, null], ['Unbekannt', 18_000, null]]; // prettier-ignore
    expect(await listed('delivered')).toEqual([frei, cheap, collected, unknown]);
    expect(await listed('price')).toEqual([collected, unknown, cheap, frei]);
  });

  it('says how far away a pharmacy is, from the patient’s postal code or the one asked for', async () => {
    const { token, treatment } = await approved();
    await test.knex('postal_areas').insert([
      { prefix: '101', state: 'BE', lat: 52.53, lon: 13.38 },
      { prefix: '803', state: 'BY', lat: 48.13, lon: 11.57 },
    ]);
    await buildPharmacy(test.knex, { name: 'Isar-Apotheke', lat: 48.13, lon: 11.57 });
    const listed = async (more: string) =>
      (await test.get(`${clients}/pharmacy/listed?treatmentId=${treatment.id}&sort=distance&q=Isar${more}`, token).expect(200)).body.items;
    expect((await listed(''))[0].distanceKm).toBeCloseTo(504, -1);
    expect((await listed('&zipCode=80331'))[0].distanceKm).toBe(0);
  });

  it('lists the pharmacies that the patient remembers', async () => {
    const { token, treatment } = await approved();
    const { id } = await buildPharmacy(test.knex, { name: 'Gemerkte Apotheke' });
    const remember = async (input: object): Promise<boolean> =>
      (await test.send('post', `${clients}/pharmacy/favorite`, { pharmacyId: id, ...input }, token).expect(200)).body.isFavorite;
    const listed = async (): Promise<string[]> =>
      (await test.get(`${clients}/pharmacy/listed?treatmentId=${treatment.id}&favorites=true`, token).expect(200)).body.items.map(
        ({ name }: { name: string }) => name,
      );
    expect(await listed()).toEqual([]);
    expect([await remember({ isFavorite: true }), await remember({ isFavorite: true })]).toEqual([true, true]);
    expect(await listed()).toEqual(['Gemerkte Apotheke']);
    expect([await remember({}), await remember({})]).toEqual([false, true]);
    expect([await remember({ isFavorite: false }), await listed()]).toEqual([false, []]);
  });

  it('sends all prescriptions, tells the pharmacy without a word of health, and cannot be done twice', async () => {
    const { token, treatment, patient, first, pharmacyId } = await approved();
    const answer = await choose(treatment.id, pharmacyId, token).expect(200);
    expect(answer.body.items.map((item: { status: string }) => item.status)).toEqual(['sent', 'sent']);
    await choose(treatment.id, pharmacyId, token).expect(409, /pharmacy.alreadySent/);
    await test.runJobs();
    const { email } = await test.knex('pharmacies').where({ id: pharmacyId }).first('email');
    const mails = test.mails.filter((mail) => mail.to === email);
    expect(mails).toHaveLength(1);
    for (const { subject, text, html } of mails)
      expect(`${subject}${text}${html}`).not.toMatch(new RegExp(`${patient.lastName}|${first.productName}|cannabis`, 'i'));
  });

  it('lets one of two choices at once win', async () => {
    const { token, treatment, pharmacyId } = await approved();
    const other = await buildPharmacy(test.knex);
    const answers = await Promise.all([pharmacyId, other.id, pharmacyId, other.id].map((id) => choose(treatment.id, id, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const open = await test
      .knex('prescription_deliveries')
      .whereNull('voidedAt')
      .whereIn('prescriptionId', test.knex('prescriptions').select('id').where({ treatmentId: treatment.id }));
    expect(open).toHaveLength(2);
    expect(new Set(open.map((delivery: { pharmacyId: string }) => delivery.pharmacyId)).size).toBe(1);
  });

  it('takes a pharmacy that is not listed, which no other patient can see', async () => {
    const { token, treatment } = await approved();
    const manual = {
      treatmentId: treatment.id,
      name: 'Dorf-Apotheke',
      street: 'Am Anger',
      houseNum: '1',
      zipCode: '99998',
      city: 'Körner',
      phone: '036025 50200',
      consentVersion: 1,
    };
    const answer = await test.send('post', `${clients}/pharmacy/manually`, manual, token).expect(200);
    expect(answer.body.items[0]).toMatchObject({ status: 'passing-on', sending: { channel: 'staff' }, pharmacy: { name: 'Dorf-Apotheke' } });
    const stranger = await approved();
    await choose(stranger.treatment.id, answer.body.items[0].pharmacy.id, stranger.token).expect(404, /pharmacy.notFound/);
  });

  it('is refused while a qualified signature is demanded and none is set up', async () => {
    const { token, treatment, pharmacyId } = await approved();
    await test.knex('settings').insert({ key: 'prescription.requireQualifiedSignature', value: 'true', validFrom: test.clock.now() });
    await choose(treatment.id, pharmacyId, token).expect(422, /prescription.signatureRequired/);
    test.clock.advance(1);
    await test.knex('settings').insert({ key: 'prescription.requireQualifiedSignature', value: 'false', validFrom: test.clock.now() });
    await choose(treatment.id, pharmacyId, token).expect(200);
  });
});

describe('The pharmacy', () => {
  const act = (id: string, action: string, token: string, body: object = {}) => test.send('post', `${backoffice}/prescriptions/${id}/${action}`, body, token);

  it('accepts, makes ready and hands over; the patient gets one mail when it is ready', async () => {
    const { token, treatment, patient, first, pharmacyId, staffToken } = await approved();
    await choose(treatment.id, pharmacyId, token).expect(200);
    const inbox = await test
      .get(`${backoffice}/prescriptions?filters=${encodeURIComponent(JSON.stringify([{ field: 'status', operator: 'eq', value: 'sent' }]))}`, staffToken)
      .expect(200);
    expect(inbox.body).toMatchObject({ total: 2 });
    expect(inbox.body.items[0]).toMatchObject({ patient: { name: `${patient.firstName} ${patient.lastName}` }, abilities: ['accept', 'return'] });
    await act(first.id, 'accept', staffToken).expect(200);
    const ready = await act(first.id, 'ready', staffToken).expect(200);
    expect(ready.body).toMatchObject({ status: 'ready', abilities: ['undo-ready', 'dispense-part', 'dispense'] });
    await test.runJobs();
    expect(test.mails.filter((mail) => mail.to === patient.email)).toHaveLength(1);
    const own = await test.get(`${clients}/pharmacy/info?treatmentId=${treatment.id}`, token).expect(200);
    expect(own.body.items.find((item: { id: string }) => item.id === first.id)).toMatchObject({ status: 'ready' });
    await act(first.id, 'dispense', staffToken).expect(200);
  });

  it('leaves a line a patient and hour about who saw the list, however often it is refreshed, and none where nothing about health is shown', async () => {
    const { token, treatment, patient, pharmacyId, staff, staffToken } = await approved();
    await choose(treatment.id, pharmacyId, token).expect(200);
    const read = (by: string) => test.get(`${backoffice}/prescriptions`, by).expect(200);
    const lines = () => test.knex('audit_events').where({ action: 'prescription.list', patientId: patient.id }).orderBy('id').select('actorRole');
    await read(await test.tokenOf(await buildAdmin(test.knex)));
    expect(await lines()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => read(staffToken)));
    expect(await lines()).toEqual([{ actorRole: 'pharmacy' }]);
    test.clock.advance(duration.hours);
    await read(await test.tokenOf(staff));
    expect(await lines()).toEqual([{ actorRole: 'pharmacy' }, { actorRole: 'pharmacy' }]);
  });

  it('returns what it cannot supply, no longer sees it, and the patient can send it elsewhere', async () => {
    const { token, treatment, patient, first, pharmacyId, staffToken } = await approved();
    await choose(treatment.id, pharmacyId, token).expect(200);
    await act(first.id, 'return', staffToken, { reason: 'not-available', text: 'Nicht lieferbar.' }).expect(200);
    await test.get(`${backoffice}/prescriptions/${first.id}`, staffToken).expect(404);
    await test.runJobs();
    expect(test.mails.filter((mail) => mail.to === patient.email)).toHaveLength(1);
    const other = await buildPharmacy(test.knex);
    const answer = await choose(treatment.id, other.id, token).expect(200);
    expect(answer.body.items.map((item: { status: string; pharmacy: { id: string } }) => [item.status, item.pharmacy.id])).toEqual([
      ['sent', other.id],
      ['sent', pharmacyId],
    ]);
  });

  const allowed: Record<string, readonly PrescriptionStatus[]> = {
    accept: ['passing-on', 'sent'],
    prepare: ['received'],
    ready: ['received', 'in-preparation'],
    'undo-ready': ['ready'],
    dispense: ['ready', 'partly-dispensed'],
    return: ['passing-on', 'sent', 'received', 'in-preparation'],
  };
  const visible: readonly PrescriptionStatus[] = [...statusesAtPharmacy, 'revoked', 'replaced'];
  const refused = Object.keys(allowed).flatMap((action) =>
    prescriptionStatuses.filter((status) => !allowed[action]?.includes(status)).map((status) => [action, status] as const),
  );

  it.each(refused)('cannot %s a prescription that is %s', async (action, status) => {
    const staff = await buildPharmacyUser(test.knex);
    const { id } = await buildPrescription(test.knex, { status, pharmacyId: staff.pharmacyId as string });
    const answer = await act(id, action, await test.tokenOf(staff), action === 'return' ? { reason: 'other' } : {});
    expect([answer.status, answer.body.code]).toEqual(visible.includes(status) ? [409, 'prescription.cantProcessed'] : [404, 'prescription.not.found']);
    expect(await test.knex('prescriptions').where({ id }).first('status')).toEqual({ status });
  });

  it('prepares, marks ready until a date with a pickup code, takes "ready" back, and dispenses in two parts', async () => {
    const staff = await buildPharmacyUser(test.knex);
    const token = await test.tokenOf(staff);
    const { id } = await buildPrescription(test.knex, { status: 'received', pharmacyId: staff.pharmacyId as string, quantity: 20 });
    await act(id, 'prepare', token).expect(200);
    const past = later(test.clock.now(), -duration.hours).toISOString();
    await act(id, 'ready', token, { holdUntil: past }).expect(422, /prescription.holdUntilPast/);
    const holdUntil = later(test.clock.now(), 5 * duration.days).toISOString();
    const ready = await act(id, 'ready', token, { holdUntil }).expect(200);
    expect(ready.body).toMatchObject({ status: 'ready', holdUntil, pickupCode: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/) });
    const undone = await act(id, 'undo-ready', token).expect(200);
    expect(undone.body).toMatchObject({ status: 'received', holdUntil: null, pickupCode: null });
    await act(id, 'ready', token).expect(200);
    await act(id, 'dispense', token, { quantity: 20.5 }).expect(422, /prescription.quantityTooLarge/);
    expect((await act(id, 'dispense', token, { quantity: 12.5 }).expect(200)).body).toMatchObject({ status: 'partly-dispensed', dispensedQuantity: 12.5 });
    expect((await act(id, 'dispense', token).expect(200)).body).toMatchObject({ status: 'dispensed', dispensedQuantity: 20 });
    const kinds = await test.knex('prescription_events').where({ prescriptionId: id }).orderBy('id').pluck('kind');
    expect(kinds).toEqual(['sent', 'received', 'in-preparation', 'ready', 'ready-undone', 'ready', 'partly-dispensed', 'dispensed']);
  });
});

describe('A prescription', () => {
  it('expires after its last day in Germany, once', async () => {
    const { id } = await buildPrescription(test.knex, { validUntil: test.clock.now().toISOString().slice(0, 10) });
    const run = async () => {
      await test.ctx.jobs.send('prescriptions.expire', {});
      await test.runJobs();
      return (await test.knex('prescriptions').where({ id }).first('status')).status;
    };
    test.clock.set(`${test.clock.now().toISOString().slice(0, 10)}T12:00:00.000Z`);
    expect(await run()).toBe('issued');
    test.clock.advance(duration.days);
    expect(await run()).toBe('expired');
    await run();
    expect(await test.knex('audit_events').where({ action: 'prescription.expire', objectId: id })).toHaveLength(1);
  });

  it('is not sent or handed over after its last day, also before the night has marked it', async () => {
    const { token, treatment, first, second, pharmacyId, staffToken } = await approved();
    const yesterday = later(test.clock.now(), -duration.days).toISOString().slice(0, 10);
    await test.knex('prescriptions').where({ id: first.id }).update({ validUntil: yesterday, status: 'ready', pharmacyId });
    await test.knex('prescriptions').where({ id: second.id }).update({ validUntil: yesterday });
    await test.send('post', `${backoffice}/prescriptions/${first.id}/dispense`, {}, staffToken).expect(409, /prescription.cantProcessed/);
    await choose(treatment.id, pharmacyId, token).expect(409, /prescription.cantProcessed/);
    const check = await test.get(`${clients}/prescriptions/check/${first.checkCode}`).expect(200);
    expect(check.body.state).toBe('expired');
  });

  it('can be checked by its code without telling patient or medicine', async () => {
    const row = await buildPrescription(test.knex, { status: 'dispensed' });
    const answer = await test.get(`${clients}/prescriptions/check/${row.checkCode}`).expect(200);
    expect(answer.body).toMatchObject({ number: row.number, state: 'dispensed' });
    expect(JSON.stringify(answer.body)).not.toContain(row.productName);
    await test.get(`${clients}/prescriptions/check/2222222222`).expect(404);
  });
});
