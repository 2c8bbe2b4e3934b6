export interface FieldIssue {
  path: string;
  message: string;
}

/** A refusal of the API: a code of the closed catalogue, never shown as such. `requestId` is what support asks for. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: unknown;
  readonly requestId: string | undefined;

  constructor(input: { code: string; message: string; status: number; details?: unknown; requestId?: string | undefined }) {
    super(input.message);
    this.name = 'ApiError';
    this.code = input.code;
    this.status = input.status;
    this.details = input.details;
    this.requestId = input.requestId;
  }

  /** Where there were too many tries: when the next one counts. */
  get waitSeconds(): number | undefined {
    const { retryAfterSeconds } = (this.details ?? {}) as { retryAfterSeconds?: unknown };
    return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined;
  }

  /** The fields that a validation error names, as `path → message`. */
  get fields(): FieldIssue[] {
    const details = this.details as { fields?: FieldIssue[] } | undefined;
    return Array.isArray(details?.fields) ? details.fields : [];
  }
}

/** Reads the error body of an answer; an answer that is no JSON (a proxy's page) reads as "not available". */
export const apiErrorOf = async (response: Response): Promise<ApiError> => {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const body: unknown = await response.json().catch(() => {
    // A body that is no JSON says nothing; the status below says enough.
    return undefined;
  });
  if (typeof body === 'object' && body !== null && 'code' in body) {
    const { code, message, details } = body as { code: unknown; message?: unknown; details?: unknown };
    return new ApiError({ code: String(code), message: typeof message === 'string' ? message : '', status: response.status, details, requestId });
  }
  return new ApiError({
    code: response.status >= 500 ? 'server.unavailable' : 'server.internalServerError',
    message: response.statusText,
    status: response.status,
    requestId,
  });
};

/** There was no answer at all. */
export const unreachable = (cause: unknown): never => {
  throw new ApiError({ code: 'server.unavailable', message: cause instanceof Error ? cause.message : 'network', status: 0 });
};
