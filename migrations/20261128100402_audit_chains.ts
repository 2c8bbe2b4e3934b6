import type { Knex } from 'knex';

const chains = 64;

/**
 * Every entry of the audit log gets a seal in a chain of hashes (decision 0146), written by the database in the transaction of the entry. There are
 * many chains, so that no transaction waits for another one: each takes one that is free. The seal holds the hash of the entry's content, and its own
 * hash goes over that and over the seal before it; it stays when the entry's time is over.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE audit_chains (
      chain smallint PRIMARY KEY,
      place bigint NOT NULL DEFAULT 0 CHECK (place >= 0),
      hash bytea NOT NULL DEFAULT ''
    ) WITH (fillfactor = 10);
    INSERT INTO audit_chains (chain) SELECT generate_series(0, ${chains - 1});
    CREATE TABLE audit_seals (
      event_id bigint PRIMARY KEY,
      chain smallint NOT NULL,
      place bigint NOT NULL,
      at timestamptz NOT NULL,
      is_sign_in boolean NOT NULL,
      content bytea NOT NULL,
      hash bytea NOT NULL,
      CONSTRAINT audit_seals_place_key UNIQUE (chain, place),
      CONSTRAINT audit_seals_chain_fkey FOREIGN KEY (chain) REFERENCES audit_chains
    );
    CREATE TABLE audit_checks (
      id uuid PRIMARY KEY,
      checked_at timestamptz NOT NULL,
      began_at timestamptz,
      entries bigint NOT NULL,
      heads jsonb NOT NULL,
      digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
      faults jsonb NOT NULL CHECK (jsonb_typeof(faults) = 'array')
    );
    CREATE INDEX audit_checks_checked_at_idx ON audit_checks (checked_at DESC);
    CREATE TRIGGER audit_seals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER audit_checks_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_checks FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

    CREATE FUNCTION audit_content(entry audit_events) RETURNS bytea LANGUAGE sql STABLE SET search_path = public, pg_temp
      RETURN sha256(convert_to(jsonb_build_array(entry.id, extract(epoch FROM entry.at), entry.actor_id, entry.actor_role, entry.action, entry.object_type,
        entry.object_id, entry.patient_id, entry.reason, entry.before, entry.after, entry.request_id, entry.ip_hash, entry.pharmacy_id)::text, 'UTF8'));
    CREATE FUNCTION audit_link(previous bytea, chain smallint, place bigint, at timestamptz, is_sign_in boolean, content bytea) RETURNS bytea
      LANGUAGE sql STABLE SET search_path = public, pg_temp
      RETURN sha256(previous || int2send(chain) || int8send(place) || int8send((extract(epoch FROM at) * 1000000)::bigint) || boolsend(is_sign_in) || content);

    CREATE FUNCTION seal_audit_events() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE entry audit_events; head audit_chains; content bytea; is_sign_in boolean;
      BEGIN
        IF NOT EXISTS (SELECT FROM added) THEN RETURN NULL; END IF;
        SELECT * INTO head FROM audit_chains ORDER BY (chain + pg_backend_pid()) % ${chains} LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
        IF NOT FOUND THEN
          SELECT * INTO head FROM audit_chains WHERE chain = pg_backend_pid() % ${chains} FOR NO KEY UPDATE;
        END IF;
        FOR entry IN SELECT * FROM added ORDER BY id LOOP
          content := audit_content(entry);
          is_sign_in := is_sign_in_action(entry.action);
          head.place := head.place + 1;
          head.hash := audit_link(head.hash, head.chain, head.place, entry.at, is_sign_in, content);
          INSERT INTO audit_seals VALUES (entry.id, head.chain, head.place, entry.at, is_sign_in, content, head.hash);
        END LOOP;
        UPDATE audit_chains SET place = head.place, hash = head.hash WHERE chain = head.chain;
        RETURN NULL;
      END $$;
    CREATE TRIGGER audit_events_sealed AFTER INSERT ON audit_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION seal_audit_events();

    -- What is wrong in one chain; nothing where all of it is as it was written.
    CREATE FUNCTION audit_faults(of_chain smallint) RETURNS TABLE (event_id bigint, fault text) LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
      WITH links AS (
        SELECT seal, lag(seal.place, 1, 0) OVER in_order AS place_before, lag(seal.hash, 1, '') OVER in_order AS hash_before,
          lead(seal.place) OVER in_order IS NULL AS is_last, entry
        FROM audit_seals AS seal LEFT JOIN audit_events AS entry ON entry.id = seal.event_id
        WHERE seal.chain = of_chain WINDOW in_order AS (ORDER BY seal.place)
      )
      SELECT (seal).event_id, found.fault FROM links, LATERAL (SELECT CASE
        WHEN (seal).place <> place_before + 1 THEN 'gap'
        WHEN (seal).hash <> audit_link(hash_before, (seal).chain, (seal).place, (seal).at, (seal).is_sign_in, (seal).content) THEN 'broken'
        WHEN (entry).id IS NOT NULL AND audit_content(entry) <> (seal).content THEN 'changed'
        WHEN (entry).id IS NULL AND (seal).at > now() - (CASE WHEN (seal).is_sign_in THEN interval '3 months' ELSE interval '3 years' END) THEN 'missing'
        WHEN is_last AND NOT EXISTS (SELECT FROM audit_chains WHERE chain = of_chain AND place = (seal).place AND hash = (seal).hash) THEN 'end'
      END AS fault) AS found WHERE found.fault IS NOT NULL
      UNION ALL
      SELECT NULL, 'end' FROM audit_chains WHERE chain = of_chain AND place > 0 AND NOT EXISTS (SELECT FROM audit_seals WHERE audit_seals.chain = of_chain)
    $$;

    -- The history of one record, past the policies: who may see the record is asked before.
    CREATE FUNCTION record_history(kind text, record text) RETURNS TABLE (id bigint, at timestamptz, actor_id uuid, actor_role text, action text, reason text,
        before jsonb, after jsonb, title text, first_name text, last_name text)
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT entry.id, entry.at, entry.actor_id, entry.actor_role, entry.action, entry.reason, entry.before, entry.after, person.title, person.first_name, person.last_name
      FROM audit_events AS entry LEFT JOIN users AS person ON person.id = entry.actor_id
      WHERE actor_role() IN ('doctor', 'pharmacy', 'admin') AND entry.object_type = kind AND entry.object_id = record
        AND (entry.before IS NOT NULL OR entry.after IS NOT NULL OR entry.action !~ '[.](read|list|open|download|export|search|seen|read-notes|break-glass[a-z-]*)$')
      ORDER BY entry.id DESC LIMIT 500
    $$;

    REVOKE ALL ON audit_chains, audit_seals, audit_checks FROM blattwerk_app, blattwerk_system;
    GRANT SELECT ON audit_chains, audit_seals TO blattwerk_system;
    GRANT SELECT, INSERT ON audit_checks TO blattwerk_system;
    GRANT SELECT ON audit_checks TO blattwerk_app;

    -- What was written before begins a chain of its own.
    DO $$
      DECLARE entry audit_events; head audit_chains; content bytea; is_sign_in boolean;
      BEGIN
        SELECT * INTO head FROM audit_chains WHERE chain = 0;
        FOR entry IN SELECT * FROM audit_events ORDER BY id LOOP
          content := audit_content(entry);
          is_sign_in := is_sign_in_action(entry.action);
          head.place := head.place + 1;
          head.hash := audit_link(head.hash, head.chain, head.place, entry.at, is_sign_in, content);
          INSERT INTO audit_seals VALUES (entry.id, head.chain, head.place, entry.at, is_sign_in, content, head.hash);
        END LOOP;
        UPDATE audit_chains SET place = head.place, hash = head.hash WHERE chain = head.chain;
      END $$;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP FUNCTION record_history(text, text);
    DROP TRIGGER audit_events_sealed ON audit_events;
    DROP FUNCTION audit_faults(smallint);
    DROP FUNCTION seal_audit_events();
    DROP TABLE audit_checks, audit_seals, audit_chains;
    DROP FUNCTION audit_link(bytea, smallint, bigint, timestamptz, boolean, bytea);
    DROP FUNCTION audit_content(audit_events);
  `);
};
