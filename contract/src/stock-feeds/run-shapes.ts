import { z } from 'zod';
import { units } from '../products/enums.ts';
import { cents, id, text } from '../validation.ts';
import { feedFields } from './mapping.ts';
import { feedModes, feedRun } from './shapes.ts';

/** What a quarantined run would do to one product. A row whose price and amount change counts by its price. */
export const comparisonKinds = ['priceUp', 'priceDown', 'gone', 'amount', 'new', 'unchanged'] as const;
export type ComparisonKind = (typeof comparisonKinds)[number];

const page = z.coerce.number().int().min(1).default(1);
const pageSize = z.coerce.number().int().min(1).max(200).default(20);

export const comparisonQuery = z.object({ id, page, pageSize, kind: z.enum(comparisonKinds).optional() });
export type ComparisonQuery = z.output<typeof comparisonQuery>;

const amount = z.object({ quantity: z.number(), priceCents: cents }).nullable();
export const comparedRow = z.object({
  productId: id,
  pzn: z.string(),
  name: z.string(),
  unit: z.enum(units),
  kind: z.enum(comparisonKinds),
  /** Null: not in stock today, or gone afterwards. */
  before: amount,
  after: amount,
  /** New price through old price; null where one of them is missing. */
  priceFactor: z.number().nullable(),
});
export type ComparedRow = z.output<typeof comparedRow>;

/** Today's stock beside what a quarantined run would make of it, the gravest change first. `total` counts the rows of the asked kind. */
export const runComparison = z.object({
  mode: z.enum(feedModes),
  counts: z.object({ new: z.int(), gone: z.int(), priceUp: z.int(), priceDown: z.int(), amount: z.int(), unchanged: z.int() }),
  items: z.array(comparedRow),
  total: z.int(),
});
export type RunComparison = z.output<typeof runComparison>;

export const rowErrorsQuery = z.object({ id, page, pageSize, field: z.enum([...feedFields, 'row']).optional(), code: z.string().max(60).optional() });
export type RowErrorsQuery = z.output<typeof rowErrorsQuery>;

/** What the file itself wrote in the five columns that are read. */
export const rowCells = z.object({
  pzn: z.string().optional(),
  name: z.string().optional(),
  quantity: z.string().optional(),
  unit: z.string().optional(),
  price: z.string().optional(),
});
export type RowCells = z.output<typeof rowCells>;

export const shownRowError = z.object({
  line: z.int(),
  field: z.string().optional(),
  code: z.string(),
  message: z.string(),
  cells: rowCells,
});
export type ShownRowError = z.output<typeof shownRowError>;

/** How many lines of a group are named at most. */
export const linesPerGroup = 1000;
export const rowErrorGroup = z.object({
  field: z.string().nullable(),
  code: z.string(),
  message: z.string(),
  count: z.int(),
  /** First and last line of each stretch: `[[2, 14], [17, 17]]`. */
  lines: z.array(z.tuple([z.int(), z.int()])),
  /** There are more lines than `lines` names. */
  isCut: z.boolean(),
});
export type RowErrorGroup = z.output<typeof rowErrorGroup>;

/** `all` counts every row error of the run, `kept` those of which line and cells are known; `total` those that the question is about. */
export const rowErrors = z.object({ all: z.int(), kept: z.int(), groups: z.array(rowErrorGroup), items: z.array(shownRowError), total: z.int() });
export type RowErrors = z.output<typeof rowErrors>;

export const rollBackInput = z.object({ id, reason: text(3, 500) });
export type RollBackInput = z.output<typeof rollBackInput>;

const cell = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);
/** A faulty row as a person wrote it anew, in the way its file writes numbers and packs. */
export const correctedRow = z.strictObject({
  line: z.int().min(1).max(10_000_000),
  pzn: cell(40).optional(),
  name: cell(300).optional(),
  quantity: cell(40),
  unit: cell(40).optional(),
  price: cell(40),
});
export type CorrectedRow = z.output<typeof correctedRow>;
export const correctionsInput = z.object({
  id,
  rows: z
    .array(correctedRow)
    .min(1)
    .max(500)
    .refine((rows) => new Set(rows.map(({ line }) => line)).size === rows.length),
});
export type CorrectionsInput = z.output<typeof correctionsInput>;

/** `run` describes the whole list with the corrected rows in it; null when none was usable: then nothing has happened. `errors` are the sent rows that are still faulty. */
export const corrections = z.object({ run: feedRun.nullable(), errors: z.array(shownRowError) });
export type Corrections = z.output<typeof corrections>;
