import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const schema = readFileSync(path.join(root, 'migrations/schema.sql'), 'utf8');

interface Column {
  isNullable: boolean;
  kind: string;
}

const kindOf = (sql: string): string => {
  if (sql.endsWith('[]')) return 'list';
  if (/^timestamp/.test(sql)) return 'Date';
  if (/^(uuid|text|date|time|character|inet)/.test(sql)) return 'string';
  if (/^(integer|bigint|numeric|smallint|double|real)/.test(sql)) return 'number';
  return { boolean: 'boolean', bytea: 'Buffer' }[sql] ?? 'json';
};

/** The columns of a table as schema.sql has them. */
const columnsOf = (table: string): Map<string, Column> => {
  const [, body = ''] = new RegExp(`^CREATE TABLE ${table} \\(\\n([\\s\\S]*?)\\n\\);`, 'm').exec(schema) ?? [];
  const rows = [...body.matchAll(/^ {2}"?([a-z]\w*)"? ((?:[a-z]+ ?)+(?:\([\d,]+\))?(?:\[\])?)(.*)$/gm)].filter(([, name]) => name !== 'constraint');
  return new Map(
    rows.map(([, name = '', type = '', rest = '']) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      { isNullable: !rest.includes('NOT NULL'), kind: kindOf(type.trim()) },
    ]),
  );
};

const kindOfDeclaration = (type: string): string | undefined => {
  const plain = type.replace(/ \| null$/, '');
  if (/^(readonly )?.*\[\]$/.test(plain)) return 'list';
  if (/^'[^']*'( \| '[^']*')*$/.test(plain)) return 'string';
  return ['string', 'number', 'boolean', 'Date', 'Buffer'].find((kind) => kind === plain);
};

/** Every model's class with its table and the columns that it declares. */
const models = globSync('api/src/**/*.model.ts', { cwd: root }).flatMap((file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(/^export class (\w+) extends BaseModel \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => ({
    name,
    table: /tableName = '(\w+)'/.exec(body)?.[1] ?? '',
    columns: [...body.matchAll(/^ {2}declare (\w+): ([^;]+);/gm)].map(([, column = '', type = '']) => ({ column, type })),
  }));
});

test('there are models', () => {
  expect(models.length).toBeGreaterThan(10);
});

test.each(models)('$name declares the columns of $table as the schema has them', ({ table, columns }) => {
  const stored = columnsOf(table);
  expect(columns.map(({ column }) => column).toSorted()).toEqual([...stored.keys()].filter((column) => column !== 'id').toSorted());
  const wrong = columns.filter(({ column, type }) => {
    const { isNullable, kind } = stored.get(column) ?? { isNullable: false, kind: '' };
    const declared = kindOfDeclaration(type);
    // Named types of the contract and JSON are the model's to say.
    return (kind !== 'json' && isNullable !== type.endsWith('| null')) || (declared !== undefined && kind !== 'json' && declared !== kind);
  });
  expect(wrong).toEqual([]);
});
