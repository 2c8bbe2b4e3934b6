import type { AttestationStatus } from '@blattwerk/contract/attestations/states';
import { buildAttestation, travelSample } from '../../../seeds/factories/attestations.ts';
import { buildPrescription } from '../../../seeds/factories/prescriptions.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

/** A prescription of the caller. */
const prescribed = async ({ knex, caller }: World): Promise<string> => {
  const mine = caller.role === 'doctor' ? { doctorId: caller.id } : { patientId: caller.id };
  return (await buildPrescription(knex, caller.role === 'doctor' || caller.role === 'patient' ? mine : {})).id;
};

const byId =
  (status: AttestationStatus = 'requested', body?: object) =>
  async (world: World): Promise<Call> => {
    const { id } = await buildAttestation(world.knex, { status, prescriptionId: await prescribed(world) });
    return { params: { id }, objectId: id, ...(body ? { body } : {}) };
  };

const asked = async (world: World): Promise<Call> => ({ body: { kind: 'patient-card', prescriptionId: await prescribed(world) } });

export const attestationSamples = {
  'document-templates.list': nothing,
  'document-templates.preview': { call: () => ({ params: { kind: 'patient-card' }, query: { locale: 'de' } }) },
  'attestations.list-own': nothing,
  'attestations.request': {
    call: async (world) => ({ body: { kind: 'travel-certificate', prescriptionId: await prescribed(world), travel: travelSample('2099-07-01', 1) } }),
  },
  'attestations.withdraw': { call: byId() },
  'attestations.download-own': { call: byId('issued'), businessCodes: ['document.notReady'] },
  'attestations.list': nothing,
  'attestations.read': { call: byId() },
  'attestations.create': { call: asked },
  'attestations.issue': { call: byId('requested', { months: 6 }) },
  'attestations.decline': { call: byId('requested', { reason: 'Bitte sprechen Sie mich zuerst an.' }) },
  'attestations.revoke': { call: byId('issued', { reason: 'Die Behandlung ist beendet.' }) },
  'attestations.download': { call: byId('issued'), businessCodes: ['document.notReady'] },
} satisfies Record<string, Sample>;
