import { type ApiClient, createClient } from '@blattwerk/contract/client/client';
import { requestOf } from '@blattwerk/contract/client/call';
import { localeOf } from '../i18n/locale.ts';
import { apiErrorOf, unreachable } from './api-error.ts';

/** The API without cookies: the page proves itself by `authorization`, a credential of its own, and by nothing else. */
export const credentialApi = (authorization: string | undefined): ApiClient =>
  createClient(async (call) => {
    const headers = { 'accept-language': localeOf(window.location.pathname), ...(authorization ? { authorization } : {}) };
    const response = await fetch(call.address, { ...requestOf(call, headers), credentials: 'omit', cache: 'no-store' }).catch(unreachable);
    if (!response.ok) throw await apiErrorOf(response);
    return response;
  });
