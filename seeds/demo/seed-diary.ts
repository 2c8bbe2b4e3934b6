import { createHash } from 'node:crypto';
import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { purposeTexts, purposeVersion } from '@blattwerk/contract/consents/texts';
import { buildDiaryEntry } from '../factories/diary.ts';
import type { PrescriptionRow } from '../factories/prescriptions.ts';
import type { Care } from './care.ts';

const day = 24 * 3_600_000;

/** Two weeks with gaps, as people keep a diary; not every day has a note. */
const entries: readonly { daysAgo: number; dose: number; effect: number; sideEffects: string[]; note: string | null }[] = [
  { daysAgo: 14, dose: 0.1, effect: 4, sideEffects: ['dry_mouth'], note: 'Eingeschlafen gegen Mitternacht, einmal wach.' },
  { daysAgo: 13, dose: 0.1, effect: 5, sideEffects: [], note: null },
  { daysAgo: 11, dose: 0.2, effect: 6, sideEffects: ['dry_mouth'], note: 'Nach dem Spaziergang weniger Schmerzen.' },
  { daysAgo: 9, dose: 0.2, effect: 6, sideEffects: [], note: null },
  { daysAgo: 7, dose: 0.2, effect: 7, sideEffects: ['sedation'], note: 'Am Morgen etwas müde.' },
  { daysAgo: 5, dose: 0.3, effect: 8, sideEffects: [], note: null },
  { daysAgo: 3, dose: 0.3, effect: 7, sideEffects: [], note: 'Durchgeschlafen.' },
  { daysAgo: 1, dose: 0.3, effect: 8, sideEffects: ['dry_mouth'], note: null },
];

/** The diary of a patient who has consented to sharing it. */
export const seedDiary = async ({ trx, now, patient }: Care, taken: PrescriptionRow | undefined): Promise<void> => {
  for (const { daysAgo, ...entry } of entries) {
    const writtenAt = new Date(now.getTime() - daysAgo * day);
    await buildDiaryEntry(trx, {
      ...entry,
      patientId: patient.id,
      unit: 'g',
      prescriptionId: taken?.id ?? null,
      productId: taken?.productId ?? null,
      writtenAt,
    });
  }
  const version = purposeVersion('diary');
  const [text] = purposeTexts.diary.slice(version - 1);
  if (!text) throw new TypeError('the consent to sharing the diary has no text');
  await trx('consents').insert({
    userId: patient.id,
    document: 'diary',
    version,
    sha256: createHash('sha256')
      .update(canonicalConsent('diary', version, patient.locale, text))
      .digest('hex'),
    acceptedAt: new Date(now.getTime() - 14 * day),
  });
};
