import type { Knex } from 'knex';

/**
 * Every list of the back office announces what changes in it (decision 0145): once a statement, however many rows it writes. The message is
 * `<list> <created|updated|deleted> <ids>`, without ids where more than a hundred rows were written.
 */
const announced: readonly (readonly [table: string, ...lists: string[]])[] = [
  ['attestations', 'attestations', 'id', 'true'],
  ['certificates', 'certificates', 'treatment_id', 'true'],
  ['consultations', 'consultations', 'id', 'true'],
  ['contract_withdrawals', 'withdrawals', 'id', 'true'],
  ['deletions', 'deletions', 'id', 'true'],
  ['delivery_tasks', 'delivery-tasks', 'id', 'true'],
  ['doctors', 'doctors', 'user_id', 'true', 'people', 'user_id', 'true'],
  ['feed_runs', 'feed-runs', 'id', 'true'],
  ['growers', 'growers', 'id', 'true'],
  ['house_text_blocks', 'house-text-blocks', 'id', 'true'],
  ['invitations', 'invitations', 'id', 'true'],
  ['job_pauses', 'scheduled-jobs', 'job', 'true'],
  ['manufacturers', 'manufacturers', 'id', 'true'],
  ['marketing_patients', 'marketing-patients', 'id', 'true'],
  ['payments', 'payments', 'id', 'true', 'money', 'id', 'true'],
  ['pharmacies', 'pharmacies', 'id', 'true'],
  ['pharmacy_questions', 'pharmacy-questions', 'id', 'true'],
  ['prescriptions', 'prescriptions', 'id', 'true'],
  ['product_aliases', 'unmatched-products', 'id', 'true'],
  ['product_proposals', 'product-proposals', 'id', 'true'],
  ['products', 'products', 'id', 'true'],
  ['questionnaire_definitions', 'questionnaires', 'id', 'true'],
  ['questionnaire_drafts', 'questionnaire-drafts', 'id', 'true'],
  ['refunds', 'payments', 'payment_id', 'true', 'money', 'payment_id', 'true'],
  ['review_comments', 'review-comments', 'id', 'true'],
  ['reviews', 'reviews', 'id', 'true'],
  ['settings', 'settings', 'key', 'true'],
  ['stock', 'stock', `pharmacy_id || ':' || product_id`, 'true'],
  ['stock_feeds', 'stock-feeds', 'id', 'true'],
  ['strains', 'strains', 'id', 'true'],
  ['text_blocks', 'text-blocks', 'id', 'true'],
  ['treatment_mentions', 'mentions', 'treatment_id', 'true'],
  ['treatment_messages', 'treatments', 'treatment_id', 'true'],
  ['treatments', 'treatments', 'id', 'true'],
  ['users', 'patients', 'id', `role = 'patient'`, 'doctors', 'id', `role = 'doctor'`, 'people', 'id', `role <> 'patient'`],
  ['vaporizers', 'vaporizers', 'id', 'true'],
];

const quoted = (parts: readonly string[]): string => parts.map((part) => `'${part.replaceAll("'", "''")}'`).join(', ');

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP TRIGGER pharmacy_questions_announced ON pharmacy_questions;
    DROP TRIGGER treatment_mentions_announced ON treatment_mentions;
    DROP TRIGGER treatment_messages_announced ON treatment_messages;
    DROP TRIGGER treatments_announced ON treatments;
    DROP FUNCTION announce_to_office();
    CREATE FUNCTION announce_to_office() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      DECLARE place integer := 0; written integer; ids text;
      BEGIN
        WHILE place < TG_NARGS LOOP
          EXECUTE format('SELECT count(*), string_agg(id, '','') FROM (SELECT DISTINCT (%s)::text AS id FROM changed WHERE %s LIMIT 101) AS found', TG_ARGV[place + 1], TG_ARGV[place + 2])
            INTO written, ids;
          IF written > 0 THEN
            PERFORM pg_notify('office_events', concat_ws(' ', TG_ARGV[place],
              CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END, CASE WHEN written <= 100 THEN ids END));
          END IF;
          place := place + 3;
        END LOOP;
        RETURN NULL;
      END $$;
    -- Lists, each with the SQL of its record's id and of which rows are in it.
    CREATE PROCEDURE announce_table(of_table text, VARIADIC lists text[]) LANGUAGE plpgsql AS $$
      DECLARE arguments text := (SELECT string_agg(quote_literal(part), ', ' ORDER BY place) FROM unnest(lists) WITH ORDINALITY AS parts (part, place));
      BEGIN
        EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office(%s)', of_table || '_announce_insert', of_table, arguments);
        EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office(%s)', of_table || '_announce_update', of_table, arguments);
        EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office(%s)', of_table || '_announce_delete', of_table, arguments);
      END $$;
  `);
  for (const parts of announced) await knex.raw(`CALL announce_table(${quoted(parts)})`);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const [table] of announced)
    for (const event of ['insert', 'update', 'delete']) await knex.raw(`DROP TRIGGER ?? ON ??`, [`${table}_announce_${event}`, table]);
  await knex.raw(`
    DROP PROCEDURE announce_table(text, text[]);
    DROP FUNCTION announce_to_office();
    CREATE FUNCTION announce_to_office() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        PERFORM pg_notify('office_events', TG_ARGV[0] || ' ' || (to_jsonb(NEW) ->> TG_ARGV[1]));
        RETURN NULL;
      END $$;
    CREATE TRIGGER treatments_announced AFTER UPDATE ON treatments FOR EACH ROW WHEN (OLD.status = 'in-review' OR NEW.status = 'in-review')
      EXECUTE FUNCTION announce_to_office('treatments', 'id');
    CREATE TRIGGER treatment_messages_announced AFTER INSERT ON treatment_messages FOR EACH ROW EXECUTE FUNCTION announce_to_office('treatments', 'treatment_id');
    CREATE TRIGGER treatment_mentions_announced AFTER INSERT OR UPDATE ON treatment_mentions FOR EACH ROW
      EXECUTE FUNCTION announce_to_office('mentions', 'treatment_id');
    CREATE TRIGGER pharmacy_questions_announced AFTER INSERT OR UPDATE ON pharmacy_questions FOR EACH ROW
      EXECUTE FUNCTION announce_to_office('pharmacy-questions', 'id');
  `);
};
