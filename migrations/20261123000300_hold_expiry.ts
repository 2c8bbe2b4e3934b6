import type { Knex } from 'knex';

/** Free times are read from `taken_times` alone: it has to say until when a hold takes its time. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE taken_times ADD COLUMN expires_at timestamptz;
    UPDATE taken_times SET expires_at = consultation_holds.expires_at FROM consultation_holds WHERE consultation_holds.id = taken_times.hold_id;
    CREATE OR REPLACE FUNCTION take_hold_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        INSERT INTO taken_times (doctor_id, starts_at, ends_at, hold_id, expires_at) VALUES (NEW.doctor_id, NEW.starts_at, NEW.ends_at, NEW.id, NEW.expires_at)
          ON CONFLICT (hold_id) DO UPDATE
          SET doctor_id = excluded.doctor_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, expires_at = excluded.expires_at;
        RETURN NULL;
      END $$;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION take_hold_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        INSERT INTO taken_times (doctor_id, starts_at, ends_at, hold_id) VALUES (NEW.doctor_id, NEW.starts_at, NEW.ends_at, NEW.id)
          ON CONFLICT (hold_id) DO UPDATE SET doctor_id = excluded.doctor_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at;
        RETURN NULL;
      END $$;
    ALTER TABLE taken_times DROP COLUMN expires_at;
  `);
};
