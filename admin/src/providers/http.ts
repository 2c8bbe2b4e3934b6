import type { HttpError } from '@refinedev/core';
import { expiry } from './expiry.ts';
import { browserIo, createSession } from './session.ts';
import type { Session } from './session.ts';

/** An answer that is not a success, with the code of the catalogue; `network` when there was no answer at all. */
export class ApiError extends Error implements HttpError {
  readonly statusCode: number;
  readonly code: string;
  readonly details: unknown;
  readonly errors: Record<string, string[]>;
  [key: string]: unknown;

  constructor(statusCode: number, code: string, message: string, details?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
    this.errors = fieldErrors(details);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `{ fields: [{ path, message }] }` as the form libraries want it. */
const fieldErrors = (details: unknown): Record<string, string[]> => {
  const errors: Record<string, string[]> = {};
  if (!isObject(details) || !Array.isArray(details['fields'])) return errors;
  for (const field of details['fields'] as unknown[]) {
    if (isObject(field) && typeof field['message'] === 'string') (errors[String(field['path'])] ??= []).push(field['message']);
  }
  return errors;
};

const errorOf = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => {
    // a proxy's own page is no JSON; the status says enough then
    return undefined;
  });
  if (isObject(body) && typeof body['code'] === 'string') return new ApiError(response.status, body['code'], String(body['message'] ?? ''), body['details']);
  return new ApiError(response.status, 'server.internalServerError', '');
};

export interface HttpOptions {
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal | undefined;
}

export interface Http {
  /** JSON in, JSON out. `path` begins below `/api/v1`. Throws `ApiError`. */
  request: <T>(method: string, path: string, options?: HttpOptions) => Promise<T>;
  /** A file behind the bearer token; with a body, one that is made out of what is sent. Throws `ApiError`. */
  download: (path: string, body?: object) => Promise<Blob>;
}

const base = '/api/v1';
const withoutRetry = new Set(['/login', '/logout', '/refresh', '/reset/init', '/passkey/options', '/passkey/login'].map((path) => `/clients/auth${path}`));

const addressOf = (path: string, query: HttpOptions['query'] = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(key, String(value));
  const text = search.toString();
  return `${base}${path}${text === '' ? '' : `?${text}`}`;
};

/** `onExpired`: the session is over and could not be renewed. */
export const createHttp = (session: Session, send: typeof fetch, language: () => string, onExpired: () => void = () => undefined): Http => {
  const attempt = async (method: string, path: string, options: HttpOptions): Promise<Response> => {
    const token = session.accessToken();
    const isForm = options.body instanceof FormData;
    const headers: Record<string, string> = { 'Accept-Language': language(), ...session.csrfHeaders() };
    if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
    if (options.body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
    const body = options.body === undefined ? null : isForm ? (options.body as FormData) : JSON.stringify(options.body);
    try {
      return await send(addressOf(path, options.query), { method, headers, body, credentials: 'same-origin', signal: options.signal ?? null });
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      throw new ApiError(0, 'network', '');
    }
  };
  const respond = async (method: string, path: string, options: HttpOptions): Promise<Response> => {
    const mayRefresh = !withoutRetry.has(path);
    if (mayRefresh && session.accessToken() === undefined && session.hasSession()) await session.refresh(undefined);
    const token = session.accessToken();
    let response = await attempt(method, path, options);
    if (response.status === 401 && mayRefresh && (await session.refresh(token))) response = await attempt(method, path, options);
    if (response.status === 401 && mayRefresh) onExpired();
    if (!response.ok) throw await errorOf(response);
    return response;
  };
  return {
    request: async <T>(method: string, path: string, options: HttpOptions = {}): Promise<T> => {
      const response = await respond(method, path, options);
      return (response.status === 204 ? undefined : await response.json()) as T;
    },
    download: async (path, body) => await (await (body === undefined ? respond('GET', path, {}) : respond('POST', path, { body }))).blob(),
  };
};

export const session = createSession(browserIo);
export const http = createHttp(
  session,
  (input, init) => fetch(input, init),
  () => document.documentElement.lang,
  expiry.raise,
);
