import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';

/** Statements that are asked less often are not worth a place, above all those that exist once for each length of a list. */
const namedFromUse = 5;
/** Statements with a name at the same time; the least recently used one makes room. A plan takes about 200 kB of each connection that was asked. */
const mostNames = 200;
const mostTexts = 5000;
/** A connection that has prepared more statements ends when it is next taken out of the pool, and its plans with it. */
const mostPlans = 2 * mostNames;

/** Uses of each statement, until it has a name. */
let uses = new Map<string, number>();
/** The most recently used last. */
let names = new Map<string, string>();
/** Part of each name: with the next generation every connection plans anew. */
let generation = 0;

/** Transactions in which statements are prepared, by their knex client. */
const preparing = new WeakSet<object>();
/** What each connection was asked to prepare. */
const plans = new WeakMap<object, Set<string>>();

const newName = (sql: string): string | undefined => {
  const count = (uses.get(sql) ?? 0) + 1;
  if (count < namedFromUse) {
    if (uses.size >= mostTexts) uses = new Map();
    uses.set(sql, count);
    return undefined;
  }
  uses.delete(sql);
  const [oldest] = names.keys();
  if (oldest !== undefined && names.size >= mostNames) names.delete(oldest);
  return `read_${generation}_${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`;
};

const nameOf = (sql: string): string | undefined => {
  const name = names.get(sql) ?? newName(sql);
  if (name === undefined) return undefined;
  names.delete(sql);
  names.set(sql, name);
  return name;
};

type Query = Parameters<PostgresClient['_query']>[1];

/**
 * knex's client for PostgreSQL, with prepared statements in the transactions that ask for them (decision 159). Planning a read of health data takes
 * PostgreSQL ten times as long as carrying it out, because of the policies of its tables; a prepared statement is planned once a connection.
 */
export class PreparingClient extends PostgresClient {
  override _query(connection: object, query: Query): Promise<Query> {
    const isPrepared = query.options?.isPrepared ?? preparing.has(this);
    // What has no values is BEGIN and COMMIT.
    const name = isPrepared && query.bindings?.length ? nameOf(query.sql) : undefined;
    if (name !== undefined) {
      query.options = { ...query.options, name };
      plans.set(connection, (plans.get(connection) ?? new Set()).add(name));
    }
    return super._query(connection, query);
  }

  override async validateConnection(connection: object): Promise<boolean> {
    return (plans.get(connection)?.size ?? 0) <= mostPlans && super.validateConnection(connection);
  }
}

/** Has the statements of this transaction prepared; without effect on other clients than the one above. */
export const prepareStatements = (trx: Knex): void => void preparing.add(trx.client as object);

/** For `.options()` of one statement, whatever its transaction does. */
export const prepared = { isPrepared: true };
/** A statement whose best plan depends on the values that are looked for, among all records. */
export const plannedAnew = { isPrepared: false };

/** PostgreSQL refuses a prepared statement whose columns are others since a migration. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan must not change result type');

/** Every connection plans anew, under new names. */
export const forgetPlans = (): void => {
  generation += 1;
  names = new Map();
};
