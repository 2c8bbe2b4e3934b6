import type { Locale } from '../../locales/format.ts';
import { paragraphsOf, textsFor } from '../../locales/texts.ts';
import type { MailRecipe } from './mail-recipe-parts.ts';
import { mailRecipes, type MailTemplate, type MailTemplates } from './mail-recipes.ts';
import { mailHtml } from './mail-html.ts';
import { writtenBody } from './mail-markdown.ts';
import { mailText, personName, type MailContent } from './mail-text.ts';

export type { MailTemplate, MailTemplates };

export interface MailFrame {
  /** Origin of the storefront, from the configuration and never from a request. */
  baseUrl: string;
  brand: { name: string; supportEmail: string; /** One line: company, street, city. */ imprint?: string };
}
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
}

export const mailTemplates = Object.keys(mailRecipes) as MailTemplate[];

const absolute = (baseUrl: string, path: string): string => {
  if (!path.startsWith('/') || path.startsWith('//')) throw new Error('A link in a mail must be a path of this platform');
  return new URL(path, baseUrl).href;
};
const pageUrl = (baseUrl: string, locale: Locale, route: string): string => absolute(baseUrl, locale === 'en' ? `/en${route}` : route);

const whyOf = ({ toPharmacy, isAskedFor, isInvited }: MailRecipe): string => {
  if (toPharmacy) return 'whyPharmacy';
  if (isInvited) return 'whyInvited';
  return isAskedFor ? 'whyAsked' : 'why';
};

/** What a mail says: usual paragraphs, and those that only some of its kind have. */
const wordsOf = (template: MailTemplate, locale: Locale, recipe: MailRecipe, brand: MailFrame['brand']) => {
  const t = textsFor(locale, 'mails');
  const values = { ...recipe.values, brand: brand.name, supportEmail: brand.supportEmail };
  const numbered = recipe.count === undefined ? values : { ...values, count: recipe.count };
  const counted = (recipe.counted ?? []).map(([key, count]) => t(`${template}.${key}`, { ...values, count }));
  const more = (recipe.more ?? []).map((key) => t(`${template}.${key}`, values));
  const sentences = { paragraphs: paragraphsOf(t, `${template}.paragraphs`, values), others: [...counted, ...more] };
  return { t, values, subject: t(`${template}.subject`, numbered), heading: t(`${template}.heading`, numbered), sentences };
};

/** What stands around the words of every mail: greeting, closing, footer. */
const aroundWords = (locale: Locale, recipe: MailRecipe, name: string | undefined, { baseUrl, brand }: MailFrame) => {
  const t = textsFor(locale, 'mails');
  const values = { brand: brand.name, supportEmail: brand.supportEmail };
  const greetName = name === undefined ? '' : personName(name);
  const links = [
    { label: t('footer.imprint'), url: pageUrl(baseUrl, locale, '/impressum') },
    { label: t('footer.privacy'), url: pageUrl(baseUrl, locale, '/datenschutz') },
  ];
  return {
    locale,
    brand: brand.name,
    greeting: greetName ? t('greeting', { name: greetName }) : t('greetingWithoutName'),
    linkHint: t('linkHint'),
    closing: [t('closing'), t('team', values)],
    footer: { lines: [t(`footer.${whyOf(recipe)}`, values), t('footer.help', values), ...(brand.imprint ? [brand.imprint] : [])], links },
  };
};

const endOf = (template: MailTemplate, locale: Locale, { endRoute }: MailRecipe, { baseUrl }: MailFrame): { label: string; url: string }[] =>
  endRoute ? [{ label: textsFor(locale, 'mails')(`${template}.end`), url: pageUrl(baseUrl, locale, endRoute) }] : [];

