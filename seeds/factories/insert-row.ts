import type { Knex } from 'knex';

let last = 0;

/** A number that no other row of this process has. */
export const nextNumber = (): number => (last += 1);

/** Inserts one row and gives it back as the database has it: camelCase, with all defaults. */
export const insertRow = async <Row extends object>(trx: Knex, table: string, row: object): Promise<Row> => {
  const [made] = await trx(table).insert(row).returning('*');
  if (made === undefined) throw new Error(`Nothing was inserted into ${table}.`);
  return made as Row;
};

/** An instant a number of days (or a fraction of a day) away from now; negative is the past. */
export const daysFromNow = (days: number): Date => new Date(Date.now() + days * 86_400_000);

/** A calendar day in the form `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
