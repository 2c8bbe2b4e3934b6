import type { OfferedTextBlock, TextBlockList } from '@blattwerk/contract/text-blocks/shapes';
import { createContext } from 'react';

/** What of a case decides which blocks of the house come first. */
export interface BlockCase {
  symptoms: readonly string[];
  /** In which the patient reads. */
  language: OfferedTextBlock['language'];
}

/** The case in whose fields blocks are put in; without one no block of the house comes before another. */
export const BlocksOf = createContext<BlockCase | undefined>(undefined);

export interface BlockOption {
  id: string;
  title: string;
  text: string;
  indication?: OfferedTextBlock['indication'];
  /** Where it is another one than the patient's. */
  foreignLanguage?: OfferedTextBlock['language'];
}
export interface BlockGroup {
  key: 'own' | 'fitting' | 'house';
  blocks: readonly BlockOption[];
}

const optionOf =
  (of: BlockCase | undefined) =>
  ({ id, title, text, indication, language }: OfferedTextBlock): BlockOption => ({
    ...{ id, title, text, indication },
    ...(of === undefined || language === of.language ? {} : { foreignLanguage: language }),
  });

/** The doctor's own first, then the house's for the patient's illness in the patient's language, then the others: those in that language first. */
export const blockGroups = ({ items, house }: TextBlockList, of: BlockCase | undefined): readonly BlockGroup[] => {
  const offered = house.map(optionOf(of));
  const isFitting = ({ indication, foreignLanguage }: BlockOption) =>
    foreignLanguage === undefined && indication != null && of?.symptoms.includes(indication) === true;
  const others = offered.filter((block) => !isFitting(block));
  const groups: BlockGroup[] = [
    { key: 'own', blocks: items },
    { key: 'fitting', blocks: offered.filter(isFitting) },
    { key: 'house', blocks: others.toSorted((a, b) => Number(a.foreignLanguage !== undefined) - Number(b.foreignLanguage !== undefined)) },
  ];
  return groups.filter(({ blocks }) => blocks.length > 0);
};

/** The groups with what holds the sought words. */
export const matchingGroups = (groups: readonly BlockGroup[], sought: string): readonly BlockGroup[] => {
  const word = sought.trim().toLocaleLowerCase();
  return groups
    .map(({ key, blocks }) => ({ key, blocks: blocks.filter(({ title, text }) => `${title} ${text}`.toLocaleLowerCase().includes(word)) }))
    .filter(({ blocks }) => blocks.length > 0);
};
