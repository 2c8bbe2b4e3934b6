import type { Ctx, Member } from '../../kernel/ctx.ts';
import { spreadsheet } from '../../kernel/spreadsheet.ts';
import { readForErrors } from './list-imports.service.ts';
import { rowsOf, type StoredRow } from './rows.queries.ts';

const words = {
  de: { line: 'Zeile in der Datei', errors: 'Was nicht stimmt', file: 'import-fehler' },
  en: { line: 'Line in the file', errors: 'What is wrong', file: 'import-errors' },
} as const;

/** The rows with errors as the file wrote them, with the line and what is wrong beside them: to be put right and uploaded. @throws server.notFound */
export const errorFile = async (ctx: Ctx<Member>, id: string): Promise<{ bytes: Buffer; filename: string; contentType: string }> => {
  const { columns } = await readForErrors(ctx, id);
  const { line, errors, file } = words[ctx.locale];
  const rows = (await rowsOf(ctx, id).whereNotNull('errors').orderBy('line')) as StoredRow[];
  const text = spreadsheet(
    [...columns, line, errors],
    rows.map((row) => [...row.cells, row.line, (row.errors ?? []).map(({ message }) => message).join(' ')]),
  );
  return { bytes: Buffer.from(text), filename: `${file}.csv`, contentType: 'text/csv; charset=utf-8' };
};
