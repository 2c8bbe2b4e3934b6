import { demoPassword } from '../../../seeds/cast.ts';
import { buildLegalHold } from '../../../seeds/factories/legal-holds.ts';
import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { buildPatient } from '../../../seeds/factories/users.ts';
import { provePersonDeletion } from '../../src/features/deletions/public.ts';
import { newId, newSecret, sha256 } from '../../src/kernel/ids.ts';
import { nothing, type Sample, type World } from './sample.ts';

const proof = { password: demoPassword };

/** A finished copy of the caller's data, and a ticket that fetches it. */
const readyExport = async ({ app, knex, caller }: World): Promise<{ id: string; ticket: string }> => {
  const id = newId();
  const ticket = newSecret();
  const storageKey = `export/${id}.zip`;
  const bytes = Buffer.from('PK');
  await app.context.ports.storage.put(storageKey, bytes, 'application/zip');
  const at = app.clock.now();
  const soon = new Date(at.getTime() + 60_000);
  const file = { storageKey, bytes: bytes.length, sha256: sha256(bytes), readyAt: at, expiresAt: soon, ticketHash: sha256(ticket), ticketExpiresAt: soon };
  await knex('data_exports').insert({ id, userId: caller.id, status: 'ready', locale: 'de', requestedAt: at, ...file });
  return { id, ticket };
};

/** The proof of a deletion of somebody who is gone. */
const proven = async ({ app }: World): Promise<string> => {
  const id = newId();
  const counts = { before: { profile: 1 }, after: {}, keepUntil: null, addressUntil: null };
  const about = { kind: 'account', subjectId: newId(), cause: 'patient', locale: 'de', startedAt: app.clock.now() } as const;
  await provePersonDeletion(app.ctx, { id, ...about, ...counts });
  return id;
};

export const dataRightsSamples = {
  'access-log.list': nothing,
  'deletions.list': nothing,
  'deletions.proof': {
    call: async (world) => {
      const id = await proven(world);
      return { params: { id }, objectId: id };
    },
  },
  'data-exports.request': { call: () => ({ body: proof }) },
  'data-exports.list': nothing,
  'data-exports.send-code': nothing,
  'data-exports.download': {
    call: async (world) => {
      const { id, ticket } = await readyExport(world);
      return { params: { id }, body: { ticket }, objectId: id };
    },
  },
  'data-exports.create-ticket': {
    call: async (world) => {
      const { id } = await readyExport(world);
      return { params: { id }, body: proof, objectId: id };
    },
  },
  'erasures.preview': nothing,
  'erasures.request': { call: () => ({ body: { ...proof, confirmation: 'LÖSCHEN' } }) },
  'erasures.run-for': {
    call: async ({ knex }) => {
      const { id } = await buildPatient(knex);
      return { params: { id }, body: { reason: 'Anfrage per Brief vom Montag' }, objectId: id };
    },
  },
  'legal-holds.list': { call: async ({ knex }) => ({ params: { id: (await buildPatient(knex)).id } }) },
  'legal-holds.set': {
    call: async ({ knex }) => ({ params: { id: (await buildPatient(knex)).id }, body: { reason: 'Rechtsstreit mit Aktenzeichen', until: '2099-12-31' } }),
  },
  'legal-holds.lift': {
    call: async ({ knex }) => {
      const hold = await buildLegalHold(knex);
      return { params: { id: hold.patientId }, body: { holdId: hold.id, reason: 'Verfahren ist beendet' }, objectId: hold.id };
    },
  },
  'erasures.open-sealed': {
    call: async ({ app, knex, caller }) => {
      const { id } = await buildPatient(knex, { status: 'deleted' });
      await buildTreatment(knex, { status: 'approved', patientId: id, ...(caller.role === 'doctor' ? { doctorId: caller.id } : {}) });
      const at = app.clock.now();
      await knex('sealed_records').insert({ userId: id, email: 'a@b.example', firstName: 'Kim', lastName: 'Muster', sealedAt: at, deleteAfter: at });
      return { params: { id }, body: { reason: 'Rückfrage zur Behandlung' }, objectId: id };
    },
  },
} satisfies Record<string, Sample>;
