import { createHash } from 'node:crypto';
import type { ImportMapping } from '@blattwerk/contract/list-imports/shapes';
import { failure } from '../../kernel/failure.ts';
import type { ListImporter } from '../../kernel/list-importer.ts';

type Described = Pick<ListImporter, 'fields' | 'keys'>;

/** Headings that stand there twice are numbered: `Name`, `Name (2)`; one without a name is called by its place. Pure. */
export const namedHeadings = (headers: readonly string[]): string[] => {
  const seen = new Map<string, number>();
  return headers.map((header, at) => {
    const name = (header.replace(/^'(?=[=+\-@＝＋－＠])/, '') || `(${at + 1})`).slice(0, 180);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
};

/** What makes two headings the same: letters and digits alone. */
const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '');

/** Of the headings in their order; files of one system have the same. Pure. */
export const headDigest = (columns: readonly string[]): string => createHash('sha256').update(JSON.stringify(columns)).digest('hex');

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Which column each field is read from, by the field's name, the list's headings in both languages, and what other systems call it. Pure. */
export const proposeMapping = (
  { fields }: Pick<ListImporter, 'fields'>,
  columns: readonly string[],
  titles: (field: string) => readonly string[],
): ImportMapping => {
  const taken = new Set<string>();
  const mapping: ImportMapping = {};
  for (const { name, heading = name, synonyms = [] } of fields) {
    const words = [name, ...titles(heading), ...synonyms].map(plain);
    const column = words.map((word) => columns.find((one) => plain(one) === word && !taken.has(one))).find((one) => one !== undefined) ?? null;
    if (column !== null) taken.add(column);
    mapping[name] = column;
  }
  return mapping;
};

/**
 * A mapping that fits the file: a field that is not named is not read.
 * @throws import.columnMissing when no record could be recognised, a column is not in the file, or stands for two fields
 */
export const checkedMapping = ({ fields, keys }: Described, columns: readonly string[], sent: ImportMapping): ImportMapping => {
  const mapping = Object.fromEntries(fields.map(({ name }) => [name, sent[name] ?? null]));
  const used = Object.values(mapping).filter((column) => column !== null);
  const isKnown = used.every((column) => columns.includes(column)) && Object.keys(sent).every((name) => Object.hasOwn(mapping, name));
  const hasKey = keys.some((names) => names.every((name) => mapping[name] !== null));
  if (!isKnown || !hasKey || new Set(used).size < used.length) throw failure('import.columnMissing', { keys });
  return mapping;
};
