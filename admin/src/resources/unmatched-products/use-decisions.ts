import { useNotification } from '@refinedev/core';
import type { DecidedArticle, UnmatchedRecord } from '@blattwerk/contract/unmatched-products/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../components/use-action.ts';
import type { ActionBody } from '../../providers/resource-types.ts';

type Action = 'match' | 'ignore' | 'undo';

export interface Decisions {
  /** Each resolves to whether it was done. */
  match: (article: UnmatchedRecord, productId: string) => Promise<boolean>;
  ignore: (article: UnmatchedRecord) => Promise<boolean>;
  undo: (article: Pick<UnmatchedRecord, 'id'>) => Promise<boolean>;
  /** What was decided last on this screen, to take it back by one key. */
  last: DecidedArticle | undefined;
  isRunning: boolean;
}

/** Deciding about articles; each answer says whether the stock is already as decided. */
export const useDecisions = (): Decisions => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const { run, running } = useAction('unmatched-products');
  const [last, setLast] = useState<DecidedArticle>();
  const decide = async (id: string, action: Action, body: ActionBody<'unmatched-products', Action>) => {
    if (running !== undefined) return false;
    const answer = await run(id, action, body);
    if (answer === undefined) return false;
    setLast(action === 'undo' ? undefined : answer);
    open?.({ type: 'success', message: t(`unmatched-products.done.${action}.${answer.effect}`) });
    return true;
  };
  return {
    match: ({ id }, productId) => decide(id, 'match', { productId }),
    ignore: ({ id }) => decide(id, 'ignore', {}),
    undo: ({ id }) => decide(id, 'undo', {}),
    last,
    isRunning: running !== undefined,
  };
};
