import type { AgreementChanges } from '@blattwerk/contract/agreements/shapes';
import { diffArrays } from 'diff';
import type { AgreementText } from './agreement-text.ts';

type Section = AgreementChanges['sections'][number];
type Part = Section['paragraphs'][number][number];
type Words = { heading: string; paragraphs: readonly string[] };

const kindOf = ({ added, removed }: { added?: boolean; removed?: boolean }): Part['kind'] => (added ? 'added' : removed ? 'removed' : 'same');

/** Words with the space behind them; an amount with its sign and "2,30-fachen" are one word each. */
const wordsOf = (paragraph: string): string[] => paragraph.split(/(?<=\s)(?!€)/);

/** What a paragraph has in common with another one, between 0 and 1, counted in its words. */
const likeness = (before: string, after: string): number => {
  const words = new Set(before.split(/\s+/));
  const others = after.split(/\s+/);
  return others.filter((word) => words.has(word)).length / Math.max(words.size, others.length);
};

/** One paragraph by its words; where little is the same, the old one and the new one as wholes, which read better than a mixture. */
const partsOf = (before: string, after: string): Part[] =>
  likeness(before, after) < 0.5
    ? [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ]
    : diffArrays(wordsOf(before), wordsOf(after)).map((part) => ({ kind: kindOf(part), text: part.value.join('') }));

/** The changed paragraphs of a section. A paragraph that stands in both texts is unchanged; what is left is compared in its order. */
const changedParagraphs = (before: readonly string[], after: readonly string[]): Part[][] => {
  const removed = before.filter((paragraph) => !after.includes(paragraph));
  const added = after.filter((paragraph) => !before.includes(paragraph));
  return Array.from({ length: Math.max(removed.length, added.length) }, (_none, index) => {
    const [old, now] = [removed[index], added[index]];
    if (old !== undefined && now !== undefined) return partsOf(old, now);
    return now === undefined ? [{ kind: 'removed', text: old ?? '' }] : [{ kind: 'added', text: now }];
  });
};

const partsInOrder = ({ title, introduction, sections, declaration }: AgreementText): Words[] => [
  { heading: title, paragraphs: [...introduction, ...declaration] },
  ...sections,
];

/** What a reader of the earlier text finds different in the later one: only the paragraphs that changed, below their headings. */
export const agreementChanges = (before: AgreementText, after: AgreementText): Section[] => {
  const [olds, news] = [partsInOrder(before), partsInOrder(after)];
  const gone = olds.filter(({ heading }) => !news.some((section) => section.heading === heading)).map((section) => ({ ...section, isGone: true }));
  return [...news.map((section) => ({ ...section, isGone: false })), ...gone]
    .map(({ heading, paragraphs, isGone }) => {
      const old = olds.find((section) => section.heading === heading)?.paragraphs ?? [];
      return { heading, paragraphs: changedParagraphs(old, isGone ? [] : paragraphs) };
    })
    .filter(({ paragraphs }) => paragraphs.length > 0);
};
