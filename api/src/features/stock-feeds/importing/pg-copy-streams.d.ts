/** The part of the library that is used here; it comes without types. */
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** What a connection takes as a query, and a stream that ends when the database has taken the last row. */
  export type CopyStreamQuery = Writable & Submittable & { rowCount: number };
  /** What a connection takes as a query, and a stream of the rows as text; afterwards it knows how many there were. */
  export type CopyToStreamQuery = Readable & Submittable & { rowCount: number };
  export function from(statement: string): CopyStreamQuery;
  export function to(statement: string): CopyToStreamQuery;
}
