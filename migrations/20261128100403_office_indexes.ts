import type { Knex } from 'knex';

const orders: readonly (readonly [name: string, definition: string])[] = [
  ['users_patients_created_idx', `users (created_at, id) WHERE role = 'patient'`],
  ['users_patients_last_name_idx', `users (last_name, id) WHERE role = 'patient'`],
  ['users_patients_first_name_idx', `users (first_name, id) WHERE role = 'patient'`],
  ['users_patients_email_idx', `users (email, id) WHERE role = 'patient'`],
  ['users_patients_city_idx', `users (city, id) WHERE role = 'patient'`],
  ['users_patients_zip_code_idx', `users (zip_code, id) WHERE role = 'patient'`],
  ['users_patients_status_idx', `users (status, created_at, id) WHERE role = 'patient'`],
  [
    'users_patients_trgm_idx',
    `users USING gin (email gin_trgm_ops, first_name gin_trgm_ops, last_name gin_trgm_ops, city gin_trgm_ops) WHERE role = 'patient'`,
  ],
  // The columns of the row-level policies stand in the index too (and the one of a join that the planner takes out late), so that what lies before a
  // page is counted without its rows.
  ['treatments_created_idx', 'treatments (created_at, id) INCLUDE (patient_id, doctor_id, health_state_id, status)'],
  ['treatments_due_idx', 'treatments (due_at, id) INCLUDE (patient_id, doctor_id, health_state_id, status)'],
  ['treatments_due_desc_idx', 'treatments (due_at DESC NULLS LAST, id DESC) INCLUDE (patient_id, doctor_id, health_state_id, status)'],
  ['treatments_submitted_desc_idx', 'treatments (submitted_at DESC NULLS LAST, id DESC) INCLUDE (patient_id, doctor_id, health_state_id, status)'],
  ['treatments_decided_desc_idx', 'treatments (decided_at DESC NULLS LAST, id DESC) INCLUDE (patient_id, doctor_id, health_state_id, status)'],
  [
    'treatments_shown_status_idx',
    `treatments ((CASE held_decision WHEN 'approve' THEN 'approved' WHEN 'decline' THEN 'declined' ELSE status END), created_at, id) INCLUDE (patient_id, doctor_id, health_state_id, status)`,
  ],
  ['pharmacies_name_idx', 'pharmacies (name, id)'],
  ['audit_events_id_idx', 'audit_events (id) INCLUDE (patient_id)'],
  ['audit_events_action_idx', 'audit_events (action, id)'],
  ['audit_events_object_id_idx', 'audit_events (object_id) WHERE object_id IS NOT NULL'],
  ['audit_events_request_id_idx', 'audit_events (request_id) WHERE request_id IS NOT NULL'],
];

/**
 * The orders of the back office's largest lists, and what is looked for within words (decision 0147). The functions of the search lose their search
 * path, which is set and reset with every call: their bodies are parsed once and do not need it. The administrators' policies say the same as one yes
 * or no: compared with a word the planner took them for a filter that lets half a percent through, and sorted what an index has in order.
 */
export const up = async (knex: Knex): Promise<void> => {
  for (const [name, definition] of orders) await knex.raw(`CREATE INDEX ${name} ON ${definition}`);
  await knex.raw(`
    ALTER FUNCTION search_fold(text) RESET search_path;
    ALTER FUNCTION person_words(text, text, text, text, text) RESET search_path;
    ALTER POLICY admin_reads ON treatments USING ((SELECT actor_role() = 'admin'));
    ALTER POLICY admin_reads ON audit_events USING ((SELECT actor_role() = 'admin'));
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER POLICY admin_reads ON audit_events USING (((SELECT actor_role()) = 'admin') AND true);
    ALTER POLICY admin_reads ON treatments USING (((SELECT actor_role()) = 'admin') AND true);
    ALTER FUNCTION search_fold(text) SET search_path = public, pg_temp;
    ALTER FUNCTION person_words(text, text, text, text, text) SET search_path = public, pg_temp;
  `);
  for (const [name] of orders) await knex.raw('DROP INDEX ??', [name]);
};
