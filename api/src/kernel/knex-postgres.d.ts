/** The part of the library that is used here; its types leave it out. */
declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';

  interface PostgresQuery {
    sql: string;
    bindings?: unknown[];
    /** Handed to pg as they are. */
    options?: { name?: string; isPrepared?: boolean };
  }

  /** knex's dialect of PostgreSQL: the base of a dialect of one's own. */
  class PostgresClient extends Knex.Client {
    _query(connection: object, query: PostgresQuery): Promise<PostgresQuery>;
  }
  export = PostgresClient;
}
