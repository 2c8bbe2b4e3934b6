/** An error in Stripe's shape; the router answers it as `{ error: { type, code, message, param, … } }`. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, type: string, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }

  toBody(requestId: string): object {
    return {
      error: {
        ...(this.code && { code: this.code, doc_url: `https://stripe.com/docs/error-codes/${this.code.replaceAll('_', '-')}` }),
        message: this.message,
        ...(this.param && { param: this.param }),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
        type: this.type,
      },
    };
  }
}

export const invalidRequest = (message: string, code?: string, param?: string): StripeError =>
  new StripeError(400, 'invalid_request_error', message, code, param);

export const noSuch = (object: string, id: string, param = 'id'): StripeError =>
  new StripeError(404, 'invalid_request_error', `No such ${object}: '${id}'`, 'resource_missing', param);

export const unauthorized = (message: string): StripeError => new StripeError(401, 'invalid_request_error', message);

/** What a failing Stripe would answer with this status. */
export function outage(status: number): StripeError {
  if (status === 429) return new StripeError(429, 'invalid_request_error', 'Request rate limit exceeded.', 'rate_limit');
  if (status < 500) return new StripeError(status, 'invalid_request_error', 'The request was refused.');
  return new StripeError(status, 'api_error', 'An unknown error occurred');
}
