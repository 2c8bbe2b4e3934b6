import type { ListLayout, View, ViewInput, ViewPatchInput } from '@blattwerk/contract/views/shapes';
import { useNotification } from '@refinedev/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '../providers/error-text.ts';
import { api } from '../providers/http.ts';
import { undoSeconds } from '../providers/notifications.tsx';
import { useAnswer } from '../providers/use-answer.ts';
import { isPlain } from './filters.ts';
import type { GridDefaults } from './filters.ts';
import { beginningOf, defaultOf, noView } from './view-state.ts';

/** Read again when the list is opened anew, not each time that its page is. */
const freshMs = 60_000;

/** Whether a link named a view that is gone. The address of the list itself takes the place of it, and the notice can be closed. */
const useGoneView = (isGone: boolean, items: readonly View[]) => {
  const [search, setSearch] = useSearchParams();
  const [gone, setGone] = useState(false);
  if (isGone && !gone) setGone(true);
  const leaveGone = useEffectEvent(() => {
    if (!isGone) return;
    const next = new URLSearchParams(search);
    if (defaultOf(items) === undefined) next.delete('view');
    else next.set('view', noView);
    setSearch(next, { replace: true });
  });
  useEffect(() => leaveGone(), [isGone]);
  return [gone, setGone] as const;
};

/** Takes a step on the server and reads the views again; a failure is told, and answers undefined. */
const useAttempt = (refetch: () => Promise<unknown>) => {
  const { open } = useNotification();
  return async <T>(step: () => Promise<T>): Promise<T | undefined> => {
    try {
      const done = await step();
      await refetch();
      return done;
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
      return undefined;
    }
  };
};

/** The saved views of a list, the one that the address names, and what can be done with them. */
export const useViews = (resource: string, own: GridDefaults, hasViews: boolean) => {
  const [search, setSearch] = useSearchParams();
  const { open } = useNotification();
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/views', { query: { resource } }, { isAsked: hasViews, staysFreshMs: freshMs });
  const isKnown = query.data !== undefined;
  const items: readonly View[] = isKnown ? result.data.items : [];
  const named = search.get('view');
  const current = items.find(({ id }) => id === named);
  const first = isPlain(search) ? defaultOf(items) : undefined;
  const isReady = !hasViews || ((isKnown || query.isError) && first === undefined);
  const openFirst = useEffectEvent(() => {
    if (first !== undefined) setSearch({ view: first.id }, { replace: true });
  });
  useEffect(() => openFirst(), [first?.id]);
  const [gone, setGone] = useGoneView(isKnown && named !== null && named !== noView && current === undefined, items);

  const show = (id: string | undefined) => {
    setGone(false);
    setSearch(id === undefined ? (defaultOf(items) === undefined ? {} : { view: noView }) : { view: id });
  };
  const attempt = useAttempt(query.refetch);
  const save = async (input: Omit<ViewInput, 'resource'>): Promise<boolean> => {
    const saved = await attempt(() => api.post('/backoffice/views', { body: { resource, ...input } }));
    if (saved !== undefined) show(saved.id);
    return saved !== undefined;
  };
  return {
    items,
    current,
    isReady,
    isGone: gone,
    forgetGone: () => setGone(false),
    mayShare: isKnown && result.data.mayShare,
    defaults: beginningOf(own, isKnown ? result.data.layout : null, current),
    show,
    save,
    update: async ({ id, version }: View, change: Omit<ViewPatchInput, 'id' | 'version'>): Promise<boolean> =>
      (await attempt(() => api.patch('/backoffice/views/:id', { params: { id }, body: { ...change, version } }))) !== undefined,
    /** What a person made is back at once; of others' views there would only be a copy. */
    remove: async ({ id, name, scope, state, isDefault, isOwn }: View): Promise<void> => {
      const isRemoved = await attempt(async () => {
        await api.delete('/backoffice/views/:id', { params: { id } });
        return true;
      });
      if (isRemoved !== true) return;
      if (id === current?.id) show(undefined);
      const takeBack = () => void save({ name, scope, state, isDefault });
      if (isOwn) open?.({ type: 'progress', message: t('views.removed', { name }), undoableTimeout: undoSeconds, cancelMutation: takeBack });
    },
    /** How the list is shown where no view is open; saved in the background. */
    keepLayout: (layout: ListLayout) => void attempt(() => api.post('/backoffice/views/layout', { body: { resource, layout } })),
  };
};
export type Views = ReturnType<typeof useViews>;
