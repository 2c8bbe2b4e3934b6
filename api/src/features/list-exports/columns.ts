import { z } from 'zod';

/** What the values of a column are: how they stand in a cell. */
export type ColumnKind = 'text' | 'number' | 'money' | 'boolean' | 'instant' | 'day';

export interface ExportColumn {
  /** The field's name in the API; of a record within the record both names in one: `pharmacyName`. */
  name: string;
  kind: ColumnKind;
  /** The value, where a list has several words for it. */
  of: (record: unknown) => unknown;
}

/** Nothing that people read: how a record is changed, and pictures. */
const leftOut = new Set(['version', 'abilities', 'image']);

const unwrapped = (shape: unknown): unknown =>
  shape instanceof z.ZodNullable || shape instanceof z.ZodOptional || shape instanceof z.ZodDefault ? unwrapped(shape.unwrap()) : shape;

const kindOf = (name: string, shape: unknown): ColumnKind => {
  if (shape instanceof z.ZodNumber) return name.endsWith('Cents') ? 'money' : 'number';
  if (shape instanceof z.ZodBoolean) return 'boolean';
  if (shape instanceof z.ZodISODateTime) return 'instant';
  return shape instanceof z.ZodISODate ? 'day' : 'text';
};

const within = (record: unknown, field: string): unknown =>
  typeof record === 'object' && record !== null ? (record as Readonly<Record<string, unknown>>)[field] : undefined;

const joined = (outer: string, inner: string): string => `${outer}${inner.charAt(0).toUpperCase()}${inner.slice(1)}`;

const allColumns = (shape: z.ZodObject, outer?: Pick<ExportColumn, 'name' | 'of'>): ExportColumn[] =>
  Object.entries(shape.shape).flatMap(([field, wrapped]) => {
    if (leftOut.has(field)) return [];
    const inner = unwrapped(wrapped);
    const name = outer === undefined ? field : joined(outer.name, field);
    const of = (record: unknown): unknown => within(outer === undefined ? record : outer.of(record), field);
    if (!(inner instanceof z.ZodObject)) return [{ name, kind: kindOf(field, inner), of }];
    return outer === undefined ? allColumns(inner, { name, of }) : [];
  });

/**
 * The columns of records of a shape, in its order; what a record holds of another one stands in columns of its own, one level deep. Where both
 * have a column of the same name (`productId` and the id of `product`) it is one. Pure.
 */
export const columnsOfShape = (shape: z.ZodObject): ExportColumn[] => {
  const byName = new Map<string, ExportColumn>();
  for (const column of allColumns(shape)) if (!byName.has(column.name)) byName.set(column.name, column);
  return [...byName.values()];
};

/** Those that were asked for, in the order asked; a field that holds a record brings all its columns. Undefined: all. Pure. */
export const chosenColumns = (columns: readonly ExportColumn[], names: readonly string[] | undefined): ExportColumn[] => {
  if (names === undefined) return [...columns];
  const exact = new Set(columns.map(({ name }) => name));
  const isWithin = (name: string, outer: string): boolean => name.startsWith(outer) && /^[A-Z]/.test(name.slice(outer.length));
  return names.flatMap((asked) => columns.filter(({ name }) => (exact.has(asked) ? name === asked : isWithin(name, asked))));
};
