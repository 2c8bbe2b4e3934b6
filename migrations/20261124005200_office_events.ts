import type { Knex } from 'knex';

/** What changes in the queue is announced to the processes that follow it (decision 0078): the list and the row's id, nothing else. And the number of a
 * request for a colleague who is mentioned in it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE FUNCTION announce_to_office() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        PERFORM pg_notify('office_events', TG_ARGV[0] || ' ' || (to_jsonb(NEW) ->> TG_ARGV[1]));
        RETURN NULL;
      END $$;
    CREATE FUNCTION number_of_mention(treatment uuid) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT number FROM treatments WHERE id = treatment AND is_mentioned(treatment)
    $$;
    CREATE TRIGGER treatments_announced AFTER UPDATE ON treatments FOR EACH ROW WHEN (OLD.status = 'in-review' OR NEW.status = 'in-review')
      EXECUTE FUNCTION announce_to_office('treatments', 'id');
    CREATE TRIGGER treatment_messages_announced AFTER INSERT ON treatment_messages FOR EACH ROW EXECUTE FUNCTION announce_to_office('treatments', 'treatment_id');
    CREATE TRIGGER treatment_mentions_announced AFTER INSERT OR UPDATE ON treatment_mentions FOR EACH ROW
      EXECUTE FUNCTION announce_to_office('mentions', 'treatment_id');
    CREATE TRIGGER pharmacy_questions_announced AFTER INSERT OR UPDATE ON pharmacy_questions FOR EACH ROW
      EXECUTE FUNCTION announce_to_office('pharmacy-questions', 'id');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP TRIGGER pharmacy_questions_announced ON pharmacy_questions;
    DROP TRIGGER treatment_mentions_announced ON treatment_mentions;
    DROP TRIGGER treatment_messages_announced ON treatment_messages;
    DROP TRIGGER treatments_announced ON treatments;
    DROP FUNCTION number_of_mention(uuid);
    DROP FUNCTION announce_to_office();
  `);
};
