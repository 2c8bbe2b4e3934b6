import type { OpenedSupportView, SupportDashboard } from '@blattwerk/contract/support-views/shapes';
import { ApiError, apiErrorOf } from '../../lib/api/api-error.ts';
import { localeOf } from '../../lib/i18n/locale.ts';

const base = '/api/v1/clients/support-view';
const storageKey = 'supportView';

/** The view's credential lives in this tab only: another tab, and this one after it was closed, knows nothing of it. */
export const keptView = (): OpenedSupportView | undefined => {
  const kept = sessionStorage.getItem(storageKey);
  return kept ? (JSON.parse(kept) as OpenedSupportView) : undefined;
};
export const forgetView = (): void => sessionStorage.removeItem(storageKey);

/** The link's secret; it stands behind the # and so was sent to nobody. */
export const secretInAddress = (): string => window.location.hash.slice(1);
/** Takes the secret out of the address line and the history. */
export const cleanAddress = (): void => window.history.replaceState(window.history.state, '', window.location.pathname);

/** Without cookies: the view proves itself by its own credential and by nothing else. */
const ask = async (method: 'GET' | 'POST', path: string, input: { body?: unknown; credential?: string }): Promise<Response> => {
  const headers = {
    accept: 'application/json',
    'accept-language': localeOf(window.location.pathname),
    ...(input.credential ? { authorization: `SupportView ${input.credential}` } : {}),
    ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) };
  let response: Response;
  try {
    response = await fetch(base + path, { method, credentials: 'omit', cache: 'no-store', headers, ...body });
  } catch (error) {
    throw new ApiError({ code: 'server.unavailable', message: error instanceof Error ? error.message : 'network', status: 0 });
  }
  if (!response.ok) throw await apiErrorOf(response);
  return response;
};

export const openView = async (secret: string): Promise<OpenedSupportView> => {
  const view = (await (await ask('POST', '/open', { body: { secret } })).json()) as OpenedSupportView;
  sessionStorage.setItem(storageKey, JSON.stringify(view));
  return view;
};

export const readView = async (credential: string): Promise<SupportDashboard> => (await (await ask('GET', '', { credential })).json()) as SupportDashboard;

export const endView = async (credential: string): Promise<void> => void (await ask('POST', '/end', { body: {}, credential }));
