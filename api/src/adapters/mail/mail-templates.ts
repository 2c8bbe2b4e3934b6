import type { Locale } from '../../locales/format.ts';
import { paragraphsOf, textsFor } from '../../locales/texts.ts';
import type { MailRecipe } from './mail-recipe-parts.ts';
import { mailRecipes, type MailTemplate, type MailTemplates } from './mail-recipes.ts';
import { mailHtml } from './mail-html.ts';
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

const contentOf = (template: MailTemplate, locale: Locale, recipe: MailRecipe, name: string | undefined, { baseUrl, brand }: MailFrame): MailContent => {
  const t = textsFor(locale, 'mails');
  const values = { ...recipe.values, brand: brand.name, supportEmail: brand.supportEmail };
  const numbered = recipe.count === undefined ? values : { ...values, count: recipe.count };
  const greetName = name === undefined ? '' : personName(name);
  const counted = (recipe.counted ?? []).map(([key, count]) => t(`${template}.${key}`, { ...values, count }));
  const more = (recipe.more ?? []).map((key) => t(`${template}.${key}`, values));
  const why = t(`footer.${whyOf(recipe)}`, values);
  const end = recipe.endRoute ? [{ label: t(`${template}.end`), url: pageUrl(baseUrl, locale, recipe.endRoute) }] : [];
  return {
    locale,
    brand: brand.name,
    subject: t(`${template}.subject`, numbered),
    heading: t(`${template}.heading`, numbered),
    greeting: greetName ? t('greeting', { name: greetName }) : t('greetingWithoutName'),
    paragraphs: [...paragraphsOf(t, `${template}.paragraphs`, values), ...counted, ...more],
    ...(recipe.code ? { code: { label: t('codeLabel'), value: recipe.code } } : {}),
    button: { label: t(`${template}.button`), url: recipe.path ? absolute(baseUrl, recipe.path) : pageUrl(baseUrl, locale, recipe.route ?? '/') },
    linkHint: t('linkHint'),
    ...(recipe.also ? { also: { label: t(`${template}.also`), url: pageUrl(baseUrl, locale, recipe.also) } } : {}),
    notes: paragraphsOf(t, `${template}.notes`, values),
    closing: [t('closing'), t('team', values)],
    footer: {
      lines: [why, t('footer.help', values), ...(brand.imprint ? [brand.imprint] : [])],
      links: [
        ...end,
        { label: t('footer.imprint'), url: pageUrl(baseUrl, locale, '/impressum') },
        { label: t('footer.privacy'), url: pageUrl(baseUrl, locale, '/datenschutz') },
      ],
    },
  };
};

/** One mail, in one language, as HTML and as text of the same content. */
export const renderMail = <T extends MailTemplate>(template: T, locale: Locale, data: MailTemplates[T], frame: MailFrame): RenderedMail => {
  const recipe = mailRecipes[template](data, locale);
  const content = contentOf(template, locale, recipe, 'name' in data ? data.name : undefined, frame);
  const unsubscribe = recipe.oneClickPath ? { unsubscribeUrl: absolute(frame.baseUrl, recipe.oneClickPath) } : {};
  return { subject: content.subject, html: mailHtml(content), text: mailText(content), ...unsubscribe };
};
