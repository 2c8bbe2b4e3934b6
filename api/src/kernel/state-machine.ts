import type { StateTable } from '@blattwerk/contract/state-table';
import type { Knex } from 'knex';
import { failure } from './failure.ts';

/** The state an action leads to, or the refusal of the table. Pure. */
export const nextState = <S extends string, A extends string>(table: StateTable<S, A>, action: A, current: S): S => {
  const rule = table.actions[action];
  if (!rule.from.includes(current)) throw failure(table.refusal(action, current));
  return rule.to;
};

/** The actions that are possible now; the front ends show a button for each of them. */
export const possibleActions = <S extends string, A extends string>(table: StateTable<S, A>, current: S): A[] =>
  (Object.keys(table.actions) as A[]).filter((action) => table.actions[action].from.includes(current));

interface Transition<S extends string, A extends string> {
  table: StateTable<S, A>;
  action: A;
  /** What else the transition writes, in the same statement. */
  set?: Record<string, unknown>;
}

/**
 * The only writer of a status: one conditional UPDATE that counts the version up, so that of two transitions at once one wins.
 * @throws the table's refusal when the row is in a state that the action does not start from
 */
export const transition = async <Row extends { id: string; status: S }, S extends string, A extends string>(
  trx: Knex,
  tableName: string,
  row: Row,
  { table, action, set = {} }: Transition<S, A>,
): Promise<Row> => {
  const to = nextState(table, action, row.status);
  const [updated] = await trx(tableName)
    .where({ id: row.id, status: row.status })
    .update({ ...set, status: to, version: trx.raw('version + 1'), updatedAt: trx.fn.now() })
    .returning('*');
  if (updated) return updated as Row;
  const current = await trx(tableName).where({ id: row.id }).first('status');
  throw failure(table.refusal(action, (current?.status ?? row.status) as S));
};
