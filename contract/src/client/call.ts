/** One request to the API. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From `/api/v1` on, with its query. */
  address: string;
  body?: object | undefined;
  signal?: AbortSignal | undefined;
  /** The page says that it is there or closes: sent even while it closes, and no change that the user made. */
  isSign?: true | undefined;
}

/** Repeated keys for lists, nothing for what is not set. */
export const queryString = (query: object): string => {
  const params = new URLSearchParams();
  const fields: [string, unknown][] = Object.entries(query);
  for (const [key, value] of fields) {
    for (const entry of Array.isArray(value) ? value : [value]) if (entry !== undefined && entry !== null && entry !== '') params.append(key, String(entry));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
};

/** The address of a path such as `/clients/treatment/:id`. */
export const addressOf = (path: string, params: Record<string, string> = {}, query: object = {}): string =>
  `/api/v1${path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))}${queryString(query)}`;

/** A body with a file is sent as a form, any other as JSON. */
export const requestOf = ({ method, body, signal, isSign }: Call, headers: Record<string, string>): RequestInit => {
  const isForm = body instanceof FormData;
  return {
    method,
    signal: signal ?? null,
    keepalive: isSign === true,
    headers: { accept: 'application/json', ...headers, ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  };
};
