import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The prefix and random letters and digits, in the manner of Stripe's ids. */
export function newId(prefix: string, length = 24): string {
  const bytes = randomBytes(length);
  return `${prefix}${Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')}`;
}
