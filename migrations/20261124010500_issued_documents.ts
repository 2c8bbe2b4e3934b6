import type { Knex } from 'knex';

/** A code as people read it from paper, for documents that were issued before they had one. */
const code = `(SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + floor(random() * 32)::integer, 1), '')
  FROM generate_series(1, 10) WHERE files.id IS NOT NULL)`;

/**
 * Every issued document is one link of a hash chain: SHA-256 over the hash before it, the document's own and the time. The database makes the links, so
 * that no part of the application can put one elsewhere, and nothing in the table ever changes. An anchor publishes the end of the chain once a day.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE issued_documents (
      position bigint PRIMARY KEY CHECK (position >= 1),
      kind text NOT NULL CHECK (kind ~ '^[a-z][a-z-]{1,40}$'),
      record_id uuid NOT NULL,
      check_code text NOT NULL CHECK (check_code ~ '^[2-9A-HJ-NP-Z]{10}$'),
      number text CHECK (char_length(number) BETWEEN 1 AND 80),
      issuer_id uuid REFERENCES users (id),
      sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      previous_hash text NOT NULL CHECK (previous_hash ~ '^[0-9a-f]{64}$'),
      entry_hash text NOT NULL CHECK (entry_hash ~ '^[0-9a-f]{64}$'),
      issued_at timestamptz NOT NULL,
      CONSTRAINT issued_documents_record_key UNIQUE (kind, record_id),
      CONSTRAINT issued_documents_sha256_key UNIQUE (sha256),
      CONSTRAINT issued_documents_previous_key UNIQUE (previous_hash)
    );
    CREATE INDEX issued_documents_code_idx ON issued_documents (check_code);
    CREATE INDEX issued_documents_issuer_idx ON issued_documents (issuer_id);

    CREATE FUNCTION chain_document() RETURNS trigger LANGUAGE plpgsql SET search_path TO 'public', 'pg_temp' AS $$
      DECLARE last issued_documents%ROWTYPE;
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('issued_documents', 0));
        SELECT * INTO last FROM issued_documents ORDER BY position DESC LIMIT 1;
        NEW.position := coalesce(last.position, 0) + 1;
        NEW.previous_hash := coalesce(last.entry_hash, repeat('0', 64));
        NEW.issued_at := date_trunc('milliseconds', NEW.issued_at);
        NEW.entry_hash := encode(sha256(
          decode(NEW.previous_hash || NEW.sha256 || lpad(to_hex((extract(epoch FROM NEW.issued_at) * 1000)::bigint), 16, '0'), 'hex')
        ), 'hex');
        RETURN NEW;
      END $$;
    CREATE TRIGGER issued_documents_chain BEFORE INSERT ON issued_documents FOR EACH ROW EXECUTE FUNCTION chain_document();

    INSERT INTO issued_documents (kind, record_id, check_code, number, issuer_id, sha256, issued_at)
    SELECT files.kind, split_part(split_part(storage_key, '/', 2), '.', 1)::uuid, coalesce(prescriptions.check_code, ${code}),
      coalesce(prescriptions.number, invoices.number, treatments.number),
      coalesce(prescriptions.doctor_id, invoices.doctor_id, treatments.doctor_id), files.sha256, files.created_at
    FROM files
    LEFT JOIN prescriptions ON files.id IN (prescriptions.file_id, prescriptions.copy_file_id)
    LEFT JOIN invoices ON invoices.file_id = files.id
    LEFT JOIN certificates ON certificates.letter_file_id = files.id
    LEFT JOIN treatments ON treatments.id = certificates.treatment_id
    WHERE split_part(split_part(storage_key, '/', 2), '.', 1) ~ '^[0-9a-f-]{36}$'
    ORDER BY files.created_at, files.id
    ON CONFLICT DO NOTHING;

    CREATE TRIGGER issued_documents_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON issued_documents
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    -- Requests reach it through the functions below alone.
    REVOKE ALL ON issued_documents FROM blattwerk_app;
    GRANT INSERT, SELECT ON issued_documents TO blattwerk_system;

    CREATE TABLE document_anchors (
      day date PRIMARY KEY,
      position bigint NOT NULL CHECK (position >= 0),
      entry_hash text NOT NULL CHECK (entry_hash ~ '^[0-9a-f]{64}$'),
      made_at timestamptz NOT NULL,
      token bytea
    );
    CREATE TRIGGER document_anchors_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON document_anchors
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    REVOKE INSERT, UPDATE, DELETE ON document_anchors FROM blattwerk_app;
    GRANT INSERT ON document_anchors TO blattwerk_system;

    CREATE FUNCTION check_document(code text)
    RETURNS TABLE(kind text, record_id uuid, number text, check_code text, issued_at timestamptz, title text, first_name text, last_name text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
      SELECT documents.kind, documents.record_id, documents.number, documents.check_code, documents.issued_at, users.title, users.first_name, users.last_name
      FROM issued_documents documents LEFT JOIN users ON users.id = documents.issuer_id
      WHERE documents.check_code = code ORDER BY documents.position LIMIT 1
    $$;
    CREATE FUNCTION check_document_hash(hash text)
    RETURNS TABLE(kind text, record_id uuid, number text, check_code text, issued_at timestamptz, title text, first_name text, last_name text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
      SELECT documents.kind, documents.record_id, documents.number, documents.check_code, documents.issued_at, users.title, users.first_name, users.last_name
      FROM issued_documents documents LEFT JOIN users ON users.id = documents.issuer_id WHERE documents.sha256 = hash
    $$;
    CREATE FUNCTION anchored_links(from_position bigint, to_position bigint)
    RETURNS TABLE("position" bigint, sha256 text, issued_at timestamptz, entry_hash text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
      SELECT documents.position, documents.sha256, documents.issued_at, documents.entry_hash
      FROM issued_documents documents WHERE documents.position > from_position AND documents.position <= to_position ORDER BY documents.position
    $$;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP FUNCTION anchored_links, check_document_hash, check_document;
    DROP TABLE document_anchors, issued_documents;
    DROP FUNCTION chain_document;
  `);
};
