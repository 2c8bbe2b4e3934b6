import { invalidRequest } from './errors.ts';

/** Reads form-encoded parameters, where every value is text, and refuses what Stripe would refuse. Throws StripeError. */
export class Params {
  private readonly values: Record<string, unknown>;
  private readonly path: string;

  constructor(values: unknown, path = '') {
    this.values = typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};
    this.path = path;
  }

  /** The parameter's full name, as in `line_items[0][quantity]`. */
  named(name: string): string {
    return this.path === '' ? name : `${this.path}[${name}]`;
  }

  /** Refuses parameters that the API does not know. */
  only(...known: string[]): this {
    const stranger = Object.keys(this.values).find((name) => !known.includes(name));
    if (stranger !== undefined) throw invalidRequest(`Received unknown parameter: ${this.named(stranger)}`, 'parameter_unknown', this.named(stranger));
    return this;
  }

  text(name: string, max = 5000): string | undefined {
    const value = this.values[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, 'parameter_invalid_string', this.named(name));
    if (value.length > max) throw invalidRequest(`Invalid string: must be at most ${max} characters`, undefined, this.named(name));
    return value;
  }

  requiredText(name: string): string {
    return this.text(name) ?? this.missing(name);
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) throw invalidRequest(`Invalid integer: ${value}`, 'parameter_invalid_integer', this.named(name));
    return Number(value);
  }

  requiredInteger(name: string): number {
    return this.integer(name) ?? this.missing(name);
  }

  oneOf(name: string, allowed: string[]): string | undefined {
    const value = this.text(name);
    if (value !== undefined && !allowed.includes(value)) {
      throw invalidRequest(`Invalid ${this.named(name)}: must be one of ${allowed.join(', ')}`, undefined, this.named(name));
    }
    return value;
  }

  url(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const protocol = URL.canParse(value) ? new URL(value).protocol : '';
    if (protocol !== 'http:' && protocol !== 'https:') throw invalidRequest('Not a valid URL', 'url_invalid', this.named(name));
    return value;
  }

  email(name: string): string | undefined {
    const value = this.text(name);
    if (value !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
      throw invalidRequest(`Invalid email address: ${value}`, 'email_invalid', this.named(name));
    }
    return value;
  }

  flag(name: string): boolean | undefined {
    const value = this.oneOf(name, ['true', 'false']);
    return value === undefined ? undefined : value === 'true';
  }

  child(name: string): Params | undefined {
    const value = this.values[name];
    return value === undefined || value === '' ? undefined : new Params(value, this.named(name));
  }

  /** Lists come as `name[0]`, `name[1]` or `name[]`. */
  list(name: string): Params[] {
    return Object.values((this.values[name] ?? {}) as object).map((value, index) => new Params(value, `${this.named(name)}[${index}]`));
  }

  texts(name: string): string[] {
    return Object.values((this.values[name] ?? {}) as object).map(String);
  }

  /** At most 50 keys of 40 characters with values of 500, as Stripe allows; values of '' remove a key. */
  metadata(name = 'metadata'): Record<string, string> {
    const entries = Object.entries((this.values[name] || {}) as object).map(([key, value]) => [key, String(value)] as const);
    if (entries.length > 50) throw invalidRequest('Metadata can have up to 50 keys', undefined, this.named(name));
    for (const [key, value] of entries) {
      if (key.length > 40) throw invalidRequest('Metadata keys can be up to 40 characters long', undefined, `${this.named(name)}[${key}]`);
      if (value.length > 500) throw invalidRequest('Metadata values can be up to 500 characters long', undefined, `${this.named(name)}[${key}]`);
    }
    return Object.fromEntries(entries);
  }

  missing(name: string): never {
    throw invalidRequest(`Missing required param: ${this.named(name)}.`, 'parameter_missing', this.named(name));
  }
}

/** Stripe's rule for changing metadata: given keys are set, those with an empty value removed, others stay. */
export function mergeMetadata(before: Record<string, string>, change: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}
