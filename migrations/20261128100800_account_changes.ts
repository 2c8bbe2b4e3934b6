import type { Knex } from 'knex';

/** Announces each change of what processes remember of an account between its requests (`account_changed`, the account's id). */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql SET search_path TO 'public', 'pg_temp' AS $$
      BEGIN
        PERFORM pg_notify('account_changed', to_jsonb(CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END) ->> TG_ARGV[0]);
        RETURN NULL;
      END $$;
    CREATE TRIGGER note_account_change AFTER UPDATE OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION note_account_change('id');
    CREATE TRIGGER note_account_change AFTER UPDATE OF revoked_at, expires_at, is_enrolling, user_id OR DELETE ON sessions
      FOR EACH ROW EXECUTE FUNCTION note_account_change('user_id');
    CREATE TRIGGER note_account_change AFTER INSERT OR UPDATE OF is_working OR DELETE ON doctors FOR EACH ROW EXECUTE FUNCTION note_account_change('user_id');
    CREATE TRIGGER note_account_change AFTER INSERT OR DELETE ON favorites FOR EACH ROW EXECUTE FUNCTION note_account_change('user_id');
    CREATE TRIGGER note_account_change AFTER INSERT OR DELETE ON prescriptions FOR EACH ROW EXECUTE FUNCTION note_account_change('patient_id');`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP TRIGGER note_account_change ON prescriptions;
    DROP TRIGGER note_account_change ON favorites;
    DROP TRIGGER note_account_change ON doctors;
    DROP TRIGGER note_account_change ON sessions;
    DROP TRIGGER note_account_change ON users;
    DROP FUNCTION note_account_change();`);
};
