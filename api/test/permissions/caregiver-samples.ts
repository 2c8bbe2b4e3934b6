import { buildConsultation } from '../../../seeds/factories/consultations.ts';
import { buildCaregiver, type CaregiverRow } from '../../../seeds/factories/caregivers.ts';
import { newId, sha256 } from '../../src/kernel/ids.ts';
import { caregiverToken } from '../../src/kernel/mail-secrets.ts';
import { nothing, type Call, type Sample, type World } from './sample.ts';

/** One that the caller has granted. */
const granted =
  (given: Partial<CaregiverRow>, body?: object) =>
  async ({ knex, caller }: World): Promise<Call> => {
    const { id } = await buildCaregiver(knex, { patientId: caller.id, ...given });
    return { params: { id }, objectId: id, ...(body ? { body } : {}) };
  };

/** One that the caller has been given. */
const received = async ({ knex, caller }: World): Promise<Call> => {
  const { id } = await buildCaregiver(knex, { caregiverId: caller.id });
  return { params: { id }, objectId: id };
};

/** An appointment of one who has given it. */
const appointment = async ({ knex, caller }: World): Promise<Call> => {
  const { id, patientId } = await buildCaregiver(knex, { caregiverId: caller.id });
  const { id: appointmentId } = await buildConsultation(knex, { patientId });
  return { params: { id, appointmentId }, objectId: id };
};

/** An open invitation of the caller's address. */
const invited = async ({ app, knex, caller }: World): Promise<Call> => {
  const linkId = newId();
  const token = caregiverToken(app.context.secrets, linkId);
  await buildCaregiver(knex, { status: 'pending', email: caller.email || `${linkId}@tests.example`, linkId, tokenHash: sha256(token) });
  return { params: { token } };
};

export const caregiverSamples = {
  'caregivers.list': nothing,
  'caregivers.invite': { call: () => ({ body: { name: 'Maria Berg', email: `${newId()}@tests.example`, limits: ['pickup'], days: 30 } }) },
  'caregivers.update': { call: granted({}, { limits: ['pickup'], version: 1 }) },
  'caregivers.withdraw': { call: granted({ status: 'pending' }) },
  'caregivers.end': { call: granted({}) },
  'caregivers.read-invitation': { call: invited },
  'caregivers.accept': { call: invited },
  'caregivers.decline': { call: invited },
  'caregivers.list-people': nothing,
  'caregivers.read-person': { call: received },
  'caregivers.download-calendar': { call: appointment },
  'caregivers.leave': { call: received },
} satisfies Record<string, Sample>;
