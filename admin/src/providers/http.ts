import type { HttpError } from '@refinedev/core';
import { sendAsMember, sendAsVisitor } from '@blattwerk/contract/client/authorized';
import type { SenderIo } from '@blattwerk/contract/client/authorized';
import type { Call } from '@blattwerk/contract/client/call';
import { requestOf } from '@blattwerk/contract/client/call';
import { createClient } from '@blattwerk/contract/client/client';
import { expiry } from './expiry.ts';
import { noteOwnChange } from './own-changes.ts';
import { csrfHeaders, session } from './session.ts';

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

const send = async (call: Call, token: string | undefined): Promise<Response> => {
  const headers = { 'Accept-Language': document.documentElement.lang, ...csrfHeaders(), ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
  try {
    const response = await fetch(call.address, { ...requestOf(call, headers), credentials: 'same-origin' });
    if (call.method !== 'GET' && call.isSign !== true) noteOwnChange();
    return response;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError(0, 'network', '');
  }
};

const io: SenderIo = { session, send, failureOf: errorOf, expired: () => new ApiError(401, 'token.expired', ''), onOver: expiry.raise };

/** Sends what the data provider asks for by the name of a resource. */
export const asMember = sendAsMember(io);
/** The API for the signed-in user: the session is renewed where it can be. Throws `ApiError`. */
export const api = createClient(asMember);
/** The API for those who may not be signed in: a 401 is an answer. Throws `ApiError`. */
export const visitorApi = createClient(sendAsVisitor(io));
