import { consentPurposes } from '@blattwerk/contract/consents/texts';
import type { Knex } from 'knex';
import { PgBoss } from 'pg-boss';
import { jobSender } from '../../api/src/jobs/queue.ts';
import { cast } from '../cast.ts';

/** The papers of the demo login come first; the others follow slowly, so that a first look at the demo does not wait for them. */
const castAfter = 15_000;
const othersAfter = 60_000;
const apart = 5_000;

interface Open {
  id: string;
  patientId: string;
}

/** The invoices went out when they were issued, and so did what corrects them; their mails are not sent again when the files are made. */
const rememberInvoiceMails = (trx: Knex): Promise<unknown> =>
  trx.raw(`
    INSERT INTO mails (template, dedupe_key, recipient_id, locale, params, status, created_at, sent_at)
    SELECT CASE invoices.kind WHEN 'cancellation' THEN 'invoice-cancelled' WHEN 'reduction' THEN 'invoice-reduced' ELSE 'invoice-ready' END,
      'invoice-ready:' || invoices.id, users.id, users.locale,
      jsonb_strip_nulls(jsonb_build_object('treatmentId', invoices.treatment_id, 'invoiceNumber', invoices.number, 'correctedNumber', corrected.number)),
      'sent', invoices.issued_at, invoices.issued_at
    FROM invoices LEFT JOIN invoices AS corrected ON corrected.id = invoices.corrects_id
    JOIN treatments ON treatments.id = invoices.treatment_id JOIN users ON users.id = treatments.patient_id`);

/**
 * Asks the product's own jobs for the PDFs of the demo's signed documents, decided requests and consents, and for the mails with links to pharmacies
 * without an account, within the caller's transaction.
 * Does nothing where the queues are not prepared.
 */
export const queueDocuments = async (trx: Knex, databaseUrl: string, now: Date): Promise<void> => {
  await rememberInvoiceMails(trx);
  const { rows } = await trx.raw<{ rows: { queues: string | null }[] }>(`SELECT to_regclass('pgboss.queue')::text AS queues`);
  if (rows[0]?.queues == null) return;
  const treatments: Open[] = await trx('treatments').whereIn('status', ['approved', 'declined']).orderBy('number').select('id', 'patientId');
  const signatures: Open[] = await trx('signatures').orderBy(['signedAt', 'id']).select('id', 'patientId');
  const consents: { id: string; userId: string }[] = await trx('consents')
    .whereIn('document', consentPurposes)
    .orderBy(['acceptedAt', 'id'])
    .select('id', 'userId');
  const links: { id: string }[] = await trx('sendings').where({ channel: 'link' }).whereNull('notifiedAt').whereNull('endedAt').select('id');
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
    let others = 0;
    const laterFor = ({ patientId }: Open): { startAfter: Date } => {
      const wait = patientId === cast.patient.id ? castAfter : othersAfter + (others += 1) * apart;
      return { startAfter: new Date(now.getTime() + wait) };
    };
    for (const row of treatments) await sender.send('treatments.issue-documents', { treatmentId: row.id }, laterFor(row));
    for (const { id } of links) await sender.send('pharmacy-access.send-link', { sendingId: id }, { startAfter: new Date(now.getTime() + castAfter) });
    for (const row of signatures) await sender.send('agreements.store-signed', { signatureId: row.id }, laterFor(row));
    for (const row of consents)
      await sender.send('consents.issue-receipt', { consentId: row.id, kind: 'consent-receipt' }, laterFor({ id: row.id, patientId: row.userId }));
  } finally {
    await boss.stop({ graceful: false });
  }
};
