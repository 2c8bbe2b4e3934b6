import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { buildUpload, buildUploadSession } from '../../../seeds/factories/uploads.ts';
import { newDataKey } from '../../src/features/files/public.ts';
import { newId } from '../../src/kernel/ids.ts';
import { buildStoredUpload } from '../stored-upload.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

/** One white pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64');
const tus = { 'tus-resumable': '1.0.0' };
const encoded = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const reason = 'Beschwerde der Patientin';

const stored = async ({ app, knex, caller }: World): Promise<{ treatmentId: string; objectId: string }> => {
  const doctor = caller.role === 'doctor' ? { doctorId: caller.id } : {};
  const owner = caller.role === 'patient' ? { patientId: caller.id } : {};
  const treatment = await buildTreatment(knex, { status: 'in-review', ...doctor, ...owner });
  const { id } = await buildStoredUpload(app, png, { patientId: treatment.patientId, treatmentId: treatment.id, contentType: 'image/png' });
  return { treatmentId: treatment.id, objectId: id };
};

/** The patient's own file, or one of a request that the doctor has. */
const reachable = async (world: World): Promise<Call> => {
  const { objectId } = await stored(world);
  return { params: { id: objectId }, objectId };
};

const begun = async ({ app, knex, caller }: World): Promise<Call> => {
  const id = newId();
  await buildUploadSession(knex, { id, ...newDataKey(app.ctx, { table: 'uploads', id }), patientId: caller.id });
  return { params: { id }, objectId: id };
};

export const uploadSamples = {
  'uploads.create': { call: () => ({ body: { purpose: 'photo' }, file: { name: 'Foto.png', bytes: png } }) },
  'uploads.list': nothing,
  'uploads.open': { call: reachable },
  'uploads.delete': {
    call: async ({ knex, caller }) => {
      const { id } = await buildUpload(knex, { patientId: caller.id });
      return { params: { id }, objectId: id };
    },
  },
  'uploads.start': {
    call: () => ({ headers: { ...tus, 'upload-length': '70', 'upload-metadata': encoded({ filename: 'Foto.png', purpose: 'photo' }) } }),
  },
  'uploads.unfinished': nothing,
  'uploads.progress': { call: begun },
  'uploads.continue': {
    call: async (world) => ({
      ...(await begun(world)),
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      raw: Buffer.from('abc'),
    }),
  },
  'uploads.abandon': { call: begun },
  'uploads.break-glass': {
    call: async ({ knex }) => {
      const { id } = await buildTreatment(knex, { status: 'in-review' });
      return { params: { id }, objectId: id, body: { reason } };
    },
  },
  'uploads.break-glass-open': {
    call: async (world) => {
      const { treatmentId, objectId } = await stored(world);
      return { params: { id: treatmentId, fileId: objectId }, objectId: treatmentId, body: { reason } };
    },
  },
  'uploads.of-treatment': {
    call: async ({ knex, caller }) => {
      const { id } = await buildTreatment(knex, { status: 'in-review', ...(caller.role === 'doctor' ? { doctorId: caller.id } : {}) });
      return { params: { id }, objectId: id };
    },
  },
} satisfies Record<string, Sample>;
