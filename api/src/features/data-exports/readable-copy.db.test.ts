import { buildContactRequest } from '../../../../seeds/factories/contact-requests.ts';
import { exportedData } from '@blattwerk/contract/data-exports/exported-data';
import { buildAlert } from '../../../../seeds/factories/alerts.ts';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildComment, buildProduct, buildReview } from '../../../../seeds/factories/products.ts';
import { buildSavedSearch } from '../../../../seeds/factories/saved-searches.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { demoPassword } from '../../../../seeds/cast.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { asBytes } from '../../../test/read-bytes.ts';
import { readZip } from '../../../test/read-zip.ts';
import { readPdf } from '../../adapters/pdf/testing/read-pdf.ts';
import { newId } from '../../kernel/ids.ts';

const exports = '/api/v1/clients/iam/exports';
const proof = { password: demoPassword };
const munich = { city: { de: 'München', en: 'Munich' }, country: 'DE' };
let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ ports: { networkPlaces: { placeOf: () => munich } } })));
afterAll(() => test.close());

const copyOf = async (token: string): Promise<Map<string, Buffer>> => {
  await test.send('post', '/api/v1/clients/iam/export', proof, token).expect(202);
  await test.runJobs();
  const { id } = (await test.get(exports, token).expect(200)).body.items[0];
  const { ticket } = (await test.send('post', `${exports}/${id}/ticket`, proof, token).expect(200)).body;
  return readZip((await asBytes(test.send('post', `${exports}/${id}/download`, { ticket }, token)).expect(200)).body as Buffer);
};

it('What the market remembers of a person is in the readable copy and in the one for programs', async () => {
  const { id: userId, email } = await buildPatient(test.knex);
  const { token } = (await test.send('post', '/api/v1/clients/auth/login', { email, ...proof }).expect(200)).body;
  const [noted, awaited, reviewed] = [
    await buildProduct(test.knex, { name: 'Esche 22/1', unit: 'g' }),
    await buildProduct(test.knex, { name: 'Linde 18/1' }),
    await buildProduct(test.knex, { name: 'Ulme 25/1' }),
  ];
  const { id: pharmacyId } = await buildPharmacy(test.knex, { name: 'Adler-Apotheke' });
  await test.send('post', '/api/v1/clients/selection/noted', { items: [{ productId: noted.id, amount: 12.5 }] }, token).expect(200);
  await buildAlert(test.knex, { userId, productId: awaited.id, kind: 'price-below', priceCents: 899, zipCode: '10115', radiusKm: 25, lat: 52.5, lon: 13.4 });
  await buildAlert(test.knex, { userId, productId: reviewed.id, kind: 'at-pharmacy', pharmacyId });
  await buildSavedSearch(test.knex, { userId, name: 'Abends', search: 'category=flower&thcMax=18' });
  const now = test.clock.now();
  await buildSavedSearch(test.knex, { userId, name: 'Nebenan', place: 2, search: `category=flower&pharmacyId=${pharmacyId}` });
  await test
    .knex('newsletter_subscriptions')
    .insert({ id: newId(), email, locale: 'de', status: 'confirmed', askedAt: now, confirmedAt: now, createdAt: now, updatedAt: now });
  const { id: reviewId } = await buildReview(test.knex, { productId: reviewed.id, status: 'published' });
  await buildComment(test.knex, { reviewId, patientId: userId, text: 'Hat mir geholfen.' });
  await test.knex('review_likes').insert({ reviewId, patientId: userId, createdAt: now });
  await test.send('post', '/api/v1/clients/withdrawals', { name: 'Ada Berg', email, text: 'Ich ziehe um.' }, token).expect(202);
  await buildContactRequest(test.knex, { email, message: 'Wo finde ich die Rechnung?' });

  const files = await copyOf(token);
  const data = exportedData.parse(JSON.parse(String(files.get('data.json'))));
  expect(data.notedProducts).toMatchObject([{ product: 'Esche 22/1', amount: 12.5, unit: 'g' }]);
  expect(data.contractWithdrawals).toMatchObject([{ text: 'Ich ziehe um.', status: 'confirmed', outcome: 'unassigned' }]);
  expect(data.contactRequests).toMatchObject([{ message: 'Wo finde ich die Rechnung?', status: 'open', answer: null }]);
  const { text } = readPdf(files.get('record.pdf') ?? Buffer.alloc(0));
  const read = text.replace(/\s+/g, ' ');
  for (const told of [
    'Esche 22/1: 12,5 g',
    'Linde 18/1: günstiger als 8,99 €, 10115 und 25 km darum',
    'Ulme 25/1: in dieser Apotheke, Adler-Apotheke',
    'Abends: category=flower&thcMax=18',
    'Nebenan: category=flower, Adler-Apotheke',
    'Ulme 25/1: Hat mir geholfen.',
  ])
    expect(read).toContain(told);
  expect(read).toMatch(/Als hilfreich markiert Ulme 25\/1/);
  expect(read).toMatch(/Anmeldung mit Passwort.*Newsletter bestätigt/);
  expect(read).toMatch(/Widerrufe des Vertrags .*bestätigt, keine Anfrage gefunden Ich ziehe um\./);
  expect(read).toContain('München, Deutschland');
});

it('A follow-up that is not requested yet is in all three copies', async () => {
  const { id: patientId, email } = await buildPatient(test.knex);
  const { token } = (await test.send('post', '/api/v1/clients/auth/login', { email, ...proof }).expect(200)).body;
  const { id: productId } = await buildProduct(test.knex, { name: 'Rotbuche 19/1' });
  const id = newId();
  const entries = { effect: 6, sideEffects: ['nausea'], remainingAmount: 2.5, requestedProducts: [{ productId }, { wish: { strainName: 'Bergahorn' } }] };
  await test.knex('follow_up_drafts').insert({ id, patientId, entries, savedAt: test.clock.now() });
  const files = await copyOf(token);
  const data = exportedData.parse(JSON.parse(String(files.get('data.json'))));
  const kept = { effect: 6, sideEffects: ['nausea'], remainingAmount: 2.5, products: ['Rotbuche 19/1', 'Bergahorn'] };
  expect(data.followUpDrafts).toEqual([{ id, savedAt: test.clock.now().toISOString(), ...kept }]);
  const read = readPdf(files.get('record.pdf') ?? Buffer.alloc(0)).text.replace(/\s+/g, ' ');
  expect(read).toContain('6 von 10, Übelkeit, davon übrig: 2,5');
  const { entry } = JSON.parse(String(files.get('fhir-bundle.json')));
  const found = entry.find(({ resource }: { resource: { id: string } }) => resource.id === id).resource;
  expect([found.status, found.item[0]]).toEqual(['in-progress', { linkId: 'effect', answer: [{ valueInteger: 6 }] }]);
});
