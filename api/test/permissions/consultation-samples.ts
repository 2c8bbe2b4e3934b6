import { buildConsultation, buildConsultationWait, buildSchedule } from '../../../seeds/factories/consultations.ts';
import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { buildDoctor } from '../../../seeds/factories/users.ts';
import { sealedToken } from '../../src/kernel/sealed-token.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

const hour = 3_600_000;
/** The full hour the given number of hours from now, which a schedule around the clock offers. */
const inHours = ({ app }: World, hours: number): string => new Date(Math.floor(app.clock.now().getTime() / hour) * hour + hours * hour).toISOString();
const week = { weekly: [{ day: 1, from: '09:00', to: '12:00' }], lengthMinutes: 15, bufferMinutes: 5, leadMinutes: 60, exceptions: [] };

const booked = async (world: World): Promise<Call> => {
  const { doctorId } = await buildSchedule(world.knex);
  const startsAt = new Date(inHours(world, 30));
  const { id } = await buildConsultation(world.knex, { doctorId, startsAt, ...(world.caller.role === 'patient' ? { patientId: world.caller.id } : {}) });
  return { params: { id }, objectId: id };
};

/** An appointment of the calling doctor, which began the given minutes ago; negative minutes lie ahead. */
const ofDoctor = async ({ app, knex, caller }: World, minutesAgo: number): Promise<Call> => {
  const doctorId = caller.role === 'doctor' ? caller.id : (await buildDoctor(knex)).id;
  await knex('doctors').where({ userId: doctorId }).update({ offersConsultations: true });
  await buildSchedule(knex, { doctorId });
  const { id } = await buildConsultation(knex, { doctorId, startsAt: new Date(app.clock.now().getTime() - minutesAgo * 60_000) });
  return { params: { id }, objectId: id };
};

/** The schedule of the calling doctor. */
const schedule = async ({ knex, caller }: World): Promise<Call> => {
  const doctorId = caller.role === 'doctor' ? caller.id : (await buildDoctor(knex)).id;
  await buildSchedule(knex, { doctorId });
  return { params: { doctorId }, objectId: doctorId };
};

export const consultationSamples = {
  'consultations.list-doctors': nothing,
  'consultations.list-slots': {
    call: async (world) => ({
      params: { id: (await buildSchedule(world.knex)).doctorId },
      query: { from: inHours(world, 24).slice(0, 10), to: inHours(world, 48).slice(0, 10) },
    }),
  },
  'consultations.list-own': nothing,
  'consultations.read-own': {
    call: async (world) => {
      const { objectId = '' } = await booked(world);
      return { query: { id: objectId }, objectId };
    },
  },
  'consultations.download-calendar': { call: booked },
  'consultations.hold': {
    call: async (world) => ({ body: { doctorId: (await buildSchedule(world.knex)).doctorId, startsAt: inHours(world, 30) } }),
  },
  'consultations.read-hold': nothing,
  'consultations.release-hold': nothing,
  'consultations.book': {
    call: async (world) => ({ body: { doctorId: (await buildSchedule(world.knex)).doctorId, startsAt: inHours(world, 30) } }),
  },
  'consultations.move': { call: async (world) => ({ ...(await booked(world)), body: { startsAt: inHours(world, 40) } }) },
  'consultations.cancel-own': { call: booked },
  'consultations.read-waiting-list': nothing,
  'consultations.join-waiting-list': { call: (world) => ({ body: { until: inHours(world, 240).slice(0, 10) } }) },
  'consultations.leave-waiting-list': {
    call: async ({ knex, caller }) => {
      const { id } = await buildConsultationWait(knex, { patientId: caller.id });
      return { params: { id }, objectId: id };
    },
  },
  'consultations.list': nothing,
  'consultations.read': { call: (world) => ofDoctor(world, -600) },
  'consultations.open': {
    call: async ({ knex, caller }) => {
      const { patientId } = await buildTreatment(knex, { doctorId: caller.id, status: 'approved' });
      return { body: { patientId, startsAt: 'now' } };
    },
  },
  'consultations.calendar': { call: (world) => ({ query: { from: inHours(world, 0).slice(0, 10), to: inHours(world, 48).slice(0, 10) } }) },
  'consultations.hand-over': {
    call: async (world) => {
      const call = await ofDoctor(world, -600);
      const { doctorId } = await buildSchedule(world.knex);
      const own: { doctorId: string } = await world.knex('consultations').where({ id: call.objectId }).first('doctorId');
      await world.knex('schedules').where(own).update({ coverDoctorId: doctorId });
      return call;
    },
  },
  'consultations.rebook-affected': { call: async (world) => (await schedule(world), { body: { to: 'own' } }) },
  'consultations.copy-chat': {
    call: async (world) => ({ ...(await ofDoctor(world, 5)), body: { lines: [{ by: 'patient', at: inHours(world, 0), text: 'Guten Tag' }] } }),
  },
  'consultations.cancel': { call: (world) => ofDoctor(world, -600) },
  'consultations.rebook': { call: (world) => ofDoctor(world, -600) },
  'consultations.complete': { call: (world) => ofDoctor(world, 12) },
  'consultations.no-show': { call: (world) => ofDoctor(world, 12) },
  'schedules.read': { call: schedule },
  'schedules.update': { call: async (world) => ({ ...(await schedule(world)), body: { ...week, version: 1 } }) },
  'schedules.read-feed': { call: schedule },
  'schedules.renew-feed': { call: schedule },
  'schedules.read-calendar': {
    call: async ({ app, knex }) => {
      const { doctorId } = await buildSchedule(knex);
      return { params: { token: sealedToken(app.context.secrets, 'calendar-feed', doctorId, `${doctorId}:1`) } };
    },
  },
} satisfies Record<string, Sample>;
