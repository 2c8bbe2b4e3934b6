import { buildPrescription, type PrescriptionRow } from '../../../seeds/factories/prescriptions.ts';
import { newAccess } from '../../src/features/pharmacy-access/credential.ts';
import { duration, later } from '../../src/kernel/clock.ts';
import { newId, sha256 } from '../../src/kernel/ids.ts';
import { linkToken } from '../../src/kernel/pharmacy-link-secrets.ts';
import type { TestApp } from '../app.ts';
import type { Caller } from './sample.ts';

/** A sending by link with one prescription, as the job that mails the link leaves it. */
export const buildLink = async (
  { knex, context, clock }: TestApp,
  given: Partial<PrescriptionRow> = {},
): Promise<{ token: string; sendingId: string; pharmacyId: string; prescription: PrescriptionRow }> => {
  const prescription = await buildPrescription(knex, { status: 'sent', ...given });
  const { sendingId, pharmacyId } = await knex('prescriptions').where({ id: prescription.id }).first('sendingId', 'pharmacyId');
  await knex('sendings').where({ id: sendingId }).update({ channel: 'link' });
  const token = linkToken(context.secrets, sendingId);
  await knex('pharmacy_links').insert({
    sendingId, pharmacyId, number: prescription.number, tokenHash: sha256(token), createdAt: clock.now(),
  }); // prettier-ignore
  return { token, sendingId, pharmacyId, prescription };
};

/** A pharmacy behind a link: its id is its sending's. */
export const newLink = async (test: TestApp): Promise<Caller> => {
  const { sendingId, pharmacyId } = await buildLink(test);
  return { id: sendingId, role: 'pharmacy-link', email: '', pharmacyId };
};

/** The bearer that the right TAN would open. */
export const linkAccess = async ({ knex, clock }: TestApp, sendingId: string): Promise<string> => {
  const { access, secretHash } = newAccess();
  await knex('pharmacy_accesses').insert({
    id: newId(), sendingId, at: clock.now(), outcome: 'opened', secretHash, expiresAt: later(clock.now(), 30 * duration.minutes),
  }); // prettier-ignore
  return access;
};
