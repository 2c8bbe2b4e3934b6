import type { Knex } from 'knex';
import { cast, colleagues, demoPasswordHash } from '../cast.ts';
import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../factories/users.ts';
import { stableId } from '../stable-ids.ts';

const day = 86_400_000;

/** Administrator, five doctors, the account of the Linden-Apotheke and the patient of the demo logins. */
export const seedCast = async (trx: Knex, now: Date): Promise<void> => {
  const since = (days: number): { passwordHash: string; createdAt: Date; updatedAt: Date; mailConfirmedAt: Date } => {
    const at = new Date(now.getTime() - days * day);
    return { passwordHash: demoPasswordHash, createdAt: at, updatedAt: at, mailConfirmedAt: at };
  };
  await buildAdmin(trx, { ...cast.admin, ...since(400) });
  for (const { doctor, ...person } of [cast.doctor, ...colleagues]) {
    await buildDoctor(trx, { ...person, ...since(380), doctor: { ...doctor, languages: [...doctor.languages] } });
  }
  const { pharmacySlug, ...pharmacist } = cast.pharmacy;
  await buildPharmacyUser(trx, { ...pharmacist, ...since(370), pharmacyId: stableId('pharmacy', pharmacySlug) });
  await buildPatient(trx, { ...cast.patient, ...since(96), locale: 'de' });
};
