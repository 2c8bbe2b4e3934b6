import { buildConsultation } from '../../../seeds/factories/consultations.ts';
import { guestToken } from '../../src/kernel/guest-link-secrets.ts';
import { newId, sha256 } from '../../src/kernel/ids.ts';
import type { Sample, World } from './sample.ts';

/** A consultation that has just begun, of the caller where that is a patient; its patient has consented. */
const openRoom = async ({ knex, caller, app }: World): Promise<{ id: string; patientId: string }> => {
  const startsAt = app.clock.now();
  const { id, patientId } = await buildConsultation(knex, { startsAt, ...(caller.role === 'patient' ? { patientId: caller.id } : {}) });
  await knex('consents').insert({ userId: patientId, document: 'video', version: 1, sha256: 'a'.repeat(64), acceptedAt: startsAt });
  return { id, patientId };
};

export const roomGuestSamples = {
  'room-guests.create-link': {
    call: async (world) => {
      const { id } = await openRoom(world);
      return { params: { id }, objectId: id };
    },
  },
  'room-guests.open': {
    call: async (world) => {
      const { id, patientId } = await openRoom(world);
      const { firstName, lastName, bornOn } = await world.knex('users').where({ id: patientId }).first();
      return { body: { token: guestToken(world.app.context.secrets, id, 1), firstName, lastName, dob: bornOn } };
    },
  },
  'room-guests.create-ticket': {
    call: async (world) => {
      const { id } = await openRoom(world);
      const [access, at] = [newId(), world.app.clock.now()];
      await world.knex('guest_links').insert({ consultationId: id, createdAt: at });
      await world
        .knex('guest_accesses')
        .insert({ id: newId(), consultationId: id, at, outcome: 'opened', secretHash: sha256(access), expiresAt: new Date(at.getTime() + 3_600_000) });
      return { body: { access } };
    },
  },
} satisfies Record<string, Sample>;
