import { requestOf, type Call } from '@blattwerk/contract/client/call';
import { createClient, type ApiClient } from '@blattwerk/contract/client/client';
import { demoPassword } from '../../seeds/cast.ts';

export type { ApiClient } from '@blattwerk/contract/client/client';

/** An answer that was not the expected one. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** A kept connection may be closed by its server in the moment of the next call. */
export const freshConnection = { connection: 'close' };

/** Calls the API as a program would: with a bearer token and no browser, typed by the contract's operations. Refusals throw `ApiRefusal`. */
export const apiClient = (baseUrl: string, token?: string): ApiClient =>
  createClient(async (call: Call) => {
    const headers = { ...freshConnection, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${baseUrl}${call.address}`, requestOf(call, headers));
    if (response.ok) return response;
    const text = await response.text();
    const code = /"code":\s*"([^"]+)"/.exec(text)?.[1] ?? '';
    throw new ApiRefusal(response.status, code, `${call.method} ${call.address} answers ${response.status} ${text.slice(0, 500)}`);
  });

export const loginToApi = async (baseUrl: string, email: string, password: string = demoPassword): Promise<ApiClient> => {
  const { token } = await apiClient(baseUrl).post('/clients/auth/login', { body: { email, password } });
  return apiClient(baseUrl, token);
};

/** The query of a back-office list whose rows have this value. */
export const where = (field: string, value: string): { filters: string } => ({ filters: JSON.stringify([{ field, operator: 'eq', value }]) });
