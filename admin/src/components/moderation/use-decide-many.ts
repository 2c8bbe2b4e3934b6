import type { DecideManyInput, DecideManyResult } from '@blattwerk/contract/reviews/decision-shapes';
import { useInvalidate, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import type { Contribution, ModeratedResource, Rejection } from './use-moderation.ts';

export type Action = 'publish' | 'reject';
export interface Ask {
  action: Action;
  items: { id: string; version: number }[];
  preview: DecideManyResult;
}

const itemsOf = (rows: readonly Contribution[]) => rows.map(({ id, version }) => ({ id, version }));

/** One decision about several: asked first what would become of them, then taken. */
export const useDecideMany = (resource: ModeratedResource, onDone: () => void) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const invalidate = useInvalidate();
  const [ask, setAsk] = useState<Ask>();
  const [isBusy, setBusy] = useState(false);
  const send = async (body: DecideManyInput): Promise<DecideManyResult | undefined> => {
    setBusy(true);
    try {
      return await api.post(`/backoffice/${resource}/decide`, { body });
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const preview = async (action: Action, rows: readonly Contribution[]) => {
    const items = itemsOf(rows);
    const answer = await send({ action, items, isPreview: true });
    if (answer !== undefined) setAsk({ action, items, preview: answer });
  };
  const take = async (rejection?: Rejection): Promise<void> => {
    if (ask === undefined) return;
    const { action, items } = ask;
    const done = await send(rejection === undefined ? { action: 'publish', items } : { action: 'reject', items, ...rejection });
    if (done !== undefined) {
      const skipped = done.skipped.length === 0 ? '' : ` ${t('moderation.skipped', { count: done.skipped.length })}`;
      open?.({ type: 'success', message: `${t(`moderation.done.${action}`, { count: done.decided })}${skipped}` });
      setAsk(undefined);
      onDone();
    }
    await invalidate({ resource, invalidates: ['list', 'many', 'detail'] });
  };
  return { ask, isBusy, preview, take, close: () => setAsk(undefined) };
};
