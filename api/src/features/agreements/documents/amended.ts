import type { AgreementText } from './agreement-text.ts';

/** A later version of a text: paragraphs added at the end of some of its sections, by the number that their heading begins with. */
export const amended = (text: AgreementText, added: Readonly<Record<string, readonly string[]>>): AgreementText => ({
  ...text,
  sections: text.sections.map((section) => ({ ...section, paragraphs: [...section.paragraphs, ...(added[section.heading.split('.')[0] ?? ''] ?? [])] })),
});

/** A later version of a text with other words in some of its paragraphs. A wording that the text does not have is a mistake of the new version. */
export const reworded = (text: AgreementText, changes: readonly (readonly [from: string, to: string])[]): AgreementText => {
  for (const [from] of changes)
    if (!text.sections.some(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.includes(from)))) throw new Error(`The text does not say: ${from}`);
  const change = (paragraph: string): string => changes.reduce((before, [from, to]) => before.replace(from, to), paragraph);
  return { ...text, sections: text.sections.map((section) => ({ ...section, paragraphs: section.paragraphs.map(change) })) };
};
