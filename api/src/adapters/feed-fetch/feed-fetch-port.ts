import type { AuthKind, FeedAuth } from '@blattwerk/contract/stock-feeds/connection';
import type { ProblemValues, RunProblem } from '@blattwerk/contract/stock-feeds/problems';
import type { ValidationKey } from '@blattwerk/contract/validation';

export type FetchProblem = Extract<
  RunProblem,
  | 'feed.unreachable'
  | 'feed.addressRefused'
  | 'feed.timeout'
  | 'feed.httpStatus'
  | 'feed.tooLarge'
  | 'feed.unreadable'
  | 'feed.loginRefused'
  | 'feed.loginLost'
  | 'feed.fileMissing'
  | 'feed.connectionLost'
  | 'feed.hostKeyUnknown'
  | 'feed.hostKeyChanged'
>;

/** A pharmacy's file could not be fetched. */
export class FeedFetchError extends Error {
  override readonly name = 'FeedFetchError';
  readonly reason: FetchProblem;
  readonly values: ProblemValues;

  constructor(reason: FetchProblem, values: ProblemValues = {}, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
    this.values = values;
  }
}

export interface FetchRequest {
  url: string;
  auth?: FeedAuth;
  /** The fingerprint that a person confirmed for an SSH server. */
  hostKey?: string | null;
  /** The marks of the last file, so that an unchanged one is not sent again. */
  etag: string | null;
  lastModified?: string | null;
  /** Fewer bytes than the fetcher would take. */
  maxBytes?: number;
}

export interface FetchedFile {
  isModified: true;
  bytes: Buffer;
  etag: string | null;
  lastModified?: string | null;
  /** When the server says that the file was changed. */
  contentAt?: Date | null;
  /** What a pattern in the address led to. */
  fileName?: string;
}
export type FetchedFeed = { isModified: false } | FetchedFile;

export interface FeedFetchPort {
  /** What is wrong with an address and the kind of login for it, before a connection is made: field and key of its text. Null when it may be tried. */
  objection(source: { url: string; authKind: AuthKind; auth?: FeedAuth | undefined }): { path: 'url' | 'auth'; key: ValidationKey } | null;
  /**
   * Fetches a pharmacy's file by HTTPS or SFTP. To an SSH server whose key is unknown or another one, no login is sent.
   * @throws FeedFetchError when the address is not allowed or no complete file arrives in time
   */
  fetch(request: FetchRequest): Promise<FetchedFeed>;
}
