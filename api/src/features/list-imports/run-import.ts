import { importStates } from '@blattwerk/contract/list-imports/states';
import type { Clock } from '../../kernel/clock.ts';
import type { Actor, Ctx, Member } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import { applyRow, refused, type Applied } from './apply-row.ts';
import { importerOf } from './importers.ts';
import { ListImport } from './list-import.model.ts';
import { isRefused, keyText, problem, readRow, type Reading, type RowError, type RowRead } from './read-row.ts';
import { noteOutcomes, readRows, rowsOf, type StoredRow } from './rows.queries.ts';
import { undoRow } from './undo-row.ts';
import { wordsOf } from './words.ts';

/** How a run comes to the database: `asPerson` with the reach of the administrator, `own` for the notes about the run. Each call is a transaction. */
export interface Ways {
  clock: Clock;
  asPerson: <T>(steps: (ctx: Ctx<Member>) => Promise<T>) => Promise<T>;
  own: <T>(steps: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

/** After so many rows the progress is noted and the stop flag read. */
const portion = 50;

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

/** All rows in one transaction that is taken back: rows see what those before them did, as in the commit. */
const rehearse = async (ways: Ways, id: string, reading: Reading, tasks: readonly Task[]): Promise<void> => {
  const did: Did[] = [];
  const rehearsal = ways.asPerson(async (ctx) => {
    for (const { line, row } of tasks) {
      did.push({ line, ...(await applyRow({ ...ctx, requestId: id }, reading, row)) });
      if (did.length % portion === 0) await report(ways, id, did.length);
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

/** One row, and what became of it, in one transaction: a run that died goes on, and no row is brought in twice. */
const commitRow = ({ asPerson }: Ways, id: string, reading: Reading, { line, row }: Task): Promise<void> =>
  asPerson(async (ctx) => {
    const waiting = await rowsOf(ctx, id).where({ line }).whereNull('outcome').forUpdate().first();
    if (waiting) await noteOutcomes(ctx, id, [{ line, ...(await applyRow({ ...ctx, requestId: id }, reading, row)) }]);
  });

const commit = async (ways: Ways, id: string, reading: Reading, { tasks, rows }: { tasks: readonly Task[]; rows: readonly StoredRow[] }): Promise<void> => {
  const unreadable = tasks.flatMap(({ line, row }) => (isRefused(row) ? [{ line, ...refused(row) }] : []));
  await ways.own((ctx) => noteOutcomes(ctx, id, unreadable));
  for (const [at, task] of tasks.entries()) {
    if (at % portion === 0) await report(ways, id, at);
    if (rows[at]?.outcome === null && !isRefused(task.row)) await commitRow(ways, id, reading, task);
  }
  await report(ways, id, tasks.length);
};

/** The last row first, as one would by hand. */
const undo = async (ways: Ways, id: string, resource: string, rows: readonly StoredRow[]): Promise<void> => {
  const changed = rows.filter(({ outcome, undo: undone }) => undone === null && (outcome === 'created' || outcome === 'updated')).toReversed();
  for (const [at, row] of changed.entries()) {
    if (at % portion === 0) await report(ways, id, at);
    await ways.asPerson((ctx) => undoRow({ ...ctx, requestId: id }, importerOf(resource), row));
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
