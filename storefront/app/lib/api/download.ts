import type { Query } from './server-api.ts';
import { api } from './api.ts';

/** Hands a fetched file to the browser under a neutral name. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Fetches a protected file with the session's token. */
export const downloadFile = async (path: string, query: Query, name: string): Promise<void> => saveFile(await api.file(path, query), name);
