import { de, type Words } from './words-de.ts';
import { en } from './words-en.ts';

export type Locale = 'de' | 'en';

/** What people read on the screens, as far as the journeys look for it. Written down here once more on purpose: a text that changes by accident is noticed. */
export const words: Record<Locale, Words> = { de, en };
