import type { OpenedGuest, OpenGuestInput } from '@blattwerk/contract/room-guests/shapes';
import { ApiError } from '../../lib/api/api-error.ts';
import { credentialApi } from '../../lib/api/credential-api.ts';

const storageKey = 'roomGuest';

/** The link's secret stands in the fragment, which no browser sends to a server. */
export const tokenOfPage = (): string => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';

/** What name and date of birth opened lives in this tab only, and for its own link only. */
export const storedGuest = (token: string): OpenedGuest | undefined => {
  const stored = sessionStorage.getItem(storageKey);
  if (!stored) return undefined;
  const { owner, opened } = JSON.parse(stored) as { owner: string; opened: OpenedGuest };
  return owner === token && new Date(opened.expiresAt) > new Date() ? opened : undefined;
};
export const forgetGuest = (): void => sessionStorage.removeItem(storageKey);

const api = credentialApi(undefined);

export const openAsGuest = async (input: OpenGuestInput): Promise<OpenedGuest> => {
  const opened = await api.post('/clients/room-guest/open', { body: input });
  sessionStorage.setItem(storageKey, JSON.stringify({ owner: input.token, opened }));
  return opened;
};

export const guestTicket = (access: string, consentVersion: number | undefined) =>
  api.post('/clients/room-guest/token', { body: { access, ...(consentVersion === undefined ? {} : { consentVersion }) } });

/** Another browser has opened the link meanwhile, or the patient has made a new one. */
export const isAccessEnded = (error: unknown): boolean => error instanceof ApiError && error.code === 'roomGuest.accessEnded';
export const triesLeftOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? (error.details as { triesLeft?: number } | undefined)?.triesLeft : undefined;
