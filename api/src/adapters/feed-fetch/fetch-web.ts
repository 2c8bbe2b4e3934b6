import { pipeline } from 'node:stream/promises';
import { createUnzip } from 'node:zlib';
import type { FeedAuth } from '@blattwerk/contract/stock-feeds/connection';
import { Agent, buildConnector, request, type Dispatcher } from 'undici';
import { isAllowedUrl, isPublicAddress, isSameServer, isTrustedHost, type AddressRules } from './allowed-address.ts';
import { FeedFetchError, type FetchedFeed, type FetchRequest } from './feed-fetch-port.ts';
import { publicAddresses, refused, type Resolve } from './public-lookup.ts';

export interface Transfer {
  request: FetchRequest;
  maxBytes: number;
  /** Ends the whole fetch when its time is over. */
  signal: AbortSignal;
}

const maxRedirects = 3;
const connectTimeoutMs = 10_000;
/** Silence after which a pharmacy's server is given up on, before the head of its answer as between its parts. */
const silences = { headersTimeout: 10_000, bodyTimeout: 10_000 };

/** Connects to the addresses that were looked at, one after the other, and looks once more at the one that was really connected. */
const publicConnector = (resolve: Resolve): buildConnector.connector => {
  const connect = buildConnector({ timeout: connectTimeoutMs });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    const tryNext = ([address = '', ...others]: string[]): void =>
      connect({ ...options, hostname: address, servername: options.servername ?? host }, (error, socket) => {
        if (error) return others.length > 0 ? tryNext(others) : callback(error, null);
        if (isPublicAddress(socket.remoteAddress ?? '')) return callback(null, socket);
        socket.destroy();
        callback(refused(), null);
      });
    publicAddresses(resolve, host)
      .then(tryNext)
      .catch((error: Error) => callback(error, null));
  };
};

const loginHeaders = (auth: FeedAuth | undefined): Record<string, string> => {
  switch (auth?.kind) {
    case 'basic':
      return { authorization: `Basic ${Buffer.from(`${auth.username}:${auth.password}`).toString('base64')}` };
    case 'token':
      return { authorization: `Bearer ${auth.token}` };
    case 'headers':
      return Object.fromEntries(auth.headers.map(({ name, value }) => [name.toLowerCase(), value]));
    default:
      return {};
  }
};

const headersFor = ({ etag, lastModified, auth }: FetchRequest, isAtHome: boolean): Record<string, string> => ({
  accept: 'text/csv, application/json, application/xml, */*;q=0.5',
  'accept-encoding': 'gzip, deflate',
  'user-agent': 'Blattwerk stock feed',
  ...(etag ? { 'if-none-match': etag } : {}),
  ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  ...(isAtHome ? loginHeaders(auth) : {}),
});

const capped = (maxBytes: number) =>
  async function* (parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let length = 0;
    for await (const part of parts) {
      length += part.length;
      if (length > maxBytes) throw new FeedFetchError('feed.tooLarge');
      yield part;
    }
  };

const brokenBody = (error: unknown): FeedFetchError => {
  if (error instanceof FeedFetchError) return error;
  const isDamaged = String((error as NodeJS.ErrnoException).code).startsWith('Z_');
  return new FeedFetchError(isDamaged ? 'feed.unreadable' : 'feed.connectionLost', {}, { cause: error });
};

/** What arrives and what it unpacks to are counted while they come: a few packed bytes never become more than a file may have. */
const readBody = async ({ body, headers }: Dispatcher.ResponseData, { maxBytes, signal }: Transfer): Promise<Buffer> => {
  const parts: Buffer[] = [];
  const keep = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const part of source) parts.push(part);
  };
  body.on('error', () => undefined);
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  try {
    if (encoding === 'identity' || encoding === '') await pipeline(body, capped(maxBytes), keep, { signal });
    else if (['gzip', 'x-gzip', 'deflate'].includes(encoding)) await pipeline(body, capped(maxBytes), createUnzip(), capped(maxBytes), keep, { signal });
    else throw new FeedFetchError('feed.unreadable');
  } catch (error) {
    body.destroy();
    throw brokenBody(error);
  }
  return Buffer.concat(parts);
};

const textOf = (value: string | string[] | undefined): string | null => (typeof value === 'string' && value.length <= 500 ? value : null);

const dateOf = (value: string | null): Date | null => {
  const at = new Date(value ?? NaN);
  return Number.isNaN(at.getTime()) ? null : at;
};

const problemOf = (status: number): FeedFetchError => {
  const reason = status === 401 || status === 403 ? 'feed.loginRefused' : status === 404 || status === 410 ? 'feed.fileMissing' : 'feed.httpStatus';
  return new FeedFetchError(reason, { status });
};

/** Fetches over HTTP(S) without following redirects into private networks: each redirect is checked like the first address, and learns no login of another server. */
export const webFetcher = (rules: AddressRules, resolve: Resolve): ((transfer: Transfer) => Promise<FetchedFeed>) => {
  // A connection a fetch: nothing is left open until the next one is due.
  const toPublic = new Agent({ pipelining: 0, ...silences, connect: publicConnector(resolve) });
  const toTrusted = new Agent({ pipelining: 0, ...silences, connect: { timeout: connectTimeoutMs } });

  const follow = async (url: URL, transfer: Transfer, redirects: number): Promise<FetchedFeed> => {
    if (!isAllowedUrl(url, rules) || url.protocol === 'sftp:') throw refused();
    const headers = headersFor(transfer.request, isSameServer(url, new URL(transfer.request.url)));
    const answer = await request(url, { dispatcher: isTrustedHost(url, rules) ? toTrusted : toPublic, headers, signal: transfer.signal });
    if (answer.statusCode === 200) {
      const lastModified = textOf(answer.headers['last-modified']);
      const bytes = await readBody(answer, transfer);
      return { isModified: true, bytes, etag: textOf(answer.headers.etag), lastModified, contentAt: dateOf(lastModified) };
    }
    answer.body.on('error', () => undefined).destroy();
    if (answer.statusCode === 304) return { isModified: false };
    const { location } = answer.headers;
    const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode) && typeof location === 'string';
    if (!isRedirect || redirects >= maxRedirects) throw problemOf(answer.statusCode);
    if (!URL.canParse(location, url.href)) throw refused();
    return follow(new URL(location, url), transfer, redirects + 1);
  };

  return (transfer) => follow(new URL(transfer.request.url), transfer, 0);
};
