import type { Examination, SampleRow } from '@blattwerk/contract/stock-feeds/examination';
import type { RowCells } from '@blattwerk/contract/stock-feeds/run-shapes';
import type { Locale } from '@blattwerk/contract/errors';
import { rowProblemText, runProblemText } from '@blattwerk/contract/stock-feeds/problems';
import type { FeedRow, FeedRowError, RawRow } from '../../adapters/feed-formats/rows.ts';
import type { FeedUnreadable } from '../../adapters/feed-formats/unreadable.ts';
import type { Findings } from './findings.ts';
import { proposeColumns, purchaseHeadersIn } from './proposal.ts';
import { groupErrors } from '../stock-feeds/public.ts';
import type { SampleProduct } from './sample-products.queries.ts';

const faultyRowsShown = 50;

/** The five fields by hand: whatever else a row may carry stays here. */
const presentCells = ({ pzn, name, quantity, unit, price }: RawRow['cells']): RowCells => ({ pzn, name, quantity, unit, price });

const presentProblem = ({ line, field, code }: FeedRowError, locale: Locale): NonNullable<SampleRow['problem']> => ({
  line,
  ...(field ? { field } : {}),
  code,
  message: rowProblemText(code, locale),
});

const presentUnderstood = (row: FeedRow, product: SampleProduct | undefined): SampleRow['understood'] => ({
  pzn: row.pzn ?? null,
  match: product?.name ? 'matched' : product?.isIgnored ? 'ignored' : 'unmatched',
  productName: product?.name ?? null,
  quantity: row.quantity,
  unit: row.unit ?? product?.unit ?? null,
  priceCents: row.priceCents,
});

const presentSample = ({ reading, matching, products }: Findings, locale: Locale): SampleRow[] => {
  const lines = new Set(reading.written.map(({ line }) => line));
  const rows = new Map(reading.rows.filter(({ line }) => lines.has(line)).map((row) => [row.line, row]));
  const errors = new Map([...reading.errors, ...matching.errors].filter(({ line }) => lines.has(line)).map((error) => [error.line, error]));
  return reading.written.map(({ line, cells }) => {
    const [row, error] = [rows.get(line), errors.get(line)];
    return {
      line,
      written: presentCells(cells),
      understood: row && !error ? presentUnderstood(row, products.get(line)) : null,
      problem: error ? presentProblem(error, locale) : null,
    };
  });
};

/** What stands in a faulty row: the reader keeps it; of a row that a later step refused, what it was read as. */
const cellsOf = (error: FeedRowError, written: ReadonlyMap<number, RawRow>, rows: ReadonlyMap<number, FeedRow>): RawRow['cells'] => {
  const row = rows.get(error.line);
  return error.cells ?? written.get(error.line)?.cells ?? { ...(row?.pzn ? { pzn: row.pzn } : {}), ...(row?.name ? { name: row.name } : {}) };
};

const presentFaultyRows = (reading: Findings['reading'], errors: readonly FeedRowError[], locale: Locale): Examination['faultyRows'] => {
  const shown = errors.slice(0, faultyRowsShown);
  const lines = new Set(shown.map(({ line }) => line));
  const written = new Map(reading.written.map((row) => [row.line, row]));
  const rows = new Map(reading.rows.filter(({ line }) => lines.has(line)).map((row) => [row.line, row]));
  return shown.map((error) => ({ ...presentProblem(error, locale), cells: presentCells(cellsOf(error, written, rows)) }));
};

export const presentExamination = (findings: Findings, locale: Locale): Examination => {
  const { reading, matching, mapping, suspicion, changes } = findings;
  const errors = [...reading.errors, ...matching.errors].sort((a, b) => a.line - b.line);
  return {
    problem: null,
    format: reading.format,
    encoding: reading.encoding,
    dialect: reading.dialect,
    purchaseHeaders: purchaseHeadersIn(reading.dialect.headers),
    columns: proposeColumns(reading.dialect, mapping),
    opening: [],
    sample: presentSample(findings, locale),
    counts: {
      rows: reading.rowCount,
      accepted: reading.rows.length - matching.errors.length,
      matched: matching.targets.length,
      unmatched: matching.unmatched.length,
      faulty: errors.length,
    },
    problems: groupErrors(errors).map((group) => ({ ...group, message: rowProblemText(group.code, locale) })),
    faultyRows: presentFaultyRows(reading, errors, locale),
    suspicion: suspicion && { code: suspicion.reason, text: runProblemText(suspicion.reason, locale, suspicion.values) },
    changes,
  };
};

export const presentUnreadable = ({ reason, values }: FeedUnreadable, opening: Examination['opening'], locale: Locale): Examination => ({
  problem: { code: reason, text: runProblemText(reason, locale, values) },
  format: null,
  encoding: null,
  dialect: null,
  purchaseHeaders: purchaseHeadersIn(opening.flatMap(({ cells }) => cells)),
  columns: [],
  opening,
  sample: [],
  counts: null,
  problems: [],
  faultyRows: [],
  suspicion: null,
  changes: null,
});
