import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildUploadSession } from '../../../../seeds/factories/uploads.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildStoredUpload } from '../../../test/stored-upload.ts';
import { collectData } from '../data-exports/collect/collect.ts';
import { deletePerson } from '../erasures/delete-person.ts';
import { cleanUp } from '../retention/clean.service.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const letter = Buffer.from('%PDF-1.7 Befund');
const stored = (patientId: string, overrides: object = {}) =>
  buildStoredUpload(test, letter, { patientId, contentType: 'application/pdf', purpose: 'finding', createdAt: test.clock.now(), ...overrides });
const isStored = ({ storageKey }: { storageKey: string }) => test.context.ports.storage.exists(storageKey);
const count = async (patientId: string) => (await test.knex('uploads').where({ patientId })).length;

it('The copy of the own data has the files, opened', async () => {
  const { id } = await buildPatient(test.knex);
  const { createdAt, id: uploadId } = await stored(id);
  await stored(id, { status: 'scanning' });
  const { data, files } = await collectData(test.ctx, id);
  const path = `uploads/${createdAt.toISOString().slice(0, 10)}-finding-${uploadId.slice(-6)}.pdf`;
  expect(data.uploads).toMatchObject([{ id: uploadId, file: path, purpose: 'finding', bytes: letter.length }]);
  const file = files.find((one) => one.path === path);
  const chunks: Buffer[] = [];
  for await (const chunk of (await file?.open()) ?? []) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks)).toEqual(letter);
});

it('A deleted person leaves neither rows nor bytes', async () => {
  const { id } = await buildPatient(test.knex);
  const treatment = await buildTreatment(test.knex, { patientId: id, status: 'in-review' });
  const rows = [await stored(id), await stored(id, { treatmentId: treatment.id })];
  await buildUploadSession(test.knex, { patientId: id });
  await deletePerson(test.ctx, id);
  expect(await Promise.all(rows.map(isStored))).toEqual([false, false]);
  expect([await count(id), await test.knex('upload_sessions').where({ patientId: id })]).toEqual([0, []]);
});

it('What joined no request within thirty days is deleted; what is part of one stays with it', async () => {
  const { id } = await buildPatient(test.knex);
  const treatment = await buildTreatment(test.knex, { patientId: id, status: 'in-review' });
  const old = { createdAt: new Date(test.clock.now().getTime() - 31 * 86_400_000) };
  const [unsent, sent, fresh] = [await stored(id, old), await stored(id, { ...old, treatmentId: treatment.id }), await stored(id)];
  await cleanUp(test.ctx);
  await cleanUp(test.ctx);
  expect([await isStored(unsent), await isStored(sent), await isStored(fresh), await count(id)]).toEqual([false, true, true, 2]);
});
