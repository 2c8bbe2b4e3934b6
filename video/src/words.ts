import type { Locale } from '@blattwerk/contract/errors';
import { de, type RoomWords } from './words-de.ts';
import { en } from './words-en.ts';

export type { RoomWords } from './words-de.ts';

const words: Record<Locale, RoomWords> = { de, en };

/** What the room says, in the language of its page. */
export const wordsOf = (locale: Locale): RoomWords => words[locale];
