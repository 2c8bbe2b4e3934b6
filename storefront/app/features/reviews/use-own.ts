import type { OwnContributions } from '@blattwerk/contract/reviews/shapes';
import { useEffect, useState } from 'react';
import { memberApi } from '../../lib/api/client.ts';

interface Answer {
  data?: OwnContributions;
  error?: unknown;
}

const ask = async (productId: string | undefined): Promise<Answer> => {
  try {
    return { data: await memberApi.get('/clients/reviews/own', { query: productId === undefined ? {} : { productId } }) };
  } catch (error) {
    return { error };
  }
};

/** What the signed-in patient may rate and has written, for one product or all. Works without the account pages' query client. */
export const useOwn = (productId?: string): Answer & { refresh: () => Promise<void> } => {
  const [answer, setAnswer] = useState<Answer>({});
  useEffect(() => {
    let isCurrent = true;
    void ask(productId).then((next) => {
      if (isCurrent) setAnswer(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [productId]);
  return { ...answer, refresh: async () => setAnswer(await ask(productId)) };
};
