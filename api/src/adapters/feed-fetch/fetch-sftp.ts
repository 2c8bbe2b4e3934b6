import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FeedAuth } from '@blattwerk/contract/stock-feeds/connection';
import SftpClient from 'ssh2-sftp-client';
import { isAllowedUrl, isPublicAddress, isTrustedHost, targetOf, type AddressRules } from './allowed-address.ts';
import { FeedFetchError, type FetchedFeed, type FetchRequest } from './feed-fetch-port.ts';
import type { Transfer } from './fetch-web.ts';
import { publicAddresses, refused, type Resolve } from './public-lookup.ts';
import { findFile, pathOf } from './sftp-path.ts';

/** What a server may say beside the file: its greeting, keys and the list of a folder. */
const protocolBytes = 4 * 1024 * 1024;
const readBytes = 128 * 1024;

export const fingerprintOf = (key: Buffer): string => `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

const openSocket = async (host: string, port: number, signal: AbortSignal): Promise<Socket> => {
  const socket = connect({ host, port, noDelay: true });
  try {
    await once(socket, 'connect', { signal });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
};

/** Connects to the addresses that were looked at, one after the other, and looks once more at the one that was really connected. */
const connectPublic = async (addresses: readonly string[], port: number, signal: AbortSignal): Promise<Socket> => {
  let failure: unknown;
  for (const address of addresses) {
    try {
      const socket = await openSocket(address, port, signal);
      if (isPublicAddress(socket.remoteAddress ?? '')) return socket;
      socket.destroy();
      failure = refused();
    } catch (error) {
      failure = error;
    }
    if (signal.aborted) break;
  }
  throw failure;
};

const connectTo = async (url: URL, rules: AddressRules, resolve: Resolve, signal: AbortSignal): Promise<Socket> => {
  const { host, port } = targetOf(url);
  if (isTrustedHost(url, rules)) return openSocket(host, Number(port || 22), signal);
  const addresses = await publicAddresses(resolve, host);
  signal.throwIfAborted();
  return connectPublic(addresses, Number(port || 22), signal);
};

type SshLogin = { username: string; password: string } | { username: string; privateKey: string; passphrase?: string };

const loginOf = (auth: FeedAuth | undefined): SshLogin => {
  if (auth?.kind === 'password') return { username: auth.username, password: auth.password };
  if (auth?.kind !== 'key') throw new FeedFetchError('feed.loginRefused');
  return { username: auth.username, privateKey: auth.privateKey, ...(auth.passphrase ? { passphrase: auth.passphrase } : {}) };
};

/** Greets the server and signs in once its key is the confirmed one. @throws FeedFetchError */
const signIn = async (client: SftpClient, sock: Socket, { auth, hostKey }: FetchRequest): Promise<void> => {
  const login = loginOf(auth);
  let shown: string | null = null;
  let isRefused = false;
  client.on('error', (error: Error & { level?: string }) => void (isRefused ||= error.level === 'client-authentication'));
  if ('password' in login)
    client.on('keyboard-interactive', (_name, _words, _language, prompts: unknown[], finish: (answers: string[]) => void) =>
      finish(prompts.map(() => login.password)),
    );
  const hostVerifier = (key: Buffer): boolean => (shown = fingerprintOf(key)) === hostKey;
  try {
    // Packed answers could grow without end before they are counted.
    await client.connect({ ...login, sock, hostVerifier, tryKeyboard: 'password' in login, readyTimeout: 0, algorithms: { compress: ['none'] } });
  } catch (error) {
    if (shown !== null && shown !== hostKey) throw new FeedFetchError(hostKey ? 'feed.hostKeyChanged' : 'feed.hostKeyUnknown', { fingerprint: shown });
    throw new FeedFetchError(isRefused ? 'feed.loginRefused' : 'feed.unreachable', {}, { cause: error });
  }
};

const readFile = async (client: SftpClient, path: string, size: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let length = 0;
  const stream = client.createReadStream(path, { highWaterMark: readBytes });
  // What is still under way when the connection is closed is reported even after the last byte was read.
  stream.on('error', () => undefined);
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length;
    parts.push(part);
    if (length > size) break;
  }
  // A file that a user is writing at the moment is not complete either.
  if (length !== size) throw new FeedFetchError('feed.connectionLost');
  return Buffer.concat(parts);
};

const fetchFile = async (client: SftpClient, { request, maxBytes }: Transfer): Promise<FetchedFeed> => {
  const { path, name, size, modifiedAt } = await findFile(client, pathOf(new URL(request.url)));
  const etag = `sftp:${size}:${modifiedAt.getTime()}:${name}`.slice(0, 500);
  if (etag === request.etag) return { isModified: false };
  if (size > maxBytes) throw new FeedFetchError('feed.tooLarge');
  const bytes = await readFile(client, path, size);
  return { isModified: true, bytes, etag, lastModified: null, contentAt: modifiedAt, fileName: name };
};

const silent = { error: () => undefined, end: () => undefined, close: () => undefined };

/** Fetches a file, or the newest one that a pattern names, over SFTP from a server whose key a person has confirmed. */
export const sftpFetcher =
  (rules: AddressRules, resolve: Resolve) =>
  async (transfer: Transfer): Promise<FetchedFeed> => {
    const { request, maxBytes, signal } = transfer;
    const url = new URL(request.url);
    if (!isAllowedUrl(url, rules)) throw refused();
    const socket = await connectTo(url, rules, resolve, signal);
    const client = new SftpClient('stock-feed', silent);
    const cut = (): void => void socket.destroy();
    let isFlood = false;
    signal.addEventListener('abort', cut, { once: true });
    socket.on('error', () => undefined);
    try {
      const signedIn = signIn(client, socket, request);
      socket.on('data', () => {
        if (socket.bytesRead <= maxBytes * 1.1 + protocolBytes) return;
        isFlood = true;
        cut();
      });
      await signedIn;
      return await fetchFile(client, transfer);
    } catch (error) {
      if (isFlood) throw new FeedFetchError('feed.tooLarge');
      throw error instanceof FeedFetchError ? error : new FeedFetchError('feed.connectionLost', {}, { cause: error });
    } finally {
      signal.removeEventListener('abort', cut);
      socket.destroy();
    }
  };
