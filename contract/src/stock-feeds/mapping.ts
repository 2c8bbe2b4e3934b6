import { z } from 'zod';

/** What is read from a pharmacy's file; everything else, purchase prices above all, is not. */
export const feedFields = ['pzn', 'name', 'quantity', 'unit', 'price'] as const;
export type FeedField = (typeof feedFields)[number];

export const feedDelimiters = [';', '\t', ',', '|'] as const;
export const feedEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'iso-8859-1'] as const;
export const decimalSigns = [',', '.'] as const;
/** What a number is for: one gram, millilitre or piece, or one pack of the size that the row names. */
export const numberBases = ['unit', 'pack'] as const;

const header = z.string().trim().min(1).max(200);
const plainColumn = z.strictObject({ header });
const numberColumn = z.strictObject({ header, basis: z.enum(numberBases).nullable().default(null) });

/**
 * How one feed's files are read, as a person confirmed it. What is null or left out is found out from the file.
 * `header` is what the file itself calls the column: a cell of the header line, a JSON key (`sku.pzn`), an XML element or attribute (`@pzn`).
 */
export const feedMapping = z.strictObject({
  encoding: z.enum(feedEncodings).nullable().default(null),
  delimiter: z.enum(feedDelimiters).nullable().default(null),
  decimal: z.enum(decimalSigns).nullable().default(null),
  /** Line of the header, counted from 1. */
  headerLine: z.int().min(1).max(200).nullable().default(null),
  /** Where the rows stand: a path in JSON (`$.items`), an element in XML, a sheet of a workbook. */
  list: z.string().trim().min(1).max(200).nullable().default(null),
  columns: z.strictObject({
    pzn: plainColumn.nullable().default(null),
    name: plainColumn.nullable().default(null),
    unit: plainColumn.nullable().default(null),
    quantity: numberColumn.nullable().default(null),
    price: numberColumn
      .extend({ isCents: z.boolean().default(false) })
      .nullable()
      .default(null),
  }),
});
export type FeedMapping = z.output<typeof feedMapping>;

/** What a run took a file for: the mapping it was read with, each open point decided. `headers` are all that the file has, in its order. */
export const feedDialect = feedMapping.extend({ headers: z.array(z.string()) });
export type FeedDialect = z.output<typeof feedDialect>;
