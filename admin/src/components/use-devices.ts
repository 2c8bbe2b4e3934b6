import { useCustom, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { errorText } from '../providers/error-text.ts';
import { http } from '../providers/http.ts';

/** Ends more than one: what that is, the address itself says. */
export const all = 'all';

/** Where a user is signed in, and how that ends: one device, or `all` that the address stands for. Undefined until it is known. */
export const useDevices = <T extends object>(path: string, said: { one: string; all: string }) => {
  const { open } = useNotification();
  const [ending, setEnding] = useState<string>();
  const { query, result } = useCustom<T>({ url: path, method: 'get', errorNotification: false });
  const end = async (id: string) => {
    setEnding(id);
    try {
      await http.request('DELETE', id === all ? path : `${path}/${id}`);
      open?.({ type: 'success', message: id === all ? said.all : said.one });
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setEnding(undefined);
      await query.refetch();
    }
  };
  return { devices: query.data === undefined ? undefined : result.data, ending, end };
};
