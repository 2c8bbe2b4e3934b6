import type { Locale } from '../../lib/i18n/locale.ts';
import type { Heading, Text } from '../../../markdown.ts';

export type { Text };

const files = import.meta.glob<Text>('../../texts/*/*/*.md', { eager: true, import: 'default' });

const textKinds = ['blog', 'pages', 'topics'] as const;
type TextKind = (typeof textKinds)[number];

/** An article, a page or a topic; the same slug in both languages. */
export const findText = (locale: Locale, kind: TextKind, slug: string): Text | undefined => files[`../../texts/${locale}/${kind}/${slug}.md`];

export interface TextEntry {
  slug: string;
  title: string;
  description: string;
  publishedOn: string;
  /** The day of its last version. */
  changedOn: string;
  minutes: number;
}

const slugOf = (path: string, locale: Locale, kind: TextKind): string | undefined => new RegExp(`/texts/${locale}/${kind}/([a-z0-9-]+)\\.md$`).exec(path)?.[1];

/** All texts of a kind without their words: the newest first, those of one day in their order. */
export const listTexts = (locale: Locale, kind: TextKind): TextEntry[] =>
  Object.entries(files)
    .flatMap(([path, text]) => {
      const slug = slugOf(path, locale, kind);
      return slug === undefined ? [] : [{ slug, text }];
    })
    .toSorted((a, b) => b.text.publishedOn.localeCompare(a.text.publishedOn) || a.text.order - b.text.order)
    .map(({ slug, text: { title, description, publishedOn, updatedOn, minutes } }) => ({
      ...{ slug, title, description, publishedOn, changedOn: updatedOn ?? publishedOn, minutes },
    }));

export interface Question {
  id: string;
  question: string;
  /** HTML of our own making. */
  answer: string;
}

export interface QuestionGroup extends Heading {
  questions: Question[];
}

const questionOf = (part: string): Question[] => {
  const [, id, question, answer] = /^<h3 id="([^"]+)">(.*?)<\/h3>\s*([\s\S]*)$/.exec(part) ?? [];
  return id === undefined || question === undefined || answer === undefined ? [] : [{ id, question, answer: answer.trim() }];
};

/** The help page's questions below their groups: each `##` is a group, each `###` a question. */
export const questionGroups = (locale: Locale): QuestionGroup[] => {
  const text = findText(locale, 'pages', 'help');
  if (!text) return [];
  const parts = text.html.split(/(?=<h2 )/).filter((part) => part.startsWith('<h2 '));
  return parts.map((part, at) => ({
    ...(text.headings[at] ?? { id: '', text: '' }),
    questions: part.split(/(?=<h3 )/).flatMap(questionOf),
  }));
};
