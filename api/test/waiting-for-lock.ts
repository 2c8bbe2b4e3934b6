import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import { rawRows } from '../src/kernel/raw-rows.ts';

const waiting = `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`;

/** Resolves once a connection of this test's database waits for an advisory lock. */
export const untilWaitingForLock = async (knex: Knex): Promise<void> => {
  while ((await rawRows(knex, waiting, {})).length === 0) await setTimeout(10);
};
