import type { ImportMapping, ListImport } from '@blattwerk/contract/list-imports/shapes';

/** A column stands for one field: the field that had it before is left out. Pure. */
export const withColumn = (mapping: ImportMapping, field: string, column: string | null): ImportMapping =>
  Object.fromEntries([...Object.entries(mapping).map(([name, other]) => [name, other === column ? null : other]), [field, column]]);

/** What the column holds in the first rows, shortened. Pure. */
export const examplesOf = ({ columns, sample }: ListImport, column: string | null): string => {
  if (column === null) return '';
  const at = columns.indexOf(column);
  const cells = sample.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  return [...new Set(cells)].map((cell) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell)).join(' · ');
};

/** Which fields, in words, are needed so that records can be recognised; empty where there are enough. Pure. */
export const whatIsMissing = ({ keys, fields }: ListImport, mapping: ImportMapping): string[] => {
  const isMapped = (name: string): boolean => (mapping[name] ?? null) !== null;
  if (keys.some((names) => names.every(isMapped))) return [];
  const label = (name: string): string => fields.find((field) => field.name === name)?.label ?? name;
  return keys.map((names) => names.map(label).join(' + '));
};
