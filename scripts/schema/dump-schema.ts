import * as catalog from './catalog.ts';

/** Anything that answers SQL with rows, such as a client or a pool of pg. */
export interface SqlClient {
  query: (sql: string) => Promise<{ rows: unknown[] }>;
}

interface Line {
  line: string;
}

interface OfTable extends Line {
  id: number;
}

interface TableRow {
  id: number;
  name: string;
  kind: 'r' | 'p' | 'v' | 'm';
  secured: boolean;
  unlogged: boolean;
  comment: string | null;
  /** How a partitioned table is divided. */
  partitioned: string | null;
  definition: string | null;
}

interface ColumnRow {
  id: number;
  name: string;
  type: string;
  required: boolean;
  identity: '' | 'a' | 'd';
  generated: '' | 's' | 'v';
  value: string | null;
}

interface ConstraintRow {
  id: number;
  name: string;
  definition: string;
}

function describeColumn({ name, type, required, identity, generated, value }: ColumnRow): string {
  const parts = [name, type];
  if (identity !== '') parts.push(`GENERATED ${identity === 'a' ? 'ALWAYS' : 'BY DEFAULT'} AS IDENTITY`);
  if (generated !== '') parts.push(`GENERATED ALWAYS AS (${value ?? ''}) ${generated === 's' ? 'STORED' : 'VIRTUAL'}`);
  else if (value !== null) parts.push(`DEFAULT ${value}`);
  if (required) parts.push('NOT NULL');
  return parts.join(' ');
}

/** Everything about one table, as it is read: columns, constraints, then what hangs on it. */
function describeTable(table: TableRow, columns: ColumnRow[], constraints: ConstraintRow[], attached: Line[]): string {
  const comment = table.comment === null ? [] : [`-- ${table.comment.replaceAll('\n', '\n-- ')}`];
  const after = [...attached.map(({ line }) => `${line};`), ...(table.secured ? [`ALTER TABLE ${table.name} ENABLE ROW LEVEL SECURITY;`] : [])];
  if (table.definition !== null) {
    const kind = table.kind === 'm' ? 'MATERIALIZED VIEW' : 'VIEW';
    return [...comment, `CREATE ${kind} ${table.name} AS`, table.definition, ...after].join('\n');
  }
  const inside = [...columns.map(describeColumn), ...constraints.map(({ name, definition }) => `CONSTRAINT ${name} ${definition}`)];
  return [
    ...comment,
    `CREATE ${table.unlogged ? 'UNLOGGED ' : ''}TABLE ${table.name} (`,
    inside.map((line) => `  ${line}`).join(',\n'),
    table.partitioned === null ? ');' : `) PARTITION BY ${table.partitioned};`,
    ...after,
  ].join('\n');
}

/** Schema public as text: the same database gives the same text, for any origin and in whatever order. For reading and comparing, not for restoring. */
export async function dumpSchema(client: SqlClient): Promise<string> {
  const ask = async <Row>(sql: string): Promise<Row[]> => (await client.query(sql)).rows as Row[];
  const lines = async (sql: string): Promise<string[]> => (await ask<Line>(sql)).map(({ line }) => line);
  const columns = await ask<ColumnRow>(catalog.columns);
  const constraints = await ask<ConstraintRow>(catalog.constraints);
  const attached: OfTable[] = [];
  for (const sql of [catalog.indexes, catalog.triggers, catalog.policies, catalog.grants]) attached.push(...(await ask<OfTable>(sql)));
  const enums = await ask<{ name: string; labels: string }>(catalog.enums);
  const parts = [
    '-- What is stored. Written by `npm run schema` from the migrated database; never edited by hand.',
    (await lines(catalog.extensions)).map((name) => `CREATE EXTENSION ${name};`).join('\n'),
    enums.map(({ name, labels }) => `CREATE TYPE ${name} AS ENUM (${labels});`).join('\n'),
    (await lines(catalog.sequences)).map((name) => `CREATE SEQUENCE ${name};`).join('\n'),
    ...(await lines(catalog.functions)).map((definition) => `${definition.trim().replaceAll(/[ \t]+$/gm, '')};`),
  ];
  for (const table of await ask<TableRow>(catalog.tables)) {
    const of = <Row extends { id: number }>(rows: Row[]): Row[] => rows.filter(({ id }) => id === table.id);
    parts.push(describeTable(table, of(columns), of(constraints), of(attached)));
  }
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
