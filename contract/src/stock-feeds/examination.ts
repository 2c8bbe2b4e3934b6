import { z } from 'zod';
import { units } from '../products/enums.ts';
import { cents, id } from '../validation.ts';
import { feedDialect, feedFields, feedMapping, numberBases } from './mapping.ts';
import { feedFormats } from './shapes.ts';

const field = z.enum(feedFields);
/** What of a row may be shown as it was written: the five fields that are read. A purchase price is none of them. */
const cell = z.string().optional();
const writtenCells = z.object({ pzn: cell, name: cell, quantity: cell, unit: cell, price: cell });
export type WrittenCells = z.output<typeof writtenCells>;

const mappingFromText = z.string().max(10_000).transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Whoever sends no JSON is told so like about any other wrong field.
    context.addIssue({ code: 'custom', message: 'required' });
    return z.NEVER;
  }
}); // prettier-ignore
/** Sent beside a file as JSON text. `null`: everything is found out from the file. Left out: as it is saved for the feed. */
export const sentMapping = mappingFromText.pipe(feedMapping.nullable()).optional();
/** `null` forgets what was saved. */
export const savedMappingInput = z.strictObject({ id, mapping: feedMapping.nullable(), version: z.int() });

/** Why a column was taken for a field: a person said so, or its heading does. */
export const columnSources = ['person', 'heading'] as const;
const proposedColumn = z.object({
  field,
  header: z.string().nullable(),
  /** What the heading or a person says the number is for; null: it goes by the pack size. */
  basis: z.enum(numberBases).nullable(),
  isCents: z.boolean(),
  source: z.enum(columnSources).nullable(),
  /** Other columns of the file whose heading means the same. */
  alternatives: z.array(z.string()),
});
export type ProposedColumn = z.output<typeof proposedColumn>;

const cellProblem = z.object({ line: z.int(), field: field.optional(), code: z.string(), message: z.string() });
/** `new` to the catalogue of this pharmacy: `unmatched` waits for a person, `ignored` was decided. */
export const sampleMatches = ['matched', 'unmatched', 'ignored'] as const;
const sampleRow = z.object({
  line: z.int(),
  written: writtenCells,
  understood: z
    .object({
      pzn: z.string().nullable(),
      match: z.enum(sampleMatches),
      productName: z.string().nullable(),
      quantity: z.number(),
      unit: z.enum(units).nullable(),
      /** For one gram, millilitre or piece. */
      priceCents: cents,
    })
    .nullable(),
  problem: cellProblem.nullable(),
});
export type SampleRow = z.output<typeof sampleRow>;

export const changeKinds = ['new', 'gone', 'price', 'quantity'] as const;
const changeExample = z.object({
  kind: z.enum(changeKinds),
  productName: z.string(),
  unit: z.enum(units),
  before: z.object({ quantity: z.number(), priceCents: cents }).nullable(),
  after: z.object({ quantity: z.number(), priceCents: cents }).nullable(),
});
/** What importing the file now would do to the pharmacy's stock. A product whose price changes counts there, whatever its amount does. */
const expectedChanges = z.object({
  new: z.int(),
  gone: z.int(),
  price: z.int(),
  quantity: z.int(),
  unchanged: z.int(),
  examples: z.array(changeExample),
});
export type ExpectedChanges = z.output<typeof expectedChanges>;

const reason = z.object({ code: z.string(), text: z.string() });
/** Same problem, many rows: `ranges` are lines from and to, the first ones when there are many. */
const problemGroup = z.object({
  field: field.optional(),
  code: z.string(),
  message: z.string(),
  count: z.int(),
  ranges: z.array(z.object({ from: z.int(), to: z.int() })),
});
export type ProblemGroup = z.output<typeof problemGroup>;

/** What the product takes a file for and what importing it would do. Looking stores nothing. */
export const examination = z.object({
  /** Why the file as a whole cannot be read; then only `opening` says something about it. */
  problem: reason.nullable(),
  format: z.enum(feedFormats).nullable(),
  encoding: z.string().nullable(),
  dialect: feedDialect.nullable(),
  /** Columns with what the pharmacy paid: known by their heading, never read and never offered. */
  purchaseHeaders: z.array(z.string()),
  columns: z.array(proposedColumn),
  /** The first lines of a table without a recognised header, numbers left out, so that a person can point to it. */
  opening: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  sample: z.array(sampleRow),
  counts: z.object({ rows: z.int(), accepted: z.int(), matched: z.int(), unmatched: z.int(), faulty: z.int() }).nullable(),
  problems: z.array(problemGroup),
  /** The first faulty rows with what stands in them. */
  faultyRows: z.array(cellProblem.extend({ written: writtenCells })),
  /** Why the import would be held back for a person to look at. */
  suspicion: reason.nullable(),
  changes: expectedChanges.nullable(),
});
export type Examination = z.output<typeof examination>;
