import type { ProofClass, ProofCounts } from '@blattwerk/contract/deletions/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

const of = (table: string, condition: string): string => `(SELECT count(*) FROM ${table} WHERE ${condition})`;
const ofUser = (...tables: string[]): string[] => tables.map((table) => of(table, 'user_id = :userId'));
const ofPatient = (...tables: string[]): string[] => tables.map((table) => of(table, 'patient_id = :userId'));
const unsentHealthState = `patient_id = :userId AND NOT EXISTS (SELECT FROM treatments WHERE treatments.health_state_id = health_states.id AND submitted_at IS NOT NULL)`;

/** Where the data of each class lie. What hangs on a row that is counted (versions, answers, lines) is counted with it. */
const places: Record<ProofClass, readonly string[]> = {
  profile: [of('users', `id = :userId AND email NOT LIKE '%@erased.invalid'`)],
  signIn: ofUser('passkeys', 'authenticators', 'recovery_codes', 'owner_codes', 'social_identities', 'mail_tokens', 'registrations'),
  sessions: [...ofUser('sessions'), ...ofPatient('support_views')],
  favourites: [
    ...ofUser('favorites', 'pharmacy_favorites', 'saved_searches', 'noted_products'),
    of('alerts', 'user_id = :userId OR email = :email'),
    of('caregivers', 'patient_id = :userId OR caregiver_id = :userId OR email = :email'),
  ],
  newsletter: [of('newsletter_subscriptions', 'email = :email'), of('marketing_patients', 'email = :email')],
  drafts: [
    ...ofPatient('follow_up_drafts', 'upload_sessions'),
    of('health_states', unsentHealthState),
    of('treatments', 'patient_id = :userId AND submitted_at IS NULL'),
    of('uploads', 'patient_id = :userId AND treatment_id IS NULL'),
  ],
  diary: ofPatient('diary_entries'),
  exports: ofUser('data_exports'),
  mails: [
    of('mails', 'recipient_id = :userId OR recipient_address = :email'),
    of('notifications', 'recipient_id = :userId'),
    of('suppressed_addresses', 'address = lower(:email)'),
  ],
  reviewAuthor: ofPatient('reviews', 'review_comments'),
  record: [
    of('health_states', unsentHealthState.replace('NOT EXISTS', 'EXISTS')),
    of('treatments', 'patient_id = :userId AND submitted_at IS NOT NULL'),
    of('treatment_messages', 'treatment_id IN (SELECT id FROM treatments WHERE patient_id = :userId)'),
    of('uploads', 'patient_id = :userId AND treatment_id IS NOT NULL'),
    ...ofPatient('prescriptions', 'consultations', 'attestations'),
  ],
  documents: [of('files', 'owner_id = :userId')],
  payments: [...ofPatient('payments'), of('invoices', 'treatment_id IN (SELECT id FROM treatments WHERE patient_id = :userId)')],
  consents: [...ofUser('consents'), ...ofPatient('signatures')],
  identity: ofPatient('identity_checks'),
  sealedName: ofUser('sealed_records'),
  accessLog: ofPatient('audit_events'),
};

/** How many entries of each class there are of a person at this moment. */
export const countsOf = async ({ trx }: Ctx, { userId, email }: { userId: string; email: string }): Promise<ProofCounts> => {
  const columns = Object.entries(places).map(([kind, parts]) => `(${parts.join(' + ')})::int AS "${kind}"`);
  const [counts] = await rawRows<ProofCounts>(trx, `SELECT ${columns.join(', ')}`, { userId, email });
  return counts ?? {};
};
