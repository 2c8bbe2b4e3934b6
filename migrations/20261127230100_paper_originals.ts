import type { Knex } from 'knex';

const doctor = `(SELECT actor_role()) = 'doctor' AND (doctor_id = (SELECT actor_id()) OR id IN (SELECT covered_prescriptions()))`;

const eventKinds = (more: string): string => `
  ALTER TABLE prescription_events DROP CONSTRAINT prescription_events_kind_check,
    ADD CONSTRAINT prescription_events_kind_check CHECK (kind IN ('sent', 'passing-on', 'passed-on', ${more}'opened', 'received', 'question', 'answered',
      'in-preparation', 'ready', 'ready-undone', 'partly-dispensed', 'dispensed', 'returned', 'recalled', 're-routed', 'revoked', 'replaced', 'expired'));`;

/**
 * Prescriptions that are signed by hand and posted (decision 0118): whether the document is such a sheet, and where its original is.
 * Nothing is ready or dispensed before the original has arrived.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE prescriptions ADD COLUMN needs_ink boolean NOT NULL DEFAULT false,
      ADD COLUMN original text,
      ADD COLUMN original_posted_on date,
      ADD COLUMN original_tracking text,
      ADD COLUMN original_arrived_at timestamptz,
      ADD CONSTRAINT prescriptions_original_check CHECK (original IN ('to-post', 'on-its-way', 'arrived')),
      ADD CONSTRAINT prescriptions_original_dates_check CHECK (CASE original
        WHEN 'arrived' THEN original_arrived_at IS NOT NULL
        WHEN 'on-its-way' THEN original_posted_on IS NOT NULL AND original_arrived_at IS NULL
        ELSE original_posted_on IS NULL AND original_tracking IS NULL AND original_arrived_at IS NULL END),
      ADD CONSTRAINT prescriptions_original_first_check CHECK (original IS NULL OR original = 'arrived' OR status NOT IN ('ready', 'partly-dispensed', 'dispensed'));
    CREATE INDEX prescriptions_to_post_idx ON prescriptions (doctor_id) WHERE original = 'to-post';
    CREATE POLICY doctor_posts ON prescriptions FOR UPDATE TO blattwerk_app
      USING (${doctor} AND original IN ('to-post', 'on-its-way'))
      WITH CHECK (${doctor} AND original = 'on-its-way' AND status IN ('passing-on', 'sent', 'received', 'in-preparation'));
    ${eventKinds(`'original-posted', 'original-arrived', `)}`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DELETE FROM prescription_events WHERE kind IN ('original-posted', 'original-arrived');
    ${eventKinds('')}
    DROP POLICY doctor_posts ON prescriptions;
    DROP INDEX prescriptions_to_post_idx;
    ALTER TABLE prescriptions DROP COLUMN original_arrived_at, DROP COLUMN original_tracking, DROP COLUMN original_posted_on, DROP COLUMN original,
      DROP COLUMN needs_ink;`);
};
