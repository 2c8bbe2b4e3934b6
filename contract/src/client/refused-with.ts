/** A refusal as both front ends throw it. */
interface Refusal extends Error {
  code: string;
  details: unknown;
}

/**
 * Whether a call was refused with one of these codes: `refusedWith<Posts['/clients/auth/login']>(error, 'auth.totpRequired')`.
 * A code that the operation cannot answer does not compile.
 */
export const refusedWith = <C extends { errors: string }>(error: unknown, ...codes: readonly C['errors'][]): error is Refusal =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
