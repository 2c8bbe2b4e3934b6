/**
 * A text that patients read and, for information sheet and contract, sign.
 * `{{brand}}`, `{{deposit}}`, `{{serviceFee}}`, `{{consultationFee}}` and the periods (`{{recordYears}}` and its like) stand for values of the settings.
 */
export interface AgreementText {
  title: string;
  introduction: string[];
  sections: { heading: string; paragraphs: string[] }[];
  /** What the signature declares; empty where nothing is signed. */
  declaration: string[];
}

/** The text as people read it: `{{name}}` is the word of that name. */
export const fillText = ({ title, introduction, sections, declaration }: AgreementText, words: Readonly<Record<string, string>>): AgreementText => {
  const fill = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => words[name] ?? mark);
  return {
    title: fill(title),
    introduction: introduction.map(fill),
    sections: sections.map(({ heading, paragraphs }) => ({ heading: fill(heading), paragraphs: paragraphs.map(fill) })),
    declaration: declaration.map(fill),
  };
};
