import type { Knex } from 'knex';

const columns = `kind text, record_id uuid, number text, check_code text, issued_at timestamptz, title text, first_name text, last_name text,
      is_cancelled boolean, replaced_at timestamptz`;
const answer = (more: string): string => `
      SELECT CASE invoices.kind WHEN 'cancellation' THEN 'invoice-cancellation' WHEN 'reduction' THEN 'invoice-reduction' ELSE documents.kind END,
        documents.record_id, documents.number, documents.check_code, documents.issued_at, users.title, users.first_name, users.last_name,
        invoices.cancelled_at IS NOT NULL,
        (SELECT min(newer.issued_at) FROM issued_documents newer
          WHERE newer.number = documents.number AND newer.kind = documents.kind AND newer.position > documents.position)${more}
      FROM issued_documents documents LEFT JOIN users ON users.id = documents.issuer_id
      LEFT JOIN invoices ON documents.kind = 'invoice' AND invoices.id = documents.record_id`;

const check = (reduced: { column: string; value: string }): string => `
    DROP FUNCTION check_document, check_document_hash;
    CREATE FUNCTION check_document(code text) RETURNS TABLE(${columns}${reduced.column})
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$${answer(reduced.value)}
      WHERE documents.check_code = code ORDER BY documents.position LIMIT 1
    $$;
    CREATE FUNCTION check_document_hash(hash text) RETURNS TABLE(${columns}${reduced.column})
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$${answer(reduced.value)}
      WHERE documents.sha256 = hash
    $$;
  `;

const isReduced = `,
        EXISTS (SELECT FROM invoices reductions WHERE reductions.corrects_id = invoices.id AND reductions.kind = 'reduction')`;

/** The public check of an invoice says whether a part of its fee was given up since. */
export const up = async (knex: Knex): Promise<void> => void (await knex.raw(check({ column: ', is_reduced boolean', value: isReduced })));

export const down = async (knex: Knex): Promise<void> => void (await knex.raw(check({ column: '', value: '' })));
