import { sftpAuthKinds } from '@blattwerk/contract/stock-feeds/connection';
import ssh2 from 'ssh2';
import { isAllowedUrl, type AddressRules } from './allowed-address.ts';
import { FeedFetchError, type FeedFetchPort, type FetchedFeed } from './feed-fetch-port.ts';
import { sftpFetcher } from './fetch-sftp.ts';
import type { Transfer, webFetcher } from './fetch-web.ts';
import { systemResolve, type Resolve } from './public-lookup.ts';

export interface FetcherOptions extends AddressRules {
  maxBytes?: number;
  /** For the whole fetch, from the name's resolution to the last byte. */
  timeoutMs?: number;
  resolve?: Resolve;
}

/** Sockets pass it on as the cause of their own error. */
const toFetchError = (error: unknown): FeedFetchError => {
  if (error instanceof FeedFetchError) return error;
  if (error instanceof Error && error.cause instanceof FeedFetchError) return error.cause;
  return new FeedFetchError('feed.unreachable', {}, { cause: error });
};

const isSftp = (url: string): boolean => new URL(url).protocol === 'sftp:';

const isPrivateKey = (text: string, passphrase: string | undefined): boolean => {
  const key = ssh2.utils.parseKey(text, passphrase);
  return !(key instanceof Error) && (Array.isArray(key) ? key : [key]).every((one) => one.isPrivateKey());
};

/** Fetches pharmacies' files over HTTPS and SFTP. */
export const feedFetcher = ({ maxBytes = 32 * 1024 * 1024, timeoutMs = 30_000, resolve = systemResolve, ...rules }: FetcherOptions): FeedFetchPort => {
  let web: Promise<ReturnType<typeof webFetcher>> | undefined;
  const fromWeb = async (transfer: Transfer): Promise<FetchedFeed> => {
    web ??= import('./fetch-web.ts').then(({ webFetcher }) => webFetcher(rules, resolve));
    return (await web)(transfer);
  };
  const fromSftp = sftpFetcher(rules, resolve);

  const objection: FeedFetchPort['objection'] = ({ url, authKind, auth }) => {
    if (!URL.canParse(url) || !isAllowedUrl(new URL(url), rules)) return { path: 'url', key: 'feedUrl.refused' };
    if (isSftp(url) !== (sftpAuthKinds as readonly string[]).includes(authKind)) return { path: 'auth', key: 'feedAuth.kind' };
    if (auth?.kind === 'key' && !isPrivateKey(auth.privateKey, auth.passphrase)) return { path: 'auth', key: 'feedAuth.privateKey' };
    return null;
  };

  return {
    objection,
    fetch: async (request) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const transfer = { request, signal, maxBytes: Math.min(maxBytes, request.maxBytes ?? maxBytes) };
      const { promise: timeOver, reject } = Promise.withResolvers<never>();
      const stop = (): void => reject(new FeedFetchError('feed.timeout'));
      signal.addEventListener('abort', stop, { once: true });
      try {
        return await Promise.race([isSftp(request.url) ? fromSftp(transfer) : fromWeb(transfer), timeOver]);
      } catch (error) {
        throw signal.aborted ? new FeedFetchError('feed.timeout', {}, { cause: error }) : toFetchError(error);
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
  };
};
