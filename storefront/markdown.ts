import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { z } from 'zod';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What stands above the text of each file. */
const head = z.strictObject({
  title: z.string().min(3).max(90),
  /** The sentence of search engines and lists. */
  description: z.string().min(40).max(220),
  publishedOn: day,
  updatedOn: day.optional(),
  /** A text about health: it says who has reviewed it, and where its statements come from. */
  isMedical: z.boolean().default(false),
  /** Order among its kind, the first first. */
  order: z.number().default(0),
  sources: z.array(z.strictObject({ title: z.string(), url: z.url() })).default([]),
});

export interface Heading {
  id: string;
  text: string;
}

export type Text = z.output<typeof head> & {
  html: string;
  headings: Heading[];
  minutes: number;
};

const wordsPerMinute = 200;

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Our own addresses are written without a language; the page's language is put before them. */
const localised = (href: string, prefix: string): string => (href.startsWith('/') ? (href === '/' ? prefix || '/' : prefix + href) : href);

const makeParser = (prefix: string, headings: Heading[]): Marked =>
  new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = idOf(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${localised(href, prefix).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}">${this.parser.parseInline(tokens)}</a>`;
      },
      html: (): string => {
        throw new Error('HTML in a text: Markdown alone is allowed');
      },
    },
  });

/** A file of Markdown with its head in YAML. @throws when the head lacks something or the text has HTML in it */
export const readText = (source: string, language: 'de' | 'en'): Text => {
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (yaml === undefined || body === undefined) throw new Error('A text begins with its head between two lines of ---');
  const headings: Heading[] = [];
  const html = makeParser(language === 'en' ? '/en' : '', headings).parse(body, { async: false });
  return { ...head.parse(parse(yaml)), html, headings, minutes: Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute)) };
};

/** Texts become HTML while the storefront is built: neither the server nor a browser reads Markdown. */
export const markdown = (): Plugin => ({
  name: 'markdown',
  enforce: 'pre',
  transform(source, id) {
    if (!id.endsWith('.md')) return null;
    try {
      return { code: `export default ${JSON.stringify(readText(source, id.includes('/en/') ? 'en' : 'de'))};`, map: null };
    } catch (error) {
      throw new Error(`${id}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  },
});
