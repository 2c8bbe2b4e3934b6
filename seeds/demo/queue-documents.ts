import type { Knex } from 'knex';
import { PgBoss } from 'pg-boss';
import { jobSender } from '../../api/src/jobs/queue.ts';
import { cast } from '../cast.ts';

/** The jobs begin after the product has started, and one at a time: a first look at the demo does not wait for old papers. */
const firstAfter = 20_000;
const apart = 1_500;

interface Open {
  id: string;
  patientId: string;
}

const castFirst = (rows: Open[]): Open[] => [...rows].sort((a, b) => Number(b.patientId === cast.patient.id) - Number(a.patientId === cast.patient.id));

/** The invoices went out when they were issued; their mails are not sent again when the files are made. */
const rememberInvoiceMails = (trx: Knex): Promise<unknown> =>
  trx.raw(`
    INSERT INTO mails (template, dedupe_key, recipient_id, locale, params, status, created_at, sent_at)
    SELECT 'invoice-ready', 'invoice-ready:' || invoices.id, users.id, users.locale, jsonb_build_object('invoiceNumber', invoices.number), 'sent', invoices.issued_at, invoices.issued_at
    FROM invoices JOIN treatments ON treatments.id = invoices.treatment_id JOIN users ON users.id = treatments.patient_id`);

/**
 * Asks the product's own jobs for the PDFs of the demo's signed documents and decided requests, within the caller's transaction.
 * Does nothing where the queues are not prepared.
 */
export const queueDocuments = async (trx: Knex, databaseUrl: string, now: Date): Promise<void> => {
  await rememberInvoiceMails(trx);
  const { rows } = await trx.raw<{ rows: { queues: string | null }[] }>(`SELECT to_regclass('pgboss.queue')::text AS queues`);
  if (rows[0]?.queues == null) return;
  const treatments: Open[] = await trx('treatments').whereIn('status', ['approved', 'declined']).orderBy('number').select('id', 'patientId');
  const signatures: Open[] = await trx('signatures').orderBy(['signedAt', 'id']).select('id', 'patientId');
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'blattwerk seeds',
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false,
  });
  await boss.start();
  try {
    const sender = jobSender(boss, trx);
    const later = (place: number): { startAfter: Date } => ({ startAfter: new Date(now.getTime() + firstAfter + place * apart) });
    for (const [place, { id }] of castFirst(treatments).entries()) await sender.send('treatments.issue-documents', { treatmentId: id }, later(place));
    for (const [place, { id }] of castFirst(signatures).entries()) await sender.send('agreements.store-signed', { signatureId: id }, later(place));
  } finally {
    await boss.stop({ graceful: false });
  }
};
