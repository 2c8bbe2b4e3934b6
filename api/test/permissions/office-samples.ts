import { buildPharmacy } from '../../../seeds/factories/pharmacies.ts';
import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../seeds/factories/users.ts';
import { deadLetterQueue } from '../../src/jobs/queue.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

const patientInReach = async ({ knex, caller }: World): Promise<string> => {
  const { id } = await buildPatient(knex);
  if (caller.role === 'doctor') await buildTreatment(knex, { status: 'approved', patientId: id, doctorId: caller.id });
  return id;
};

/** The pharmacy of a caller who has one. */
const ownOrAny = async ({ knex, caller }: World): Promise<string> => caller.pharmacyId ?? (await buildPharmacy(knex)).id;

/** A record whose page the caller reads: doctors have no page of pharmacies. */
const recordInReach = (world: World): Promise<string> => (world.caller.role === 'doctor' ? patientInReach(world) : ownOrAny(world));
const pageOf = ({ caller }: World, id: string) => ({ resource: caller.role === 'doctor' ? 'patients' : 'pharmacies', id });

export const officeSamples = {
  'patients.list': nothing,
  'patients.read': {
    call: async (world) => {
      const id = await patientInReach(world);
      return { params: { id }, objectId: id };
    },
  },
  'treatments.list-patient-notes': {
    call: async (world) => {
      const id = await patientInReach(world);
      return { params: { id }, objectId: id };
    },
  },
  'patients.file': { call: async ({ knex }) => ({ params: { id: (await buildPatient(knex)).id } }) },
  'patients.update': { call: async ({ knex }) => ({ params: { id: (await buildPatient(knex)).id }, body: { status: 'banned', version: 1 } }) },
  'doctors.list-public': nothing,
  'doctors.list': nothing,
  'doctors.read': { call: async ({ knex }) => ({ params: { id: (await buildDoctor(knex)).id } }) },
  'doctors.update': { call: async ({ knex }) => ({ params: { id: (await buildDoctor(knex)).id }, body: { isWorking: false, version: 1 } }) },
  'accounts.sessions-of': { call: async ({ knex }) => ({ params: { id: (await buildDoctor(knex)).id } }) },
  'accounts.end-session-of': {
    call: async ({ knex, app }) => {
      const { id } = await buildPatient(knex);
      await app.tokenOf({ id });
      return { params: { id, sessionId: (await knex('sessions').where({ userId: id }).first('id')).id } };
    },
  },
  'accounts.end-sessions-of': { call: async ({ knex }) => ({ params: { id: (await buildDoctor(knex)).id } }) },
  'support-views.create': { call: async ({ knex }) => ({ params: { id: (await buildPatient(knex)).id }, body: { reason: 'Anruf der Patientin' } }) },
  'support-views.open': { call: () => ({ body: { secret: 'unknown' } }), businessCodes: ['supportView.linkInvalid'] },
  'support-views.read': nothing,
  'support-views.end': nothing,
  'mail-templates.list': nothing,
  'mail-templates.preview': { call: () => ({ params: { id: 'confirm-email' }, query: { locale: 'de' } }) },
  'mail-templates.test': { call: () => ({ params: { id: 'confirm-email' }, body: { locale: 'de' } }) },
  'settings.list': nothing,
  'settings.read': { call: () => ({ params: { id: 'minAge' } }) },
  'settings.preview': { call: () => ({ params: { id: 'minAge' }, query: { value: '21' } }) },
  'settings.change': { call: () => ({ params: { id: 'flagUnderAge' }, body: { value: 26, version: 0 } }) },
  'audit-log.list': nothing,
  'external-services.list': nothing,
  'external-services.retry': { call: async () => ({ params: { id: 'mail' } }) },
  'job-monitor.list': nothing,
  'job-monitor.retry': {
    call: async ({ knex }) => {
      const id = newId();
      await knex('pgboss.job').insert({ id, name: deadLetterQueue, data: JSON.stringify({ mailId: newId() }), sourceName: 'mails.deliver' });
      return { params: { id } };
    },
  },
  'job-monitor.list-dead': nothing,
  'job-monitor.retry-dead': {
    call: async ({ knex }) => {
      await knex('pgboss.job').insert({ id: newId(), name: deadLetterQueue, data: JSON.stringify({ mailId: newId() }), sourceName: 'mails.deliver' });
      return { params: { id: 'mails.deliver' } };
    },
  },
  'scheduled-jobs.list': nothing,
  'scheduled-jobs.read': { call: () => ({ params: { id: 'retention.clean' } }) },
  'scheduled-jobs.run': { call: () => ({ params: { id: 'retention.clean' } }) },
  'scheduled-jobs.pause': { call: () => ({ params: { id: 'retention.clean' } }) },
  'scheduled-jobs.resume': { call: () => ({ params: { id: 'retention.clean' } }) },
  'dashboard.read': nothing,
  'dashboard.review': nothing,
  'dashboard.doctor': nothing,
  'dashboard.pharmacy': nothing,
  'dashboard.office': nothing,
  'office-search.find': { call: () => ({ query: { q: 'anna' } }) },
  'live-events.follow': { call: ({ caller }) => ({ query: { resources: caller.role === 'pharmacy' ? 'prescriptions' : 'treatments', seconds: '0' } }) },
  'record-history.read': {
    call: async (world) => {
      const id = await recordInReach(world);
      return { params: pageOf(world, id), objectId: id };
    },
    isNamed: true,
  },
  'record-history.revert': {
    call: async (world) => {
      const id = await ownOrAny(world);
      const token = await world.app.tokenOf(world.caller.role === 'pharmacy' ? world.caller : await buildAdmin(world.knex));
      const change = { isPickupOnly: true, version: 1 };
      await world.app.send('patch', `/api/v1/backoffice/pharmacies/${id}`, change, token).expect(200);
      const { body } = await world.app.get(`/api/v1/backoffice/pharmacies/${id}/history`, token).expect(200);
      return { params: { resource: 'pharmacies', id, entryId: body.items[0].id }, body: { version: 2 }, objectId: id };
    },
    isNamed: true,
  },
  'presence.stay': {
    call: async (world) => {
      const id = await recordInReach(world);
      return { params: { ...pageOf(world, id), tabId: newId() }, objectId: id };
    },
    isNamed: true,
  },
  'presence.leave': {
    call: async (world) => {
      const id = await recordInReach(world);
      const params = { ...pageOf(world, id), tabId: newId() };
      const { resource, tabId } = params;
      const token = await world.app.tokenOf(world.caller);
      await world.app.send('put', `/api/v1/backoffice/${resource}/${id}/presence/${tabId}`, {}, token).expect(200);
      return { params, objectId: id };
    },
    isNamed: true,
  },
  'audit-log.read-chain': nothing,
} satisfies Record<string, Sample>;
