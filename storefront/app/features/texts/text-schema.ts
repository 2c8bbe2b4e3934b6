import type { TextEntry } from './texts.server.ts';

interface Described extends Pick<TextEntry, 'title' | 'description' | 'publishedOn'> {
  updatedOn?: string | undefined;
  isMedical: boolean;
}

/** An article or a page about health in schema.org's words. */
export const textSchema = (text: Described, { url, reviewedBy, language }: { url: string; reviewedBy: string; language: string }): Record<string, unknown> => ({
  '@type': text.isMedical ? 'MedicalWebPage' : 'WebPage',
  name: text.title,
  description: text.description,
  url,
  inLanguage: language,
  datePublished: text.publishedOn,
  dateModified: text.updatedOn ?? text.publishedOn,
  ...(text.isMedical && reviewedBy ? { reviewedBy: { '@type': 'Person', name: reviewedBy } } : {}),
});

/** Questions with their answers as plain text. */
export const questionSchema = (questions: readonly { question: string; answer: string }[]): Record<string, unknown> => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.replace(/<[^>]+>/g, '').trim() },
  })),
});
