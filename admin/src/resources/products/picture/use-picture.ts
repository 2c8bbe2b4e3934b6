import { useInvalidate, useNotification, useOnError } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../providers/error-text.ts';
import { api } from '../../../providers/http.ts';

export interface AltTexts {
  altDe: string | null;
  altEn: string | null;
}

const path = '/backoffice/products/:id/picture';

/** What is done with the picture of a product, made from the version that is on the screen. Afterwards the record is read again. */
export const usePicture = (id: string, version: number) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const invalidate = useInvalidate();
  const { mutate: checkSession } = useOnError();
  const [doing, setDoing] = useState<'send' | 'describe' | 'remove'>();
  const [error, setError] = useState<unknown>();
  const run = async (what: NonNullable<typeof doing>, call: () => Promise<unknown>): Promise<void> => {
    setDoing(what);
    setError(undefined);
    try {
      await call();
      open?.({ type: 'success', message: t(`products.picture.done.${what}`) });
    } catch (failed) {
      setError(failed);
      checkSession(failed);
    } finally {
      setDoing(undefined);
      await invalidate({ resource: 'products', id, invalidates: ['detail'] });
    }
  };
  return {
    doing,
    refusal: error === undefined ? undefined : errorText(error),
    send: (file: File) => run('send', () => api.post(path, { params: { id }, body: { version }, file })),
    describe: (texts: AltTexts) => run('describe', () => api.patch(path, { params: { id }, body: { version, ...texts } })),
    remove: () => run('remove', () => api.delete(path, { params: { id }, query: { version } })),
  };
};
