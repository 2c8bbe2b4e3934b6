import type { Knex } from 'knex';

/**
 * Messages between patient and doctor beside questions and answers: a `message` is the patient's, a `reply` the doctor's. `read_at` is when the other
 * side has read a line; what stood there before counts as read. A question may carry a form, and its answer then the filled form. A file is sent with
 * at most one message, of the same request.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE treatment_messages ADD COLUMN form jsonb, ADD COLUMN answers jsonb, ADD COLUMN read_at timestamptz;
    UPDATE treatment_messages SET read_at = created_at WHERE kind <> 'note';
    ALTER TABLE treatment_messages DROP CONSTRAINT treatment_messages_kind_check, DROP CONSTRAINT treatment_messages_text_check,
      ADD CONSTRAINT treatment_messages_kind_check CHECK (kind IN ('question', 'answer', 'note', 'message', 'reply')),
      ADD CONSTRAINT treatment_messages_text_check CHECK ((length(text) <= 1000) AND ((text <> '') OR (answers IS NOT NULL))),
      ADD CONSTRAINT treatment_messages_form_check CHECK ((form IS NULL) OR (kind = 'question')),
      ADD CONSTRAINT treatment_messages_answers_check CHECK ((answers IS NULL) OR (kind = 'answer')),
      ADD CONSTRAINT treatment_messages_read_check CHECK ((read_at IS NULL) OR (kind <> 'note')),
      ADD CONSTRAINT treatment_messages_place_key UNIQUE (id, treatment_id);
    CREATE INDEX treatment_messages_unread_idx ON treatment_messages (treatment_id) WHERE ((read_at IS NULL) AND (kind IN ('answer', 'message')));
    GRANT UPDATE (read_at) ON treatment_messages TO blattwerk_app;
    -- A mention changes in one thing: that it was seen.
    REVOKE UPDATE ON treatment_mentions FROM blattwerk_app;
    GRANT UPDATE (seen_at) ON treatment_mentions TO blattwerk_app;

    ALTER TABLE uploads ADD COLUMN message_id uuid,
      ADD CONSTRAINT uploads_message_id_fkey FOREIGN KEY (message_id, treatment_id) REFERENCES treatment_messages (id, treatment_id),
      ADD CONSTRAINT uploads_message_check CHECK ((message_id IS NULL) OR (treatment_id IS NOT NULL));
    CREATE INDEX uploads_message_id_idx ON uploads (message_id);

    ALTER POLICY doctor_asks ON treatment_messages WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND ((kind IN ('question', 'note', 'reply')) AND (author_id = (SELECT actor_id()))
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_messages.treatment_id)
      AND (treatments.doctor_id = (SELECT actor_id()))))))));
    ALTER POLICY patient_answers ON treatment_messages WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND ((kind IN ('answer', 'message')) AND (author_id = (SELECT actor_id()))
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_messages.treatment_id)
      AND (treatments.patient_id = (SELECT actor_id()))))))));
    CREATE POLICY doctor_marks_read ON treatment_messages FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND ((kind IN ('answer', 'message')) AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_messages.treatment_id)
      AND (treatments.doctor_id = (SELECT actor_id()))))))));
    CREATE POLICY patient_marks_read ON treatment_messages FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND ((kind IN ('question', 'reply')) AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_messages.treatment_id)
      AND (treatments.patient_id = (SELECT actor_id()))))))));

    CREATE OR REPLACE FUNCTION has_open_question(treatment uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT coalesce((SELECT kind = 'question' FROM treatment_messages
        WHERE treatment_id = treatment AND kind IN ('question', 'answer') ORDER BY created_at DESC, id DESC LIMIT 1), false)
    $$;
    CREATE FUNCTION unread_requests() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT DISTINCT treatments.id FROM treatment_messages JOIN treatments ON treatments.id = treatment_messages.treatment_id
      WHERE treatment_messages.read_at IS NULL AND treatment_messages.kind IN ('answer', 'message') AND actor_role() = 'doctor'
        AND ((treatments.doctor_id = actor_id() AND treatments.status IN ('in-review', 'approved'))
          OR (treatments.status = 'in-review' AND treatments.held_decision_id IS NULL))
    $$;
    DROP TRIGGER treatment_messages_announced ON treatment_messages;
    CREATE TRIGGER treatment_messages_announced AFTER INSERT OR UPDATE OF read_at ON treatment_messages FOR EACH ROW
      EXECUTE FUNCTION announce_to_office('treatments', 'treatment_id');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP TRIGGER treatment_messages_announced ON treatment_messages;
    CREATE TRIGGER treatment_messages_announced AFTER INSERT ON treatment_messages FOR EACH ROW EXECUTE FUNCTION announce_to_office('treatments', 'treatment_id');
    DROP FUNCTION unread_requests();
    CREATE OR REPLACE FUNCTION has_open_question(treatment uuid)
      RETURNS boolean
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT coalesce((SELECT kind = 'question' FROM treatment_messages
          WHERE treatment_id = treatment AND kind <> 'note' ORDER BY created_at DESC, id DESC LIMIT 1), false)
      $$;
    DROP POLICY patient_marks_read ON treatment_messages;
    DROP POLICY doctor_marks_read ON treatment_messages;
    ALTER POLICY patient_answers ON treatment_messages WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND ((kind = 'answer') AND (author_id = (SELECT actor_id()))
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_messages.treatment_id)
      AND (treatments.patient_id = (SELECT actor_id()))))))));
    ALTER POLICY doctor_asks ON treatment_messages WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND ((kind <> 'answer') AND (author_id = (SELECT actor_id()))
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_messages.treatment_id)
      AND (treatments.doctor_id = (SELECT actor_id()))))))));
    ALTER TABLE uploads DROP COLUMN message_id;
    REVOKE UPDATE (read_at) ON treatment_messages FROM blattwerk_app;
    GRANT UPDATE ON treatment_mentions TO blattwerk_app;
    DELETE FROM treatment_messages WHERE kind IN ('message', 'reply');
    UPDATE treatment_messages SET text = '–' WHERE text = '';
    DROP INDEX treatment_messages_unread_idx;
    ALTER TABLE treatment_messages DROP CONSTRAINT treatment_messages_place_key, DROP CONSTRAINT treatment_messages_read_check,
      DROP CONSTRAINT treatment_messages_text_check, DROP CONSTRAINT treatment_messages_kind_check;
    ALTER TABLE treatment_messages DROP COLUMN read_at, DROP COLUMN answers, DROP COLUMN form,
      ADD CONSTRAINT treatment_messages_kind_check CHECK (kind IN ('question', 'answer', 'note')),
      ADD CONSTRAINT treatment_messages_text_check CHECK ((length(text) >= 1) AND (length(text) <= 1000));
  `);
};
