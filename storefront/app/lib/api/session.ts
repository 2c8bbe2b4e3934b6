import { createSession } from '@blattwerk/contract/client/session';
import { browserCookie, removeCookie } from '../cookies/cookies.ts';
import { overflowKey, listKey, sharedKey } from '../request-list/keys.ts';
import { caresForOthersKey } from '../cared-for/keys.ts';
import { forgetPickupCard } from '../offline/pickup-card.ts';
import { keepUnsent } from '../unsent/unsent.ts';
import { bareOf, localeOf, localePath } from '../i18n/locale.ts';
import { unreachable } from './api-error.ts';

const sessionIdKey = 'sessionId';
const loginDelayMs = 500;

export const accessToken = (): string | undefined => browserCookie('accessToken') || undefined;
export const rememberSession = (sessionId: string): void => localStorage.setItem(sessionIdKey, sessionId);

export const forgetSession = (): void => {
  void forgetPickupCard();
  removeCookie('accessToken');
  localStorage.removeItem(sessionIdKey);
  localStorage.removeItem(overflowKey);
  localStorage.removeItem(caresForOthersKey);
  if (localStorage.getItem(sharedKey)) for (const key of [sharedKey, listKey]) localStorage.removeItem(key);
};

/** Where to come back to after logging in; addresses of other sites and of the login itself are not kept. */
export const loginAddress = (pathname: string, search = ''): string => {
  const bare = bareOf(pathname);
  const back = bare.startsWith('/auth') ? '' : `?returnTo=${encodeURIComponent(bare + search)}`;
  return localePath(localeOf(pathname), `/auth/login${back}`);
};

const anywhere = 'https://own.invalid';

/** An address of these pages, as the browser will read it (it drops tabs and turns backslashes around); undefined for everything else. */
const ownPath = (value: string): string | undefined => {
  if (!value.startsWith('/') || !URL.canParse(value, anywhere)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, anywhere);
  return origin === anywhere && !pathname.startsWith('//') ? pathname + search + hash : undefined;
};

/** Where to go after signing in: only to own pages, and not back to the login. */
export const safeReturnTo = (value: string | null, otherwise = '/dashboard/prescriptions'): string => {
  const path = value === null ? undefined : ownPath(value);
  return path && !bareOf(path).startsWith('/auth') ? bareOf(path) : otherwise;
};

/** The address that a page before the login asked to come back to: `next` of the short forms, `returnTo` of the login. */
export const wayBack = (params: URLSearchParams): string | null => params.get('next') ?? params.get('returnTo');

/** The page alone of where a user wants to go, without filters or searches; undefined for what is no own page. */
export const pageOf = (next: string | null): string | undefined => safeReturnTo(next, '').split(/[?#]/)[0] || undefined;

/** The same wish handed on to the next page of the way. */
export const withWayBack = (route: string, next: string | null | undefined): string => (next ? `${route}?next=${encodeURIComponent(next)}` : route);

let leaving = false;

/** Said by the login to a user whom it stopped in the middle of something. */
export const hasEnded = (params: URLSearchParams): boolean => params.has('ended');

const oneTabAtATime = async <T>(work: () => Promise<T>): Promise<T> => ('locks' in navigator ? navigator.locks.request('blattwerk.refresh', work) : work());

const renew = async (): Promise<boolean> => {
  const sessionId = localStorage.getItem(sessionIdKey) ?? undefined;
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': browserCookie('XSRF-TOKEN') ?? '' };
  const request = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(sessionId ? { sessionId } : {}) } as const;
  const response = await fetch('/api/v1/clients/auth/refresh', request).catch(unreachable);
  if (!response.ok) return false;
  const body = (await response.json()) as { token?: string; sessionId?: string };
  if (body.sessionId) rememberSession(body.sessionId);
  return Boolean(body.token);
};

export const session = createSession({ readToken: accessToken, canRenew: () => !leaving, renew, exclusive: oneTabAtATime, forget: forgetSession });

/** The session is over: the cookies go at once, the page half a second later, so that a message can be read; the login says it too. What was typed stays. */
export const leaveForLogin = (): void => {
  forgetSession();
  if (leaving || session.isEnding()) return;
  leaving = true;
  const { pathname, search } = window.location;
  const login = loginAddress(pathname, search);
  setTimeout(() => {
    keepUnsent();
    window.location.assign(`${login}${login.includes('?') ? '&' : '?'}ended=true`);
  }, loginDelayMs);
};
