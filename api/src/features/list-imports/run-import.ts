import { importStates } from '@blattwerk/contract/list-imports/states';
import { auditTogether } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Actor, Ctx, Member } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import { applyRow, readKnown, refused, type Applied } from './apply-row.ts';
import { importerOf } from './importers.ts';
import { ListImport } from './list-import.model.ts';
import { isRefused, keyText, problem, readRow, type Reading, type RowError, type RowRead } from './read-row.ts';
import { lockWaiting, noteOutcomes, readRows, type StoredRow } from './rows.queries.ts';
import { undoRow } from './undo-row.ts';
import { wordsOf } from './words.ts';

/** How a run comes to the database: `asPerson` with the reach of the administrator, `own` for the notes about the run. Each call is a transaction. */
export interface Ways {
  clock: Clock;
  asPerson: <T>(steps: (ctx: Ctx<Member>) => Promise<T>) => Promise<T>;
  own: <T>(steps: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

/** Rows that share a transaction; after each portion the progress is noted and the stop flag read. */
const portion = 50;
export const portionsOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / portion) }, (_, at) => rows.slice(at * portion, (at + 1) * portion));

/** The administrator stopped it. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}
/** Ends the transaction of a dry run. */
class TakenBack extends Error {
  override readonly name = 'TakenBack';
}

const begin = ({ own }: Pick<Ways, 'own'>, id: string): Promise<ListImport | undefined> =>
  own(async ({ trx }) => {
    const row = await ListImport.query(trx).findById(id).forUpdate();
    return row?.status === 'queued' ? transition(trx, 'listImports', row, { table: importStates, action: 'start' }) : row;
  });

const report = async ({ own, clock }: Ways, id: string, done: number): Promise<void> => {
  const alive = await own(async ({ trx }) => ListImport.query(trx).where({ id, status: 'running' }).patch({ done, updatedAt: clock.now() }));
  if (alive === 0) throw new Stopped();
};

const end = ({ own }: Pick<Ways, 'own'>, id: string, action: 'finish' | 'fail'): Promise<void> =>
  own(async ({ trx }) => {
    const row = await ListImport.query(trx).findById(id).forUpdate();
    if (row?.status === 'running') await transition(trx, 'listImports', row, { table: importStates, action });
  });

interface Task {
  line: number;
  row: RowRead | RowError[];
}

const readingOf = ({ resource, columns, mapping, locale }: ListImport): Reading => {
  const importer = importerOf(resource);
  return { importer, columns, mapping, locale, words: wordsOf(resource, importer) };
};

/** All rows as values; of two that mean the same record the first counts. */
export const tasksOf = <A extends Actor>(reading: Reading<A>, rows: readonly Pick<StoredRow, 'line' | 'cells' | 'problem'>[]): Task[] => {
  const seen = new Set<string>();
  return rows.map((stored) => {
    const row = readRow(reading, stored);
    if (isRefused(row)) return { line: stored.line, row };
    const key = keyText(row.key);
    if (seen.has(key)) return { line: stored.line, row: [problem('row.duplicate', reading.locale)] };
    seen.add(key);
    return { line: stored.line, row };
  });
};

type Did = Applied & { line: number };

/** Rows one after the other, each in a savepoint of its own. */
export const applyRows = <A extends Actor>(ctx: Ctx<A>, reading: Reading<A>, tasks: readonly Task[]): Promise<Did[]> =>
  auditTogether(ctx, async (bound) => {
    const known = await readKnown(
      bound,
      reading,
      tasks.flatMap(({ row }) => (isRefused(row) ? [] : [row])),
    );
    const did: Did[] = [];
    for (const { line, row } of tasks) did.push({ line, ...(await applyRow(bound, reading, row, known)) });
    return did;
  });

/** All rows in one transaction that is taken back: rows see what those before them did, as in the commit. */
const rehearse = async (ways: Ways, id: string, reading: Reading, tasks: readonly Task[]): Promise<void> => {
  const did: Did[] = [];
  const rehearsal = ways.asPerson(async (ctx) => {
    for (const some of portionsOf(tasks)) {
      did.push(...(await applyRows({ ...ctx, requestId: id }, reading, some)));
      await report(ways, id, did.length);
    }
    throw new TakenBack();
  });
  await rehearsal.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  // What would have been made is not there.
  await ways.own((ctx) =>
    noteOutcomes(
      ctx,
      id,
      did.map(({ recordId, ...one }) => ({ ...one, recordId: one.outcome === 'created' ? null : recordId, madeVersion: null, before: null })),
    ),
  );
  await report(ways, id, did.length);
};

/** Some rows, and what became of them, in one transaction: a run that died goes on, and no row is brought in twice. */
const commitRows = ({ asPerson }: Ways, id: string, reading: Reading, tasks: readonly Task[]): Promise<void> =>
  asPerson(async (ctx) => {
    const waiting = await lockWaiting(
      ctx,
      id,
      tasks.map(({ line }) => line),
    );
    const open = tasks.filter(({ line }) => waiting.has(line));
    await noteOutcomes(ctx, id, await applyRows({ ...ctx, requestId: id }, reading, open));
  });

const commit = async (ways: Ways, id: string, reading: Reading, { tasks, rows }: { tasks: readonly Task[]; rows: readonly StoredRow[] }): Promise<void> => {
  const unreadable = tasks.flatMap(({ line, row }) => (isRefused(row) ? [{ line, ...refused(row) }] : []));
  await ways.own((ctx) => noteOutcomes(ctx, id, unreadable));
  const open = tasks.filter(({ row }, at) => rows[at]?.outcome === null && !isRefused(row));
  const before = tasks.length - open.length;
  for (const [at, some] of portionsOf(open).entries()) {
    await report(ways, id, before + at * portion);
    await commitRows(ways, id, reading, some);
  }
  await report(ways, id, tasks.length);
};

/** The last row first, as one would by hand. */
const undo = async (ways: Ways, id: string, resource: string, rows: readonly StoredRow[]): Promise<void> => {
  const changed = rows.filter(({ outcome, undo: undone }) => undone === null && (outcome === 'created' || outcome === 'updated')).toReversed();
  for (const [at, some] of portionsOf(changed).entries()) {
    await report(ways, id, at * portion);
    await ways.asPerson((ctx) =>
      auditTogether({ ...ctx, requestId: id }, async (bound) => {
        for (const row of some) await undoRow(bound, importerOf(resource), row);
      }),
    );
  }
  await report(ways, id, changed.length);
};

/** Does what is queued. A run that died is begun anew, which for a commit or an undo goes on where it was. @returns how many rows there are */
export const runImport = async (ways: Ways, id: string): Promise<number> => {
  const row = await begin(ways, id);
  if (row?.status !== 'running') return 0;
  const rows = await ways.own((ctx) => readRows(ctx, id));
  const reading = readingOf(row);
  try {
    if (row.stage === 'undo') await undo(ways, id, row.resource, rows);
    else {
      const tasks = tasksOf(reading, rows);
      await (row.stage === 'commit' ? commit(ways, id, reading, { tasks, rows }) : rehearse(ways, id, reading, tasks));
    }
    await end(ways, id, 'finish');
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  return row.total;
};

/** Without the person who uploaded it nothing is done. */
export const failImport = async (own: Ways['own'], id: string): Promise<void> => {
  await begin({ own }, id);
  await end({ own }, id, 'fail');
};
