import { lexer, type Token, type Tokens } from 'marked';
import { colour, sans, serif } from './mail-look.ts';
import { escapeHtml } from './mail-text.ts';

/** A text that a person wrote, as HTML with inline styles and as plain text of the same words. */
export interface WrittenBody {
  html: string;
  text: string;
}

const plain = `font:16px/1.6 ${sans};color:${colour.ink}`;

/** Links lead to our own pages or to others over https; anything else stays the words that it is. */
const addressOf = (href: string, baseUrl: string): string | undefined => {
  if (href.startsWith('/') && !href.startsWith('//')) return new URL(href, baseUrl).href;
  return /^https:\/\/[^\s"'<>]+$/.test(href) ? href : undefined;
};

const childrenOf = (token: Token): Token[] => ('tokens' in token ? (token.tokens ?? []) : []);

/** What is not known here, HTML and pictures among it, is shown as it was typed. */
const inlineOf = (token: Token, baseUrl: string): WrittenBody => {
  const inner = () => inlines(childrenOf(token), baseUrl);
  switch (token.type) {
    case 'strong':
      return { html: `<strong>${inner().html}</strong>`, text: inner().text };
    case 'em':
      return { html: `<em>${inner().html}</em>`, text: inner().text };
    case 'br':
      return { html: '<br>', text: '\n' };
    case 'link': {
      const url = addressOf((token as Tokens.Link).href, baseUrl);
      if (url === undefined) return inner();
      const { html, text } = inner();
      return { html: `<a href="${escapeHtml(url)}" style="color:${colour.fir}">${html}</a>`, text: text === url ? url : `${text} (${url})` };
    }
    case 'text':
    case 'escape': {
      if (childrenOf(token).length > 0) return inner();
      const { text } = token as Tokens.Text;
      return { html: escapeHtml(text), text };
    }
    default:
      return { html: escapeHtml(token.raw), text: token.raw };
  }
};

const inlines = (tokens: readonly Token[], baseUrl: string): WrittenBody => {
  const parts = tokens.map((token) => inlineOf(token, baseUrl));
  return { html: parts.map(({ html }) => html).join(''), text: parts.map(({ text }) => text).join('') };
};

const paragraph = ({ html, text }: WrittenBody): WrittenBody => ({ html: `<p style="margin:0 0 16px;${plain}">${html}</p>`, text });

const listOf = ({ ordered, start, items }: Tokens.List, baseUrl: string): WrittenBody => {
  const tag = ordered ? 'ol' : 'ul';
  const lines = items.map((item) => inlines(item.tokens, baseUrl));
  const mark = (at: number): string => (ordered ? `${(start === '' ? 1 : start) + at}.` : '-');
  return {
    html: `<${tag} style="margin:0 0 16px;padding:0 0 0 24px;${plain}">${lines.map(({ html }) => `<li style="margin:0 0 4px">${html}</li>`).join('')}</${tag}>`,
    text: lines.map(({ text }, at) => `${mark(at)} ${text}`).join('\n'),
  };
};

const blockOf = (token: Token, baseUrl: string): WrittenBody[] => {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading': {
      const { html, text } = inlines(childrenOf(token), baseUrl);
      return [{ html: `<h2 style="margin:24px 0 8px;font:600 20px/1.35 ${serif};color:${colour.ink}">${html}</h2>`, text }];
    }
    case 'paragraph':
    case 'text':
      return [paragraph(childrenOf(token).length > 0 ? inlines(childrenOf(token), baseUrl) : inlineOf(token, baseUrl))];
    case 'list':
      return [listOf(token as Tokens.List, baseUrl)];
    case 'hr':
      return [{ html: `<hr style="margin:24px 0;border:0;border-top:1px solid ${colour.line}">`, text: '' }];
    default:
      return [paragraph({ html: escapeHtml(token.raw.trim()), text: token.raw.trim() })];
  }
};

/** Paragraphs, headings, lists, emphasis and links; nothing else of Markdown, and no HTML. */
export const writtenBody = (markdown: string, baseUrl: string): WrittenBody => {
  const blocks = lexer(markdown.replaceAll('\r\n', '\n')).flatMap((token) => blockOf(token, baseUrl));
  return { html: blocks.map(({ html }) => html).join('\n'), text: blocks.flatMap(({ text }) => (text === '' ? [] : [text])).join('\n\n') };
};
