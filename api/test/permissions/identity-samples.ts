import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { buildIdentityCheck } from '../../../seeds/factories/consultations.ts';
import { buildPatient } from '../../../seeds/factories/users.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

/** A patient whom the calling doctor treats. */
const treatedPatient = async ({ knex, caller }: World): Promise<Call> => {
  const patient = await buildPatient(knex);
  await buildTreatment(knex, { status: 'in-review', patientId: patient.id, ...(caller.role === 'doctor' ? { doctorId: caller.id } : {}) });
  await buildIdentityCheck(knex, { patientId: patient.id, documentLastName: 'Anders' });
  return { params: { id: patient.id }, objectId: patient.id };
};

export const identitySamples = {
  // The provider is not there in these tests: that the call gets as far as asking it is what counts.
  'identity-checks.create-session': { call: () => ({ body: { consentVersion: 1 } }), businessCodes: ['identity.unavailable'] },
  'identity-checks.read-own': nothing,
  'identity-checks.read': { call: treatedPatient },
  'identity-checks.mark-seen': {
    call: async (world) => ({ ...(await treatedPatient(world)), body: { kind: 'video' } }),
  },
} satisfies Record<string, Sample>;
