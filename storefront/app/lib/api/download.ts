import type { Query } from './server-api.ts';
import { api } from './api.ts';

/** Fetches a protected file with the session's token and hands it to the browser under a neutral name. */
export const downloadFile = async (path: string, query: Query, name: string): Promise<void> => {
  const url = URL.createObjectURL(await api.file(path, query));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