const contentOf = (template: MailTemplate, locale: Locale, recipe: MailRecipe, name: string | undefined, frame: MailFrame): MailContent => {
  const { baseUrl } = frame;
  const { t, values, subject, heading, sentences } = wordsOf(template, locale, recipe, frame.brand);
  const around = aroundWords(locale, recipe, name, frame);
  return {
    ...around,
    subject,
    heading,
    paragraphs: [...sentences.paragraphs, ...sentences.others],
    ...(recipe.markdown === undefined ? {} : { body: writtenBody(recipe.markdown, baseUrl) }),
    ...(recipe.code ? { code: { label: t(recipe.codeLabel ?? 'codeLabel'), value: recipe.code } } : {}),
    button: { label: t(`${template}.button`), url: recipe.path ? absolute(baseUrl, recipe.path) : pageUrl(baseUrl, locale, recipe.route ?? '/') },
    ...(recipe.also ? { also: { label: t(`${template}.also`), url: pageUrl(baseUrl, locale, recipe.also) } } : {}),
    notes: paragraphsOf(t, `${template}.notes`, values),
    footer: { ...around.footer, links: [...endOf(template, locale, recipe, frame), ...around.footer.links] },
  };
};

/** What a mail says in a line and a sentence or two, and where it leads: for the inbox of the account. */
export interface Notice {
  title: string;
  text: string;
  /** Below the product's own address, language included. */
  href: string;
}

/** A mail's first paragraph follows its greeting and begins small where the grammar has it so. */
const asSentence = (text: string, locale: Locale): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The words of a mail without greeting and footer. */
export const noticeOf = <T extends MailTemplate>(template: T, locale: Locale, data: MailTemplates[T], brand: MailFrame['brand']): Notice => {
  const recipe = mailRecipes[template](data, locale);
  const { heading, sentences } = wordsOf(template, locale, recipe, brand);
  const { path = locale === 'en' ? `/en${recipe.route ?? '/'}` : (recipe.route ?? '/') } = recipe;
  return { title: heading, text: asSentence([...sentences.paragraphs.slice(0, 1), ...sentences.others].join(' '), locale), href: path };
};

/** One mail, in one language, as HTML and as text of the same content. */
export const renderMail = <T extends MailTemplate>(template: T, locale: Locale, data: MailTemplates[T], frame: MailFrame): RenderedMail => {
  const recipe = mailRecipes[template](data, locale);
  const content = contentOf(template, locale, recipe, 'name' in data ? data.name : undefined, frame);
  const unsubscribe = recipe.oneClickPath ? { unsubscribeUrl: absolute(frame.baseUrl, recipe.oneClickPath) } : {};
  return { subject: content.subject, html: mailHtml(content), text: mailText(content), ...unsubscribe };
};

/** One of several messages that leave in one mail. */
interface GatheredPart {
  template: MailTemplate;
  data: MailTemplates[MailTemplate];
}

const itemOf = ({ template, data }: GatheredPart, locale: Locale, frame: MailFrame): NonNullable<MailContent['items']>[number] => {
  const { title, text, href } = noticeOf(template, locale, data, frame.brand);
  const [end] = endOf(template, locale, mailRecipes[template](data as never, locale), frame);
  const button: string = textsFor(locale, 'mails')(`${template}.button`);
  return { heading: title, text, link: { label: button, url: absolute(frame.baseUrl, href) }, ...(end ? { end } : {}) };
};

/** Several messages to one account in one mail: each in a line and a sentence, with the way to its own object. The button leads to all of them. */
export const renderGathered = (
  parts: readonly GatheredPart[],
  locale: Locale,
  { name, inbox }: { name: string; inbox: string },
  frame: MailFrame,
): RenderedMail => {
  const t = textsFor(locale, 'mails');
  const values = { brand: frame.brand.name, count: parts.length };
  const content: MailContent = {
    ...aroundWords(locale, {}, name, frame),
    subject: t('gathered.subject', values),
    heading: t('gathered.heading', values),
    paragraphs: paragraphsOf(t, 'gathered.paragraphs'),
    items: parts.map((part) => itemOf(part, locale, frame)),
    button: { label: t('gathered.button'), url: inbox.startsWith('/admin/') ? absolute(frame.baseUrl, inbox) : pageUrl(frame.baseUrl, locale, inbox) },
    notes: paragraphsOf(t, 'gathered.notes'),
  };
  return { subject: content.subject, html: mailHtml(content), text: mailText(content) };
};
