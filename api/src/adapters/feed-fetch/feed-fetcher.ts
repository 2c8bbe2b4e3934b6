import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector, errors, request, type Dispatcher } from 'undici';
import { isAllowedUrl, isPublicAddress, isTrustedHost, type AddressRules } from './allowed-address.ts';
import { FeedFetchError, type FeedFetchPort, type FetchedFeed } from './feed-fetch-port.ts';

export interface FetcherOptions extends AddressRules {
  maxBytes?: number;
  timeoutMs?: number;
}

const maxRedirects = 3;
const refused = (): FeedFetchError => new FeedFetchError('feed.addressRefused');

/** Name resolution that hands out public addresses only, so that no connection to another one is ever begun. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  const all: LookupOptions & { all: true } = { family: options.family ?? 0, all: true };
  dnsLookup(hostname, all, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error) callback(error, '', 0);
    else if (!first || !addresses.every(({ address }) => isPublicAddress(address))) callback(refused(), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** The second look, at the address that was really connected. */
const publicConnector = (timeout: number): buildConnector.connector => {
  const connect = buildConnector({ timeout, lookup: publicLookup });
  return (options, callback) =>
    connect(options, (error, socket) => {
      if (error) return callback(error, null);
      if (isPublicAddress(socket.remoteAddress ?? '')) return callback(null, socket);
      socket.destroy();
      callback(refused(), null);
    });
};

const readBody = async (body: Dispatcher.ResponseData['body'], maxBytes: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) {
      body.destroy();
      throw new FeedFetchError('feed.tooLarge');
    }
    parts.push(part);
  }
  return Buffer.concat(parts, length);
};

const toFetchError = (error: unknown): FeedFetchError => {
  if (error instanceof FeedFetchError) return error;
  if (error instanceof Error && error.cause instanceof FeedFetchError) return error.cause;
  const isTimeout =
    (error instanceof DOMException && error.name === 'TimeoutError') ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    error instanceof errors.ConnectTimeoutError;
  return new FeedFetchError(isTimeout ? 'feed.timeout' : 'feed.unreachable', {}, { cause: error });
};

/** Fetches over HTTP(S) without following anybody into private networks: each redirect is checked like the first address. */
export const feedFetcher = ({ privateHosts, maxBytes = 32 * 1024 * 1024, timeoutMs = 30_000 }: FetcherOptions): FeedFetchPort => {
  const rules = { privateHosts };
  const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const toPublic = new Agent({ ...limits, connect: publicConnector(10_000) });
  const toTrusted = new Agent({ ...limits, connect: { timeout: 10_000 } });

  const follow = async (url: URL, etag: string | null, signal: AbortSignal, redirects: number): Promise<FetchedFeed> => {
    if (!isAllowedUrl(url, rules)) throw refused();
    const headers = { accept: 'text/csv, application/json, */*;q=0.5', 'user-agent': 'Blattwerk stock feed', ...(etag ? { 'if-none-match': etag } : {}) };
    const answer = await request(url, { dispatcher: isTrustedHost(url, rules) ? toTrusted : toPublic, headers, signal });
    if (answer.statusCode === 200) {
      const mark = answer.headers.etag;
      return { isModified: true, bytes: await readBody(answer.body, maxBytes), etag: typeof mark === 'string' ? mark : null };
    }
    await answer.body.dump();
    if (answer.statusCode === 304) return { isModified: false };
    const { location } = answer.headers;
    const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode) && typeof location === 'string';
    if (!isRedirect || redirects >= maxRedirects) throw new FeedFetchError('feed.httpStatus', { status: answer.statusCode });
    return follow(new URL(location, url), etag, signal, redirects + 1);
  };

  return {
    fetch: async ({ url, etag }) => {
      try {
        return await follow(new URL(url), etag, AbortSignal.timeout(timeoutMs), 0);
      } catch (error) {
        throw toFetchError(error);
      }
    },
  };
};
