import type { Knex } from 'knex';

/**
 * Doctors at work together: who is mentioned in an internal note or was handed a request, since when a doctor has a request, and what each of the team
 * has to do. A doctor who hands a request over gives it to a colleague, which the policies of the table do not allow; the function does, from its holder only.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE treatments ADD COLUMN claimed_at timestamptz;
    UPDATE treatments SET claimed_at = updated_at WHERE doctor_id IS NOT NULL AND status = 'in-review';
    CREATE INDEX treatments_decided_at_idx ON treatments (decided_at) WHERE decided_at IS NOT NULL;

    CREATE TABLE treatment_mentions (
      message_id uuid NOT NULL,
      doctor_id uuid NOT NULL,
      treatment_id uuid NOT NULL,
      author_id uuid NOT NULL,
      cause text NOT NULL CHECK (cause IN ('mention', 'hand-over')),
      created_at timestamptz NOT NULL,
      seen_at timestamptz,
      CONSTRAINT treatment_mentions_pkey PRIMARY KEY (message_id, doctor_id),
      CONSTRAINT treatment_mentions_message_id_fkey FOREIGN KEY (message_id) REFERENCES treatment_messages ON DELETE CASCADE,
      CONSTRAINT treatment_mentions_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors (user_id),
      CONSTRAINT treatment_mentions_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments,
      CONSTRAINT treatment_mentions_author_id_fkey FOREIGN KEY (author_id) REFERENCES users
    );
    CREATE INDEX treatment_mentions_doctor_id_idx ON treatment_mentions (doctor_id, created_at DESC);
    CREATE INDEX treatment_mentions_treatment_id_idx ON treatment_mentions (treatment_id);
    CREATE INDEX treatment_mentions_author_id_idx ON treatment_mentions (author_id);
    GRANT INSERT, SELECT ON treatment_mentions TO blattwerk_app;
    GRANT UPDATE (seen_at) ON treatment_mentions TO blattwerk_app;
    GRANT DELETE, INSERT, SELECT, UPDATE ON treatment_mentions TO blattwerk_system;

    CREATE FUNCTION is_mentioned(treatment uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT EXISTS (SELECT FROM treatment_mentions WHERE treatment_id = treatment AND doctor_id = actor_id())
    $$;
    CREATE FUNCTION patient_of_mention(treatment uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT patient_id FROM treatments WHERE id = treatment AND is_mentioned(treatment)
    $$;
    ALTER TABLE treatment_mentions ENABLE ROW LEVEL SECURITY;
    CREATE POLICY doctor_reads ON treatment_mentions FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) OR (author_id = (SELECT actor_id())) OR (EXISTS (SELECT FROM treatments
      WHERE ((treatments.id = treatment_mentions.treatment_id) AND (treatments.doctor_id = (SELECT actor_id()))))))));
    CREATE POLICY doctor_mentions ON treatment_mentions FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND (author_id = (SELECT actor_id())) AND ((EXISTS (SELECT FROM treatments WHERE ((treatments.id = treatment_mentions.treatment_id)
      AND (treatments.doctor_id = (SELECT actor_id()))))) OR is_mentioned(treatment_id))));
    CREATE POLICY doctor_sees ON treatment_mentions FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (doctor_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'doctor') AND (doctor_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON treatment_mentions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);

    CREATE POLICY doctor_mentioned ON treatment_messages FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor') AND (kind = 'note')
      AND ((author_id = (SELECT actor_id())) OR (id IN (SELECT message_id FROM treatment_mentions WHERE (doctor_id = (SELECT actor_id())))))));
    CREATE POLICY doctor_replies ON treatment_messages FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'doctor') AND (kind = 'note')
      AND (author_id = (SELECT actor_id())) AND is_mentioned(treatment_id)));

    CREATE FUNCTION hand_over_treatment(treatment uuid, to_doctor uuid, at timestamptz, expires timestamptz, due timestamptz) RETURNS boolean
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        UPDATE treatments SET doctor_id = to_doctor, claimed_at = at, claim_expires_at = expires, due_at = due, version = version + 1, updated_at = at
          WHERE id = treatment AND status = 'in-review' AND held_decision_id IS NULL AND actor_role() = 'doctor' AND doctor_id = actor_id();
        RETURN FOUND;
      END $$;

    CREATE FUNCTION review_workload(until timestamptz, since timestamptz) RETURNS TABLE (doctor_id uuid, open integer, due_today integer, decided integer,
      median_minutes integer) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT doctors.user_id, coalesce(o.open, 0), coalesce(o.due_today, 0), coalesce(d.decided, 0), d.median_minutes
      FROM doctors
      LEFT JOIN (SELECT t.doctor_id, count(*)::int AS open, (count(*) FILTER (WHERE t.due_at <= until))::int AS due_today FROM treatments t
        WHERE t.status = 'in-review' AND t.held_decision_id IS NULL GROUP BY 1) o ON o.doctor_id = doctors.user_id
      LEFT JOIN (SELECT t.doctor_id, count(*)::int AS decided,
        round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM t.decided_at - t.claimed_at) / 60))::int AS median_minutes
        FROM treatments t WHERE t.decided_at >= since GROUP BY 1) d ON d.doctor_id = doctors.user_id
      WHERE actor_role() IN ('doctor', 'admin')
    $$;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP FUNCTION review_workload(timestamptz, timestamptz);
    DROP FUNCTION hand_over_treatment(uuid, uuid, timestamptz, timestamptz, timestamptz);
    DROP POLICY doctor_replies ON treatment_messages;
    DROP POLICY doctor_mentioned ON treatment_messages;
    DROP TABLE treatment_mentions;
    DROP FUNCTION patient_of_mention(uuid);
    DROP FUNCTION is_mentioned(uuid);
    DROP INDEX treatments_decided_at_idx;
    ALTER TABLE treatments DROP COLUMN claimed_at;
  `);
};
