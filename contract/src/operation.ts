import type { ErrorCode } from './errors.ts';

/** A zod schema of an object, by what it reads and what comes out of it. Compared as a whole `ZodType`, hundreds of them double the time of a type check. */
export interface Shape {
  _zod: { input: unknown; output: object };
}

/** What can be asked of the server: declared once, built into an endpoint by the API and called by its address from everywhere else. */
export interface Operation {
  /** The row of the permission matrix. */
  id: `${string}.${string}`;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api/v1`, parameters as `:name`. */
  path: `/${string}`;
  summary: string;
  /** How the body is sent if not as JSON: `file` is a multipart form with the file in the field `file`, `raw` is left to the handler. */
  sends?: 'file' | 'form' | 'raw';
  /** The parameters of the path, and the query of `get` and `delete` or the body of the other methods. */
  input: Shape;
  /** A JSON object (204 when it is empty), a file, or a file too large to be held in memory. */
  answer: Shape | 'file' | 'stream';
  status?: 201 | 202;
  /** What it can be refused with besides what every operation of its kind can (`operation-errors.ts`). */
  errors?: readonly ErrorCode[];
}

export const operation = <const O extends Operation>(declared: O): O => declared;
