import { z } from 'zod';
import { units } from '../products/enums.ts';
import { cents, id } from '../validation.ts';
import { feedDialect, feedFields, feedMapping, numberBases } from './mapping.ts';
import { comparedRow, shownRowError, rowCells, rowErrorGroup, runComparison } from './run-shapes.ts';
import { feedFormats } from './shapes.ts';

const field = z.enum(feedFields);

const mappingFromText = z.string().max(10_000).transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A caller who sends no JSON is told so like about any other wrong field.
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

const rowProblem = shownRowError.omit({ cells: true });
/** Without a product a row is `unmatched`, which waits for a person, or `ignored`, which one decided. */
export const sampleMatches = ['matched', 'unmatched', 'ignored'] as const;
const sampleRow = z.object({
  line: z.int(),
  written: rowCells,
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
  problem: rowProblem.nullable(),
});
export type SampleRow = z.output<typeof sampleRow>;

/** What importing the file now would do to the pharmacy's stock; the gravest changes as examples. */
const expectedChanges = runComparison.pick({ mode: true, counts: true }).extend({ examples: z.array(comparedRow) });
export type ExpectedChanges = z.output<typeof expectedChanges>;

const reason = z.object({ code: z.string(), text: z.string() });
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
  problems: z.array(rowErrorGroup),
  /** The first faulty rows with what stands in them. */
  faultyRows: z.array(shownRowError),
  /** Why the import would be quarantined for a person to review. */
  suspicion: reason.nullable(),
  changes: expectedChanges.nullable(),
});
export type Examination = z.output<typeof examination>;
