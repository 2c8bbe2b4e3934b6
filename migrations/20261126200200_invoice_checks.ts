import type { Knex } from 'knex';

const columns = `kind text, record_id uuid, number text, check_code text, issued_at timestamptz, title text, first_name text, last_name text`;
const selected = `documents.record_id, documents.number, documents.check_code, documents.issued_at, users.title, users.first_name, users.last_name`;

/** The public check says what an invoice takes back, and whether it was cancelled itself. */
export const up = async (knex: Knex): Promise<void> => {
  const answer = `
    SELECT CASE invoices.kind WHEN 'cancellation' THEN 'invoice-cancellation' WHEN 'reduction' THEN 'invoice-reduction' ELSE documents.kind END,
      ${selected}, invoices.cancelled_at IS NOT NULL
    FROM issued_documents documents LEFT JOIN users ON users.id = documents.issuer_id
    LEFT JOIN invoices ON documents.kind = 'invoice' AND invoices.id = documents.record_id`;
  await knex.raw(`
    DROP FUNCTION check_document, check_document_hash;
    CREATE FUNCTION check_document(code text) RETURNS TABLE(${columns}, is_cancelled boolean)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
      ${answer} WHERE documents.check_code = code ORDER BY documents.position LIMIT 1
    $$;
    CREATE FUNCTION check_document_hash(hash text) RETURNS TABLE(${columns}, is_cancelled boolean)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
      ${answer} WHERE documents.sha256 = hash
    $$;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  const answer = `
    SELECT documents.kind, ${selected}
    FROM issued_documents documents LEFT JOIN users ON users.id = documents.issuer_id`;
  await knex.raw(`
    DROP FUNCTION check_document, check_document_hash;
    CREATE FUNCTION check_document(code text) RETURNS TABLE(${columns})
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
      ${answer} WHERE documents.check_code = code ORDER BY documents.position LIMIT 1
    $$;
    CREATE FUNCTION check_document_hash(hash text) RETURNS TABLE(${columns})
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
      ${answer} WHERE documents.sha256 = hash
    $$;
  `);
};
