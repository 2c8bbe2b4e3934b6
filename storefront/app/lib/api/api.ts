import { localeOf } from '../i18n/locale.ts';
import { ApiError, apiErrorOf } from './api-error.ts';
import { tellRefused } from './refusals.ts';
import type { Query } from './server-api.ts';
import { queryString } from './server-api.ts';
import { accessToken, leaveForLogin, refreshSession } from './session.ts';

const base = '/api/v1/clients';

interface Call {
  method: string;
  path: string;
  query?: Query | undefined;
  body?: unknown;
  /** Refusals of a login are answers, not expired sessions. */
  isPublic?: boolean;
  signal?: AbortSignal | undefined;
}

const send = async (call: Call, token: string | undefined): Promise<Response> => {
  try {
    return await fetch(`${base}${call.path}${queryString(call.query ?? {})}`, {
      method: call.method,
      credentials: 'include',
      signal: call.signal ?? null,
      headers: {
        accept: 'application/json',
        'accept-language': localeOf(window.location.pathname),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
  } catch (error) {
    throw new ApiError({ code: 'server.unavailable', message: error instanceof Error ? error.message : 'network', status: 0 });
  }
};

/** A network that fails while renewing fails for the call too: the session counts as not renewed. */
const renew = async (refused: string | undefined): Promise<boolean> => {
  try {
    return await refreshSession(base, refused);
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

/** The account was closed to its owner by us. */
const closed = new Set(['user.banned', 'user.notActive', 'doctor.notActive']);

/** Who was banned or deactivated meanwhile has no session any more, like a user whose session was ended: the page does not ask on and on. */
const refusalOf = async (call: Call, response: Response): Promise<ApiError> => {
  const error = await apiErrorOf(response);
  if (closed.has(error.code) && !call.isPublic) leaveForLogin();
  return error;
};

/** One renewal at most: before the call when the token is gone already, after it when the server refuses the token. */
const answer = async (call: Call): Promise<Response> => {
  let token = accessToken();
  const isRenewed = !token && !call.isPublic;
  if (isRenewed && !(await renew(undefined))) {
    leaveForLogin();
    throw new ApiError({ code: 'token.expired', message: '', status: 401 });
  }
  token = accessToken();
  let response = await send(call, token);
  // A public page is there for visitors too: a session that is over is no reason to keep it back.
  if (response.status === 401 && call.isPublic && call.method === 'GET' && token) response = await send(call, undefined);
  if (response.status === 401 && !call.isPublic) {
    tellRefused();
    if (!isRenewed && (await renew(token))) response = await send(call, accessToken());
    if (response.status === 401) leaveForLogin();
  }
  if (!response.ok) throw await refusalOf(call, response);
  return response;
};

const json = async <T>(call: Call): Promise<T> => {
  const response = await answer(call);
  return (response.status === 204 ? undefined : await response.json()) as T;
};

/** The browser's way to the API. Payloads are the contract's shapes; every refusal is an `ApiError`. */
export const api = {
  get: <T>(path: string, query?: Query) => json<T>({ method: 'GET', path, query }),
  post: <T>(path: string, body: unknown = {}) => json<T>({ method: 'POST', path, body }),
  delete: <T>(path: string) => json<T>({ method: 'DELETE', path }),
  patch: <T>(path: string, body: unknown) => json<T>({ method: 'PATCH', path, body }),
  /** For those who are not signed in: a 401 is an answer. */
  publicGet: <T>(path: string, query?: Query, signal?: AbortSignal) => json<T>({ method: 'GET', path, query, signal, isPublic: true }),
  publicPost: <T>(path: string, body: unknown = {}) => json<T>({ method: 'POST', path, body, isPublic: true }),
  /** A file that is asked for with a body. */
  postFile: async (path: string, body: unknown): Promise<Blob> => (await answer({ method: 'POST', path, body })).blob(),
  file: async (path: string, query?: Query): Promise<Blob> => (await answer({ method: 'GET', path, query })).blob(),
};
