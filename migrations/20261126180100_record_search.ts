import type { Knex } from 'knex';

/**
 * What back-office lists are searched by. `search_fold` makes one spelling of all ways to write a name (Müller, Mueller, MULLER);
 * `treatments_numbered` uses the index that row-level security would keep a LIKE from: it tells ids, and the rows are filtered after it.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(String.raw`
    CREATE FUNCTION search_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      SET search_path = public, pg_temp
      RETURN regexp_replace(lower(unaccent('unaccent'::regdictionary, words)), '([aou])e', '\1', 'g');
    CREATE FUNCTION person_words(title text, first_name text, last_name text, email text, phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      SET search_path = public, pg_temp
      RETURN search_fold(coalesce(title, '') || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''));
    CREATE INDEX users_words_trgm_idx ON users USING gin (person_words(title, first_name, last_name, email, phone) gin_trgm_ops);
    CREATE INDEX treatments_number_trgm_idx ON treatments USING gin (search_fold(number) gin_trgm_ops);
    CREATE FUNCTION treatments_numbered(pattern text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER
      SET search_path = public, pg_temp
      AS 'SELECT id FROM treatments WHERE search_fold(number) LIKE pattern';
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP FUNCTION treatments_numbered(text);
    DROP INDEX treatments_number_trgm_idx;
    DROP INDEX users_words_trgm_idx;
    DROP FUNCTION person_words(text, text, text, text, text);
    DROP FUNCTION search_fold(text);
  `);
};
