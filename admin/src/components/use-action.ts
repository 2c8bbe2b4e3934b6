import { useInvalidate, useNotification, useOnError } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../providers/error-text.ts';
import { api } from '../providers/http.ts';
import type { ActionAnswer, ActionBody, ActionOf, ActionResource } from '../providers/resource-types.ts';

interface ActionOptions<T> {
  /** The key of the toast's text after success, or that text made from the answer; no toast without it. */
  done?: string | ((answer: T) => string);
  /** Called with the answer at once, before the lists are read again. */
  onDone?: (answer: T) => void;
  /** Success takes the record out of this account's sight: only its lists are read again. */
  leaves?: boolean;
  /** What a refusal means here; the toast with the server's sentence is shown in any case. */
  onError?: (error: unknown) => void;
}

/** One address, put together from its parts: the types of the call are looked up by resource and action. */
const post = <R extends ActionResource, A extends string>(resource: R, id: string, action: A, body: ActionBody<R, A>): Promise<ActionAnswer<R, A>> =>
  api.post(`/backoffice/${resource}/:id/${action}` as never, ...([{ params: { id }, body }] as never));

/**
 * An action below a record: `POST /backoffice/<resource>/<id>/<action>`, typed by the contract's operation. Afterwards the record and its
 * lists are read again.
 */
export const useAction = <R extends ActionResource>(resource: R) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const invalidate = useInvalidate();
  const { mutate: checkSession } = useOnError();
  const [running, setRunning] = useState<ActionOf<R>>();
  const run = async <A extends ActionOf<R>>(
    id: string,
    action: A,
    body: ActionBody<R, A>,
    options: ActionOptions<ActionAnswer<R, A>> = {},
  ): Promise<ActionAnswer<R, A> | undefined> => {
    setRunning(action);
    let isGone = false;
    try {
      const result = await post(resource, id, action, body);
      isGone = options.leaves === true;
      const { done } = options;
      options.onDone?.(result);
      if (done !== undefined) open?.({ type: 'success', message: typeof done === 'string' ? t(done) : done(result) });
      return result;
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
      options.onError?.(error);
      checkSession(error);
      return undefined;
    } finally {
      setRunning(undefined);
      await invalidate({ resource, id, invalidates: isGone ? ['list', 'many'] : ['list', 'many', 'detail'] });
    }
  };
  return { run, running };
};
