import type { Knex } from 'knex';
import type { Principal } from '../../src/app/permissions.ts';
import type { TestApp } from '../app.ts';

export interface Caller {
  id: string;
  role: Principal;
  email: string;
  pharmacyId: string | null;
}

/** What a sample builds its records in: one caller of the principal under test. */
export interface World {
  app: TestApp;
  knex: Knex;
  caller: Caller;
}

export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** Sent as multipart field `file`, with the body as further fields. */
  file?: { name: string; bytes: Buffer };
  headers?: Record<string, string>;
  /** Sent as it is instead of a JSON body. */
  raw?: Buffer;
  /** The record that the call is about: another person of the role must get the same answer for it as for one that does not exist. */
  objectId?: string;
}

/** A valid call of an operation, in a world of its own for each principal. */
export interface Sample {
  call: (world: World) => Promise<Call> | Call;
  /** Answers besides 2xx that mean "you may, but not now": a business code, never 401, 403 or 404. */
  businessCodes?: string[];
  /** The record is named by a word: every word is well-formed, and one that names nothing is a missing record. */
  isNamed?: true;
  /** The role may see that the record exists, as a preview: a foreign caller is then told that it is not theirs. */
  previewCode?: string;
}

export const nothing: Sample = { call: () => ({}) };
