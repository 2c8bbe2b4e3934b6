import { randomUUID } from 'node:crypto';
import type { World } from './world.ts';

/** Steps that a policy judges by the new row, besides writing a row as it is. */
export const changes: Record<string, (world: World) => string[]> = {
  attestations: () => [`status = 'withdrawn', decided_at = now()`],
  treatments: ({ doctors }) => [`status = 'approved'`, `status = 'cancelled'`, `doctor_id = '${doctors.stranger}'`, 'doctor_id = NULL', `status = 'in-review'`],
  prescriptions: ({ pharmacies }) => [
    `status = 'sent'`,
    `status = 'dispensed', original = NULL`,
    `pharmacy_id = '${pharmacies.other}'`,
    `status = 'revoked'`,
    `original = 'on-its-way', original_posted_on = '2026-11-20'`,
  ],
  pharmacy_questions: ({ doctors, pharmacies }) => [`doctor_id = '${doctors.stranger}'`, `pharmacy_id = '${pharmacies.other}'`],
  payments: ({ patients }) => [`status = 'paid'`, `status = 'offset'`, `patient_id = '${patients.other}'`, `status = 'refund-pending'`],
  refunds: ({ doctors }) => [`approved_by = '${doctors.stranger}'`],
  health_states: ({ patients }) => [`patient_id = '${patients.other}'`],
  consultations: ({ patients, doctors }) => [`patient_id = '${patients.returned}'`, `doctor_id = '${doctors.stranger}'`, `status = 'cancelled'`],
  identity_checks: ({ patients }) => [`patient_id = '${patients.other}'`],
  treatment_messages: () => ['read_at = now()'],
  notifications: () => ['read_at = now()'],
  treatment_mentions: () => ['seen_at = now()'],
  treatment_products: ({ treatments }) => [`treatment_id = '${treatments.other}'`],
  prescription_deliveries: ({ pharmacies }) => [`pharmacy_id = '${pharmacies.other}'`, 'voided_at = now()'],
  sendings: ({ patients, pharmacies }) => [`patient_id = '${patients.other}'`, `pharmacy_id = '${pharmacies.other}'`, 'ended_at = now()'],
  invitations: ({ patients, pharmacies }) => [
    `status = 'accepted', accepted_at = now()`,
    `token_hash = 'of another link'`,
    `inviter_id = '${patients.other}'`,
    `pharmacy_id = '${pharmacies.other}'`,
  ],
  caregivers: ({ stranger }) => [
    `status = 'declined', answered_at = now(), caregiver_id = NULL`,
    `status = 'active', answered_at = now(), caregiver_id = '${stranger}'`,
    `status = 'ended', answered_at = now(), caregiver_id = '${stranger}', ended_at = now(), ended_by = 'caregiver'`,
    `limits = ARRAY['pickup']`,
  ],
  reviews: ({ patients }) => [
    `status = 'published', published_at = now()`,
    `status = 'withdrawn', text = NULL`,
    `patient_id = '${patients.other}'`,
    `product_id = (SELECT max(id::text)::uuid FROM products)`,
  ],
  contract_withdrawals: ({ patients }) => [`status = 'confirmed', confirmed_at = now()`, `patient_id = '${patients.other}'`],
  review_comments: ({ patients }) => [`status = 'published', published_at = now()`, `status = 'withdrawn', text = NULL`, `patient_id = '${patients.other}'`],
};
/** Rows that a policy judges by what is written, besides a copy of one that is there. */
export const additions: Record<string, (world: World, row: Readonly<Record<string, unknown>>) => object[]> = {
  attestations: () => [{ status: 'issued', is_asked: false, decided_at: '2026-11-20', valid_from: '2026-11-20', valid_until: '2026-11-30' }],
  treatments: () => [{ status: 'draft' }],
  treatment_pauses: () => [{ resumed_at: null }],
  contact_requests: () => [{ patient_id: null }],
  contract_withdrawals: () => [{ patient_id: null }],
  health_states: () => [{ status: 'draft' }],
  payments: () => [{ status: 'open' }],
  refunds: ({ admin }) => [{ status: 'pending' }, { reason: 'admin', note: 'Kulanz', requested_by: admin }],
  identity_checks: () => [{ status: 'created' }],
  consultations: () => [{ status: 'cancelled' }],
  invoices: (_world, row) => [
    { id: randomUUID(), number: `S-${row['number']}`, kind: 'cancellation', corrects_id: row['id'], total_cents: -Number(row['total_cents']) },
  ],
  notifications: () => [{ read_at: '2026-11-20' }],
  pharmacy_questions: () => [{ asked_by: 'patient' }],
  prescriptions: ({ treatments, patients, doctors }) => [
    { status: 'issued' },
    { status: 'issued', treatment_id: treatments.claimed, patient_id: patients.claimed, doctor_id: doctors.first },
  ],
};
