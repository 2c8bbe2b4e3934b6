import type { Knex } from 'knex';
import { criteria, type HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import { agreementHash, currentAgreementVersion } from '../../api/src/features/agreements/public.ts';
import { canary } from '../canaries.ts';
import { buildConsent } from './consents.ts';
import { insertRow } from './insert-row.ts';
import { buildPatient } from './users.ts';

export interface HealthStateRow {
  id: string;
  patientId: string;
  version: number;
  status: 'draft' | 'complete';
  definition: number;
  answers: HealthAnswers;
  createdAt: Date;
  updatedAt: Date;
  completedAt: Date | null;
}

export interface SignatureRow {
  id: string;
  patientId: string;
  document: 'information' | 'contract';
  version: number;
  locale: 'de' | 'en';
  sha256: string;
  kind: 'typed' | 'drawn';
  name: string;
  signedAt: Date;
}

/** Every answer given and no criterion applying; each text holds a word that no other questionnaire has. */
export const completeAnswers = (patientId: string): HealthAnswers => ({
  symptoms: ['chronic-pain', 'sleep-disorder'],
  symptomsDuration: 'more-than-6-months',
  symptomsLevel: 6,
  complaints: `Rückenschmerzen seit dem Umzug zu Familie ${canary(patientId, 'complaints')}.`,
  treatedBefore: true,
  criteriaConfirm: { psychosis: true, addiction: true, heart: true, allergy: true, pregnancy: true, recentAmount: true },
  medicationTaken: true,
  medicationHistory: `Ibuprofen 400 mg, Physiotherapie bei ${canary(patientId, 'medicationHistory')}.`,
  cannabisExperience: true,
  cannabisBenefitReason: `Ruhigere Nächte, wie bei Nachbar ${canary(patientId, 'cannabisBenefitReason')}.`,
  usageType: 'inhalation',
  requestedProducts: [],
  amount: 20,
  agreement: true,
  treatingPhysician: { name: `Dr. ${canary(patientId, 'treatingPhysician')}`, practice: 'Hausarztpraxis', city: 'Berlin', phone: '+493023125900' },
});

/** A complete questionnaire with its safety answers; `status: 'draft'` leaves it open. `answers` replaces single answers. */
export const buildHealthState = async (trx: Knex, overrides: Partial<HealthStateRow> = {}): Promise<HealthStateRow> => {
  const patientId = overrides.patientId ?? (await buildPatient(trx)).id;
  const status = overrides.status ?? 'complete';
  const earlier = await trx<HealthStateRow>('health_states').where({ patientId }).max<{ max: number | null }>('version as max').first();
  const at = overrides.completedAt ?? overrides.createdAt ?? new Date();
  const answers = { ...completeAnswers(patientId), ...overrides.answers };
  const state = await insertRow<HealthStateRow>(trx, 'health_states', {
    version: (earlier?.max ?? 0) + 1,
    createdAt: at,
    updatedAt: at,
    ...overrides,
    completedAt: status === 'complete' ? at : null,
    status,
    patientId,
    answers: JSON.stringify(answers),
  });
  const given = criteria.filter((criterion) => answers.criteriaConfirm?.[criterion] !== undefined);
  const safety = given.map((criterion) => ({
    healthStateId: state.id,
    patientId,
    criterion,
    isConfirmed: answers.criteriaConfirm?.[criterion],
    answeredAt: at,
  }));
  if (safety.length > 0) await trx('safety_answers').insert(safety);
  if (answers.agreement) await buildConsent(trx, { userId: patientId, purpose: 'health-data', at });
  return state;
};

/** Both documents signed in their current versions with a typed name; `versions` says otherwise. */
export const buildSignatures = async (
  trx: Knex,
  input: { patientId?: string; name?: string; signedAt?: Date; locale?: 'de' | 'en'; versions?: { information: number; contract: number } } = {},
): Promise<{ information: SignatureRow; contract: SignatureRow }> => {
  const patientId = input.patientId ?? (await buildPatient(trx)).id;
  const sign = (document: 'information' | 'contract'): Promise<SignatureRow> => {
    const version = input.versions?.[document] ?? currentAgreementVersion(document);
    const locale = input.locale ?? 'de';
    const name = input.name ?? 'Kim Muster';
    return insertRow<SignatureRow>(trx, 'signatures', {
      patientId,
      document,
      version,
      locale,
      sha256: agreementHash(document, version, locale),
      kind: 'typed',
      name,
      signedAt: input.signedAt ?? new Date(),
    });
  };
  return { information: await sign('information'), contract: await sign('contract') };
};
