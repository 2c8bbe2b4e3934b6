/** The part of the library that is used here; it comes without types. */
declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';

  /** What a connection takes as a query, and a stream that ends when the database has taken the last row. */
  export type CopyStreamQuery = Writable;
  export function from(statement: string): CopyStreamQuery;
}
