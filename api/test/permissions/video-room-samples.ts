import { buildConsultation } from '../../../seeds/factories/consultations.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

/** A consultation of the caller that has just begun; its patient has consented. */
const ownRoom = async ({ knex, caller, app }: World): Promise<string> => {
  const startsAt = app.clock.now();
  const { id, patientId } = await buildConsultation(knex, { startsAt, ...(caller.role === 'doctor' ? { doctorId: caller.id } : { patientId: caller.id }) });
  await knex('consents').insert({ userId: patientId, document: 'video', version: 1, sha256: 'a'.repeat(64), acceptedAt: startsAt });
  return id;
};
const byQuery = async (world: World): Promise<Call> => {
  const id = await ownRoom(world);
  return { query: { id }, objectId: id };
};

export const videoRoomSamples = {
  'video-rooms.create-ticket': {
    call: async (world) => {
      const id = await ownRoom(world);
      return { body: { id }, objectId: id };
    },
  },
  'video-rooms.read': { call: byQuery },
  'video-rooms.test-connection': nothing,
  'video-rooms.read-doctor': {
    call: async (world) => {
      const id = await ownRoom(world);
      return { params: { id }, objectId: id };
    },
  },
  'video-rooms.tell-delay': { call: () => ({ body: { minutes: 5 } }) },
} satisfies Record<string, Sample>;
