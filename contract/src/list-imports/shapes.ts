import { z } from 'zod';
import { workStatuses } from '../backoffice/states.ts';
import { id, instant } from '../validation.ts';
import { importStages } from './stages.ts';

/** Errors that are sent; the file of errors has all of them. */
export const mostErrorsSent = 1000;

/** By field, the heading of the column that it is read from; null for a field that is left out. */
export const importMapping = z.record(z.string().max(60), z.string().max(200).nullable());
export type ImportMapping = z.output<typeof importMapping>;

export const mappedInput = z.object({ id, mapping: importMapping.optional() });

const importField = z.object({
  name: z.string(),
  /** As the list calls it. */
  label: z.string(),
  /** Needed for a record that is new. */
  isRequired: z.boolean(),
  /** What the values may be called, where they are chosen from. */
  values: z.array(z.string()).optional(),
});
export type ImportField = z.output<typeof importField>;

/** `line` counts from 1, the head included. Without a field the row as a whole is meant. */
const importError = z.object({ line: z.int(), field: z.string().optional(), code: z.string(), message: z.string() });
export type ImportError = z.output<typeof importError>;

/** Errors of one kind at one field, with the lines as ranges: `2–14, 20`. */
const importErrorGroup = importError.omit({ line: true }).extend({ label: z.string().nullable(), count: z.int(), lines: z.string() });
export type ImportErrorGroup = z.output<typeof importErrorGroup>;

/** Why a record was not set back: changed by somebody since, needed by other records, not there any more, or refused. */
export const keptReasons = ['changed', 'inUse', 'gone', 'refused'] as const;
export type KeptReason = (typeof keptReasons)[number];

const importUndo = z.object({
  undone: z.int(),
  kept: z.array(z.object({ line: z.int(), id: z.string(), title: z.string().nullable(), reason: z.enum(keptReasons) })),
});

export const listImport = z.object({
  id,
  resource: z.string(),
  filename: z.string(),
  /** What was taken for it: `csv` with its delimiter and encoding, or `xlsx`. */
  format: z.enum(['csv', 'xlsx']),
  encoding: z.string(),
  delimiter: z.string().nullable(),
  /** The headings of the file; one that stands there twice is numbered. */
  columns: z.array(z.string()),
  /** The first rows as the file writes them. */
  sample: z.array(z.array(z.string())),
  fields: z.array(importField),
  /** Fields of which the first group that is mapped says which record a row means. */
  keys: z.array(z.array(z.string())),
  mapping: importMapping,
  /** `remembered`: as a file with the same headings was imported before. */
  mappingFrom: z.enum(['headings', 'remembered', 'sent']),
  stage: z.enum(importStages),
  status: z.enum(workStatuses),
  total: z.int(),
  /** Rows of this stage that are done. */
  done: z.int(),
  /** Of the dry run, and after the commit of what was done. Together they are `total`. */
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Rows with an error: nothing of them is imported. */
  skipped: z.int(),
  errorCount: z.int(),
  errorGroups: z.array(importErrorGroup),
  errors: z.array(importError).max(mostErrorsSent),
  /** The last import of the same file, bytes for bytes. */
  repeats: z.object({ id, at: instant, by: z.string() }).nullable(),
  createdAt: instant,
  committedAt: instant.nullable(),
  /** Until when it can be taken back; null where it cannot. */
  undoUntil: instant.nullable(),
  undo: importUndo.nullable(),
});
export type ListImport = z.output<typeof listImport>;

/** One of the own imports in a list of them. */
export const listImportBrief = listImport.pick({
  id: true,
  resource: true,
  filename: true,
  stage: true,
  status: true,
  total: true,
  done: true,
  createdAt: true,
  committedAt: true,
});
export type ListImportBrief = z.output<typeof listImportBrief>;
