import type { AppLoadContext } from 'react-router';
import { localeOf } from '../i18n/locale.ts';
import { readCookie } from '../cookies/cookies.ts';
import { apiErrorOf } from './api-error.ts';

export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Repeated keys for lists, nothing for what is not set. */
export const queryString = (query: Query): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const entry of Array.isArray(value) ? value : [value]) if (entry !== undefined && entry !== '') params.append(key, String(entry));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
};

/** Reads for loaders of public pages: asks this very server, in the page's language, as the visitor if there is one. */
export const serverGet = async <T>(request: Request, context: AppLoadContext, path: string, query: Query = {}): Promise<T> => {
  const token = readCookie(request.headers.get('cookie'), 'accessToken');
  const response = await fetch(`${context.apiUrl}/api/v1/clients${path}${queryString(query)}`, {
    headers: { accept: 'application/json', 'accept-language': localeOf(new URL(request.url).pathname), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(10_000)]),
  });
  if (response.status === 401 && token) return serverGet(new Request(request.url, { signal: request.signal }), context, path, query);
  // An address whose parts the API cannot read names no page of ours.
  if (response.status === 400) throw new Response(null, { status: 404 });
  if (!response.ok) throw await apiErrorOf(response);
  return (await response.json()) as T;
};

/** The same for what is asked with a body, so that it stands in no address; as nobody. */
export const serverPost = async <T>(request: Request, context: AppLoadContext, path: string, body: unknown): Promise<T> => {
  const { pathname } = new URL(request.url);
  const response = await fetch(`${context.apiUrl}/api/v1/clients${path}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': localeOf(pathname) },
    body: JSON.stringify(body),
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(10_000)]),
  });
  if (!response.ok) throw await apiErrorOf(response);
  return (await response.json()) as T;
};

/** A missing record becomes the page's own 404; everything else stays what it is. */
export const orNotFound = async <T>(read: Promise<T>): Promise<T> => {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
};
