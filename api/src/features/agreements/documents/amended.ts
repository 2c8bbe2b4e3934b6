import type { AgreementText } from './agreement-text.ts';

/** A later version of a text: paragraphs added at the end of some of its sections, by the number that their heading begins with. */
export const amended = (text: AgreementText, added: Readonly<Record<string, readonly string[]>>): AgreementText => ({
  ...text,
  sections: text.sections.map((section) => ({ ...section, paragraphs: [...section.paragraphs, ...(added[section.heading.split('.')[0] ?? ''] ?? [])] })),
});
