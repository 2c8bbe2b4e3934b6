import { demoPassword } from '../../seeds/cast.ts';

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

export interface ApiClient {
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body?: unknown) => Promise<T>;
  patch: <T>(path: string, body: unknown) => Promise<T>;
  /** The file itself. */
  file: (path: string) => Promise<Buffer>;
}

/** A kept connection may be closed by its server in the moment of the next call. */
export const freshConnection = { connection: 'close' };

/** Calls the API below `/api/v1` as a program would: with a bearer token and no browser. Refusals throw `ApiRefusal`. */
export const apiClient = (baseUrl: string, token?: string): ApiClient => {
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const headers = {
      ...freshConnection,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${baseUrl}/api/v1${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    if (response.ok) return response;
    const text = await response.text();
    const code = /"code":\s*"([^"]+)"/.exec(text)?.[1] ?? '';
    throw new ApiRefusal(response.status, code, `${method} ${path} answers ${response.status} ${text.slice(0, 500)}`);
  };
  const json = async <T>(answer: Promise<Response>): Promise<T> => {
    const response = await answer;
    return (response.status === 204 ? undefined : await response.json()) as T;
  };
  return {
    get: (path) => json(call('GET', path)),
    post: (path, body = {}) => json(call('POST', path, body)),
    patch: (path, body) => json(call('PATCH', path, body)),
    file: async (path) => Buffer.from(await (await call('GET', path)).arrayBuffer()),
  };
};

export const loginToApi = async (baseUrl: string, email: string, password: string = demoPassword): Promise<ApiClient> => {
  const { token } = await apiClient(baseUrl).post<{ token: string }>('/clients/auth/login', { email, password });
  return apiClient(baseUrl, token);
};
