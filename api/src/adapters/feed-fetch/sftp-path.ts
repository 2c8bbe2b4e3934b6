import type SftpClient from 'ssh2-sftp-client';
import { FeedFetchError } from './feed-fetch-port.ts';
import { refused } from './public-lookup.ts';

export interface RemoteFile {
  path: string;
  name: string;
  size: number;
  modifiedAt: Date;
}

/** The path behind `sftp://host`: absolute, or from the login's own folder when it begins with `/~/`. */
export const pathOf = (url: URL): { folder: string; name: string } => {
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    throw refused();
  }
  const slash = path.lastIndexOf('/');
  const name = path.slice(slash + 1);
  const folder = path.slice(0, slash).replace(/^\/~(?=\/|$)/, '.');
  if (name === '' || /\p{Cc}/u.test(path) || folder.includes('*')) throw refused();
  return { folder: folder === '' ? '/' : folder, name };
};

/** Whether a name fits a pattern whose `*` stand for anything; hidden files are meant only by patterns that begin with a dot. */
export const fitsPattern = (name: string, pattern: string): boolean => {
  if (name.startsWith('.') && !pattern.startsWith('.')) return false;
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return name === pattern;
  if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last)) return false;
  const end = name.length - last.length;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
};

const missing = (error?: unknown): FeedFetchError => new FeedFetchError('feed.fileMissing', {}, { cause: error });

/** No such file, no right to it, or no such operation: the server answered, and there is nothing to be had. */
const isAnswer = (error: unknown): boolean => ['ENOENT', 'ERR_NOT_EXIST', 'ENOTDIR', 2, 3, 4].includes((error as { code?: string | number }).code ?? '');

const joined = (folder: string, name: string): string => (folder === '/' ? `/${name}` : `${folder}/${name}`);

const newest = (files: readonly RemoteFile[]): RemoteFile | undefined =>
  files.toSorted((one, other) => other.modifiedAt.getTime() - one.modifiedAt.getTime() || (one.name < other.name ? 1 : -1))[0];

/** The file that an address names; of a pattern the one that was changed last. @throws FeedFetchError */
export const findFile = async (client: SftpClient, { folder, name }: { folder: string; name: string }): Promise<RemoteFile> => {
  try {
    if (!name.includes('*')) {
      const path = joined(folder, name);
      const found = await client.stat(path);
      if (!found.isFile) throw missing();
      return { path, name, size: found.size, modifiedAt: new Date(found.modifyTime) };
    }
    const list = await client.list(folder, (file) => file.type === '-' && fitsPattern(file.name, name));
    const files = list.map((file) => ({ path: joined(folder, file.name), name: file.name, size: file.size, modifiedAt: new Date(file.modifyTime) }));
    const file = newest(files);
    if (!file) throw missing();
    return file;
  } catch (error) {
    throw isAnswer(error) ? missing(error) : error;
  }
};
