/** A number from 0 up to 1 that depends on the text alone (FNV-1a with a final mix). */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A whole number from 0 up to `below` that depends on the text alone. */
export function pick(text: string, below: number): number {
  return Math.floor(chance(text) * below);
}

/** One of the values, chosen by the text alone. */
export function choose<T>(text: string, values: readonly T[]): T {
  return values[pick(text, values.length)]!;
}
