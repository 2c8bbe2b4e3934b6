import type { OpenedSupportView, SupportDashboard } from '@blattwerk/contract/support-views/shapes';
import { credentialApi } from '../../lib/api/credential-api.ts';

const storageKey = 'supportView';

/** The view's credential lives in this tab only: another tab, and this one after it was closed, knows nothing of it. */
export const storedView = (): OpenedSupportView | undefined => {
  const stored = sessionStorage.getItem(storageKey);
  return stored ? (JSON.parse(stored) as OpenedSupportView) : undefined;
};
export const forgetView = (): void => sessionStorage.removeItem(storageKey);

/** The link's secret; it is in the fragment, which browsers do not send. */
export const secretInAddress = (): string => window.location.hash.slice(1);
/** Takes the secret out of the address line and the history. */
export const cleanAddress = (): void => window.history.replaceState(window.history.state, '', window.location.pathname);

const api = (credential?: string) => credentialApi(credential && `SupportView ${credential}`);

export const openView = async (secret: string): Promise<OpenedSupportView> => {
  const view = await api().post('/clients/support-view/open', { body: { secret } });
  sessionStorage.setItem(storageKey, JSON.stringify(view));
  return view;
};

export const readView = (credential: string): Promise<SupportDashboard> => api(credential).get('/clients/support-view');

export const endView = async (credential: string): Promise<void> => void (await api(credential).post('/clients/support-view/end'));
