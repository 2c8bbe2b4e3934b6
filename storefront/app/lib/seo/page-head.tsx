import { useLocation, useRouteLoaderData } from 'react-router';
import { useTranslation } from 'react-i18next';
import { bareOf, localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.ts';

export const rootRouteId = 'root';

type Schema = Record<string, unknown>;

interface Props {
  title: string;
  description?: string;
  /** The search part that belongs to the canonical address, such as `?page=2`. */
  canonicalSearch?: string;
  /** The address without language that this text has its home at, where it stands at several. */
  canonicalPath?: string;
  /** Pages behind the login and answers to a search stay out of search engines. */
  isPrivate?: boolean;
  /** schema.org data; addresses in it may be the site's own, such as `/market`. */
  data?: Schema | readonly Schema[];
}

const named = new Set(['url', 'item', 'image', 'logo']);

/** Addresses are written out, and `<` is an escape, so that no text can end the script element. */
const jsonLd = (origin: string, data: Schema): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }, (key, value: unknown) =>
    named.has(key) && typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  ).replace(/</g, '\\u003c');

/** What other sites show where a user shares the page. */
const SharedAs = ({ title, description, origin, url }: { title: string; description: string | undefined; origin: string; url: string }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('brand')} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}/shared.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={locale === 'de' ? 'de_DE' : 'en_GB'} />
      <meta property="og:locale:alternate" content={locale === 'de' ? 'en_GB' : 'de_DE'} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

/** Title, description, canonical address and the other language. React puts them into the head. */
export const PageHead = ({ title, description, canonicalSearch = '', canonicalPath, isPrivate = false, data = [] }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const bare = bareOf(useLocation().pathname);
  const origin = (useRouteLoaderData(rootRouteId) as { origin?: string } | undefined)?.origin ?? '';
  const path = canonicalPath ?? (bare === '/' ? bare : bare.replace(/\/+$/, ''));
  const address = (language: 'de' | 'en'): string => `${origin}${localePath(language, path)}${canonicalSearch}`;
  return (
    <>
      <title>{`${title} · ${t('brand')}`}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex, nofollow" />}
      {!isPrivate && (
        <>
          <link rel="canonical" href={address(locale)} />
          <link rel="alternate" hrefLang="de" href={address('de')} />
          <link rel="alternate" hrefLang="en" href={address('en')} />
          <link rel="alternate" hrefLang="x-default" href={address('de')} />
          <SharedAs title={title} description={description} origin={origin} url={address(locale)} />
        </>
      )}
      {[data].flat().map((entry, at) => (
        <script key={at} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(origin, entry) }} />
      ))}
    </>
  );
};
