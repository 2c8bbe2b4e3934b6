import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's minimum. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Hash of a random password: an unknown address costs as much time as a known one. */
const nobody = hash('K2v!9xQm4#tLz8wR', options);

export const checkPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password, options);
  return Boolean(stored) && matches;
};
