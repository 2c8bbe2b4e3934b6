/**
 * Whether a call was refused with one of these codes: `refusedWith<Posts['/clients/auth/login']>(error, 'auth.totpRequired')`.
 * A code that the operation cannot answer does not compile.
 */
export const refusedWith = <C extends { errors: string }>(error: unknown, ...codes: readonly C['errors'][]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
