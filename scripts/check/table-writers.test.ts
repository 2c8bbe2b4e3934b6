import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../root.ts';
import { findForeignWrites, programOf } from './one-writer.ts';
import { ownerOfFile, TABLE_WRITERS, writerOf } from './table-writers.ts';

const file = inRoot('api/src/features/alerts/alert.presenter.ts');

/** The types of one file, which has this source, and of what it imports: the whole API would take three times as long. */
const programWith = (source: string): ts.Program =>
  programOf([file], (options) => {
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile;
    host.getSourceFile = (name, languageVersion, ...rest) =>
      name === file ? ts.createSourceFile(name, source, languageVersion, true) : read(name, languageVersion, ...rest);
    return host;
  });

/** Checks statements as if they stood in one file of the API, in one run: the types are asked once. */
const check = (statements: readonly string[]): string[][] => {
  const lines = [
    "import type { Ctx } from '../../kernel/ctx.ts';",
    "import { User } from '../users/public.ts';",
    "import { transition } from '../../kernel/state-machine.ts';",
    "export const write = async (ctx: Ctx, kind: 'mails' | 'users', any: string, user: User) => {",
  ];
  const program = programWith([...lines, ...statements.map((statement) => `{ ${statement} }`), '};'].join('\n'));
  const found = findForeignWrites(program.getSourceFile(file)!, program.getTypeChecker());
  return statements.map((_, index) => found.filter(({ line }) => line === lines.length + index + 1).map(({ reason }) => reason));
};

test('every table of the schema has one writer', () => {
  const stored = [...readFileSync(inRoot('migrations', 'schema.sql'), 'utf8').matchAll(/^CREATE (?:UNLOGGED )?TABLE (\w+)/gm)].map(([, table]) => table);
  const listed: readonly string[] = Object.values(TABLE_WRITERS).flat();
  expect(listed.filter((table) => !table.includes('.')).toSorted()).toEqual(stored.toSorted());
});

test('a file belongs to its feature, or to its layer below the features', () => {
  expect(ownerOfFile(inRoot('api/src/features/users/erasure.queries.ts'))).toBe('users');
  expect(ownerOfFile(inRoot('api/src/jobs/repeats.ts'))).toBe('jobs');
  expect(writerOf('sessions')).toBe('users');
});

const refused: readonly [string, ...string[]][] = [
  ["await ctx.trx('users').where({ id: '1' }).update({ firstName: 'A' });", 'foreign'],
  ["const rows = ctx.trx('sessions').where({ userId: '1' }); await rows.clone().delete();", 'foreign'],
  ["await ctx.trx('pharmacyFavorites').insert({ userId: '1' });", 'foreign'],
  ["await User.query(ctx.trx).where({ email: 'a' }).patch({ firstName: 'A' });", 'foreign'],
  ['await user.$query(ctx.trx).delete();', 'foreign'],
  ["await transition(ctx.trx, 'payments', {} as never, {} as never);", 'foreign'],
  ["await ctx.trx.raw('UPDATE pharmacies SET stock_confirmed_at = now()');", 'foreign'],
  ['await ctx.trx.raw(`WITH gone AS (DELETE FROM mails RETURNING id) SELECT ${any}`);', 'foreign'],
  ["await ctx.trx(kind).where({ id: '1' }).delete();", 'foreign', 'foreign'],
  ["await ctx.trx('elsewhere').insert({ id: '1' });", 'unknown'],
  ['await ctx.trx(any).insert({ id: 1 });', 'hidden'],
];
const allowed = [
  "await ctx.trx('alerts').where({ userId: '1' }).delete();",
  "await ctx.trx('users').where({ id: '1' }).first('locale');",
  "new Map([['a', 1]]).delete('a');",
  "await ctx.trx.raw('SELECT id FROM users FOR UPDATE');",
  "await ctx.trx.raw('CREATE TEMPORARY TABLE given (id uuid)'); await ctx.trx.raw('INSERT INTO given SELECT 1');",
];

let answers: string[][];
beforeAll(() => void (answers = check([...refused.map(([statement]) => statement), ...allowed])), 120_000);

test('a second writer of a table is refused, in whichever way it writes', () => {
  expect(answers.slice(0, refused.length)).toEqual(refused.map(([, ...reasons]) => reasons));
});

test('the writer itself, readers and temporary tables are allowed', () => {
  expect(answers.slice(refused.length)).toEqual(allowed.map(() => []));
});
