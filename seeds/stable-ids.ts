import { createHash } from 'node:crypto';

/** The same UUID (version 8) for the same thing in every run, so that links into the demo keep working after a reset. */
export const stableId = (kind: string, key: string | number): string => {
  const hex = createHash('sha256').update(`${kind}:${key}`).digest('hex');
  const variant = ((parseInt(hex[16] as string, 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
