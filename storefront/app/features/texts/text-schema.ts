import type { TextReview } from './review-of.ts';
import type { TextEntry } from './texts.server.ts';

interface Described extends Pick<TextEntry, 'title' | 'description' | 'publishedOn'> {
  updatedOn?: string | undefined;
  isMedical: boolean;
}

/** An article or a page about health in schema.org's words. */
export const textSchema = (
  text: Described,
  { url, review, language }: { url: string; review: TextReview | undefined; language: string },
): Record<string, unknown> => ({
  '@type': text.isMedical ? 'MedicalWebPage' : 'WebPage',
  name: text.title,
  description: text.description,
  url,
  inLanguage: language,
  datePublished: text.publishedOn,
  dateModified: text.updatedOn ?? text.publishedOn,
  ...(review ? { reviewedBy: { '@type': 'Person', name: review.by }, lastReviewed: review.on } : {}),
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
