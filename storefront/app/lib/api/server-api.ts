import { requestOf } from '@blattwerk/contract/client/call';
import { type ApiClient, createClient } from '@blattwerk/contract/client/client';
import type { AppLoadContext } from 'react-router';
import { localeOf } from '../i18n/locale.ts';
import { readCookie } from '../cookies/cookies.ts';
import { apiErrorOf } from './api-error.ts';

/** The API for loaders of public pages: asks this very server, in the page's language, as the visitor if there is one. */
export const serverApi = (request: Request, context: AppLoadContext): ApiClient => {
  const { pathname } = new URL(request.url);
  const audience: Record<string, string> = context.audience ? { 'x-page-audience': context.audience } : {};
  return createClient(async (call) => {
    const send = (token: string | undefined): Promise<Response> =>
      fetch(`${context.apiUrl}${call.address}`, {
        ...requestOf(call, { 'accept-language': localeOf(pathname), ...(token ? { authorization: `Bearer ${token}` } : {}), ...audience }),
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(10_000)]),
      });
    // What is asked with a body stands in no address, and is asked by a visitor.
    const token = call.method === 'GET' ? readCookie(request.headers.get('cookie'), 'accessToken') : undefined;
    let response = await send(token);
    if (response.status === 401 && token) response = await send(undefined);
    // An address whose parts the API cannot read names no page of ours.
    if (response.status === 400 && call.method === 'GET') throw new Response(null, { status: 404 });
    if (!response.ok) throw await apiErrorOf(response);
    return response;
  });
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
