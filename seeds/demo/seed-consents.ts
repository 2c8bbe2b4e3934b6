import type { Knex } from 'knex';
import { agreementHash, currentAgreementVersion } from '../../api/src/features/agreements/public.ts';
import { buildConsent } from '../factories/consents.ts';
import { insertMany } from '../insert-many.ts';
import { stableId } from '../stable-ids.ts';

interface Patient {
  id: string;
  locale: 'de' | 'en';
  createdAt: Date;
}

/** Who has chosen a pharmacy has agreed to passing prescriptions on. */
const seedTransfers = async (trx: Knex): Promise<void> => {
  const sendings: { patientId: string; sentAt: Date }[] = await trx('sendings').orderBy(['sentAt', 'id']).select('patientId', 'sentAt');
  for (const { patientId, sentAt } of sendings) await buildConsent(trx, { userId: patientId, purpose: 'pharmacy-transfer', at: sentAt });
};

/** Registration requires accepting both texts. */
export const seedConsents = async (trx: Knex): Promise<void> => {
  const patients: Patient[] = await trx('users').where({ role: 'patient' }).orderBy('id').select('id', 'locale', 'createdAt');
  const rows = patients.flatMap(({ id, locale, createdAt }) =>
    (['privacy', 'terms'] as const).map((document) => {
      const version = currentAgreementVersion(document);
      return {
        id: stableId('consent', `${id}:${document}`),
        userId: id,
        document,
        version,
        sha256: agreementHash(document, version, locale),
        acceptedAt: createdAt,
        way: 'registration',
      };
    }),
  );
  await insertMany(trx, 'consents', rows);
  await seedTransfers(trx);
};
