import path from 'node:path';

/** The repository's top folder. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** An absolute path inside the repository. */
export const inRoot = (...parts: string[]): string => path.join(ROOT, ...parts);
