import type { Knex } from 'knex';

/**
 * Doctors' schedules, what a consultation says of itself, five-minute holds, and the one table in which the time of each doctor is taken.
 * Decision 0071 says why holds and consultations share `taken_times`.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE schedules (
      doctor_id uuid PRIMARY KEY REFERENCES doctors(user_id),
      weekly jsonb DEFAULT '[]' NOT NULL,
      exceptions jsonb DEFAULT '[]' NOT NULL,
      length_minutes integer DEFAULT 15 NOT NULL,
      first_length_minutes integer,
      follow_up_length_minutes integer,
      buffer_minutes integer DEFAULT 5 NOT NULL,
      lead_minutes integer DEFAULT 60 NOT NULL,
      cover_doctor_id uuid REFERENCES doctors(user_id),
      feed_serial integer DEFAULT 1 NOT NULL,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT schedules_lengths_check CHECK (length_minutes BETWEEN 5 AND 240 AND coalesce(first_length_minutes, 5) BETWEEN 5 AND 240
        AND coalesce(follow_up_length_minutes, 5) BETWEEN 5 AND 240),
      CONSTRAINT schedules_pauses_check CHECK (buffer_minutes BETWEEN 0 AND 240 AND lead_minutes BETWEEN 0 AND 43200),
      CONSTRAINT schedules_cover_check CHECK (cover_doctor_id <> doctor_id)
    );
    CREATE INDEX schedules_cover_doctor_id_idx ON schedules (cover_doctor_id);

    ALTER TABLE consultations
      ADD COLUMN kind text DEFAULT 'first' NOT NULL CHECK (kind IN ('first', 'follow-up')),
      ADD COLUMN joinable_until timestamptz,
      ADD COLUMN cancelled_by text CHECK (cancelled_by IN ('patient', 'doctor', 'admin', 'system')),
      ADD COLUMN cancelled_at timestamptz,
      ADD COLUMN no_show text CHECK (no_show IN ('patient', 'doctor')),
      ADD COLUMN completed_at timestamptz,
      ADD COLUMN note text,
      ADD COLUMN patient_joined_at timestamptz,
      ADD COLUMN doctor_joined_at timestamptz,
      ADD COLUMN metadata_purged_at timestamptz,
      ADD COLUMN reminded_day_at timestamptz,
      ADD COLUMN reminded_hour_at timestamptz;
    CREATE INDEX consultations_booked_starts_at_idx ON consultations (starts_at) WHERE status = 'booked';

    CREATE TABLE consultation_waits (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      patient_id uuid NOT NULL REFERENCES users,
      doctor_id uuid REFERENCES doctors(user_id),
      kind text DEFAULT 'first' NOT NULL CHECK (kind IN ('first', 'follow-up')),
      until_on date NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT consultation_waits_once_key UNIQUE NULLS NOT DISTINCT (patient_id, doctor_id)
    );
    CREATE INDEX consultation_waits_doctor_id_idx ON consultation_waits (doctor_id);

    CREATE TABLE consultation_holds (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      patient_id uuid NOT NULL REFERENCES users,
      doctor_id uuid NOT NULL REFERENCES doctors(user_id),
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      kind text DEFAULT 'first' NOT NULL CHECK (kind IN ('first', 'follow-up')),
      is_offer boolean DEFAULT false NOT NULL,
      expires_at timestamptz NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT consultation_holds_order_check CHECK (starts_at < ends_at)
    );
    CREATE UNIQUE INDEX consultation_holds_one_own_key ON consultation_holds (patient_id) WHERE NOT is_offer;
    CREATE INDEX consultation_holds_patient_id_idx ON consultation_holds (patient_id);
    CREATE INDEX consultation_holds_doctor_id_idx ON consultation_holds (doctor_id, expires_at);

    CREATE TABLE consultation_offers (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      wait_id uuid NOT NULL REFERENCES consultation_waits ON DELETE CASCADE,
      patient_id uuid NOT NULL REFERENCES users,
      doctor_id uuid NOT NULL REFERENCES doctors(user_id),
      starts_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT consultation_offers_once_key UNIQUE (wait_id, doctor_id, starts_at)
    );
    CREATE INDEX consultation_offers_patient_id_idx ON consultation_offers (patient_id);
    CREATE INDEX consultation_offers_doctor_id_idx ON consultation_offers (doctor_id);

    CREATE TABLE freed_times (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      doctor_id uuid NOT NULL REFERENCES doctors(user_id),
      starts_at timestamptz NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT freed_times_once_key UNIQUE (doctor_id, starts_at)
    );

    CREATE TABLE taken_times (
      doctor_id uuid NOT NULL,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      consultation_id uuid UNIQUE REFERENCES consultations ON DELETE CASCADE,
      hold_id uuid UNIQUE REFERENCES consultation_holds ON DELETE CASCADE,
      CONSTRAINT taken_times_doctor_free_excl EXCLUDE USING gist (doctor_id WITH =, tstzrange(starts_at, ends_at) WITH &&),
      CONSTRAINT taken_times_by_one_check CHECK ((consultation_id IS NULL) <> (hold_id IS NULL))
    );
    REVOKE INSERT, UPDATE, DELETE ON taken_times FROM blattwerk_app;

    CREATE FUNCTION lock_doctor_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        -- One change of a doctor's time after the other: two that check each other at once would wait for each other.
        PERFORM pg_advisory_xact_lock(hashtextextended('doctor-time:' || NEW.doctor_id, 0));
        DELETE FROM consultation_holds WHERE doctor_id = NEW.doctor_id AND expires_at <= actor_time() AND id <> NEW.id;
        RETURN NEW;
      END $$;

    CREATE FUNCTION take_consultation_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        IF NEW.status IN ('booked', 'completed') THEN
          INSERT INTO taken_times (doctor_id, starts_at, ends_at, consultation_id) VALUES (NEW.doctor_id, NEW.starts_at, NEW.ends_at, NEW.id)
            ON CONFLICT (consultation_id) DO UPDATE SET doctor_id = excluded.doctor_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at;
        ELSE
          DELETE FROM taken_times WHERE consultation_id = NEW.id;
        END IF;
        RETURN NULL;
      END $$;

    CREATE FUNCTION take_hold_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        INSERT INTO taken_times (doctor_id, starts_at, ends_at, hold_id) VALUES (NEW.doctor_id, NEW.starts_at, NEW.ends_at, NEW.id)
          ON CONFLICT (hold_id) DO UPDATE SET doctor_id = excluded.doctor_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at;
        RETURN NULL;
      END $$;

    INSERT INTO taken_times (doctor_id, starts_at, ends_at, consultation_id)
      SELECT doctor_id, starts_at, ends_at, id FROM consultations WHERE status IN ('booked', 'completed');

    CREATE TRIGGER consultations_lock BEFORE INSERT OR UPDATE OF doctor_id, starts_at, ends_at ON consultations
      FOR EACH ROW EXECUTE FUNCTION lock_doctor_time();
    CREATE TRIGGER consultations_take AFTER INSERT OR UPDATE OF doctor_id, starts_at, ends_at, status ON consultations
      FOR EACH ROW EXECUTE FUNCTION take_consultation_time();
    CREATE TRIGGER consultation_holds_lock BEFORE INSERT OR UPDATE OF doctor_id, starts_at, ends_at ON consultation_holds
      FOR EACH ROW EXECUTE FUNCTION lock_doctor_time();
    CREATE TRIGGER consultation_holds_take AFTER INSERT OR UPDATE OF doctor_id, starts_at, ends_at ON consultation_holds
      FOR EACH ROW EXECUTE FUNCTION take_hold_time();
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP TABLE taken_times, freed_times, consultation_offers, consultation_waits, schedules CASCADE;
    DROP TRIGGER consultations_lock ON consultations;
    DROP TRIGGER consultations_take ON consultations;
    DROP TABLE consultation_holds CASCADE;
    DROP FUNCTION lock_doctor_time, take_consultation_time, take_hold_time;
    DROP INDEX consultations_booked_starts_at_idx;
    ALTER TABLE consultations DROP COLUMN kind, DROP COLUMN joinable_until, DROP COLUMN cancelled_by, DROP COLUMN cancelled_at, DROP COLUMN no_show,
      DROP COLUMN completed_at, DROP COLUMN note, DROP COLUMN patient_joined_at, DROP COLUMN doctor_joined_at, DROP COLUMN metadata_purged_at,
      DROP COLUMN reminded_day_at, DROP COLUMN reminded_hour_at;
  `);
};
