import type { Section } from '../catalog-query.ts';
import { sections } from '../catalog-query.ts';

const before = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** What an address that was read narrows, in the API's one writing: with its section, without its page and view, each value once and sorted. Empty where nothing is narrowed. */
export const searchOfAddress = (address: URLSearchParams, section: Section | undefined): string => {
  const asked = [...address.entries(), ...Object.entries(section ? sections[section] : {})].filter(([key]) => key !== 'page' && key !== 'view');
  if (asked.every(([key]) => key === 'sort')) return '';
  const params = new URLSearchParams();
  for (const [key, value] of asked.toSorted(([one, held], [other, otherHeld]) => before(one, other) || before(held, otherHeld))) {
    if (!params.has(key, value)) params.append(key, value);
  }
  return params.toString();
};

const longest = 80;

/** A name of what is chosen, as long as a name may be: whole words of filters only. */
export const nameOf = (labels: readonly string[]): string => {
  const fits = labels.filter((_label, at) => labels.slice(0, at + 1).join(', ').length <= longest);
  return fits.join(', ') || (labels[0] ?? '').slice(0, longest);
};
