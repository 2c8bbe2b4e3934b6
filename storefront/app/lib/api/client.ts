import { sendAsMember, sendAsVisitor, type SenderIo } from '@blattwerk/contract/client/authorized';
import { requestOf } from '@blattwerk/contract/client/call';
import { createClient } from '@blattwerk/contract/client/client';
import { localeOf } from '../i18n/locale.ts';
import { ApiError, apiErrorOf, unreachable } from './api-error.ts';
import { notifyRefused } from './refusals.ts';
import { leaveForLogin, session } from './session.ts';

const io: SenderIo = {
  session,
  send: (call, token) => {
    const headers = { 'accept-language': localeOf(window.location.pathname), ...(token ? { authorization: `Bearer ${token}` } : {}) };
    return fetch(call.address, { ...requestOf(call, headers), credentials: 'include' }).catch(unreachable);
  },
  failureOf: apiErrorOf,
  expired: () => new ApiError({ code: 'token.expired', message: '', status: 401 }),
  onRefused: notifyRefused,
  onOver: leaveForLogin,
};

/** The account was closed to its owner by us. */
const closed = new Set(['user.banned', 'user.notActive', 'doctor.notActive']);

/** A user who was banned or deactivated meanwhile has no session any more, like one whose session was ended: the page does not ask on and on. */
const memberFailureOf = async (response: Response): Promise<ApiError> => {
  const error = await apiErrorOf(response);
  if (closed.has(error.code)) leaveForLogin();
  return error;
};

/** The API for the signed-in user: a session that cannot be renewed leads to the login. Every refusal is an `ApiError`. */
export const memberApi = createClient(sendAsMember({ ...io, failureOf: memberFailureOf }));
/** The API for those who may not be signed in: a 401 is an answer. */
export const visitorApi = createClient(sendAsVisitor(io));
