import { addressOf, type Call } from './call.ts';
import type { Deletes, Files, Gets, Patches, PostedFiles, Posts, Puts } from './types.ts';

/** The API by method and path. What an operation does not know, or an answer does not have, does not compile. */
export interface ApiClient {
  get<P extends keyof Gets>(path: P, ...given: Gets[P]['given']): Promise<Gets[P]['answer']>;
  post<P extends keyof Posts>(path: P, ...given: Posts[P]['given']): Promise<Posts[P]['answer']>;
  put<P extends keyof Puts>(path: P, ...given: Puts[P]['given']): Promise<Puts[P]['answer']>;
  patch<P extends keyof Patches>(path: P, ...given: Patches[P]['given']): Promise<Patches[P]['answer']>;
  delete<P extends keyof Deletes>(path: P, ...given: Deletes[P]['given']): Promise<Deletes[P]['answer']>;
  /** A file under the name that the API gives it. */
  file<P extends keyof Files>(path: P, ...given: Files[P]['given']): Promise<File>;
  /** A file that is asked for with a body. */
  postForFile<P extends keyof PostedFiles>(path: P, ...given: PostedFiles[P]['given']): Promise<File>;
}

interface LooseGiven {
  params?: Record<string, string>;
  query?: object | undefined;
  body?: object | undefined;
  file?: Blob;
  signal?: AbortSignal | undefined;
  isSign?: true | undefined;
}

const isGiven = (value: unknown): value is LooseGiven => typeof value === 'object';

const formOf = (file: Blob, fields: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value));
  form.append('file', file);
  return form;
};

const callOf = (method: Call['method'], path: string, [given]: readonly unknown[]): Call => {
  const { params, query, body, file, signal, isSign } = isGiven(given) ? given : {};
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const sent = file ? formOf(file, body ?? {}) : (body ?? {});
  return { method, address: addressOf(path, params, query), body: hasBody ? sent : undefined, signal, isSign };
};

const fileIn = async (response: Response): Promise<File> => {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  const bytes = await response.blob();
  return new File([bytes], name, { type: bytes.type });
};

/** `send` answers a successful response and throws for every other one. Types come from the operations; at run time a client is their address alone. */
export const createClient = (send: (call: Call) => Promise<Response>): ApiClient => {
  const json =
    (method: Call['method']) =>
    async (path: string, ...given: readonly unknown[]): Promise<never> => {
      const response = await send(callOf(method, path, given));
      // An empty object is sent as no content.
      return (response.status === 204 ? {} : await response.json()) as never;
    };
  const file =
    (method: Call['method']) =>
    async (path: string, ...given: readonly unknown[]): Promise<File> =>
      fileIn(await send(callOf(method, path, given)));
  return { get: json('GET'), post: json('POST'), put: json('PUT'), patch: json('PATCH'), delete: json('DELETE'), file: file('GET'), postForFile: file('POST') };
};
