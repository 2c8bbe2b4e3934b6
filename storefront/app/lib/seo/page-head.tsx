import { useLocation, useRouteLoaderData } from 'react-router';
import { useTranslation } from 'react-i18next';
import { bareOf, localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.ts';

export const rootRouteId = 'root';

interface Props {
  title: string;
  description?: string;
  /** The search part that belongs to the canonical address, such as `?page=2`. */
  canonicalSearch?: string;
  /** Pages behind the login and answers to a search stay out of search engines. */
  isPrivate?: boolean;
  /** schema.org data. */
  data?: Record<string, unknown>;
}

/** `<` is written as an escape, so that no text can end the script element. */
const jsonLd = (data: Record<string, unknown>): string => JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');

/** Title, description, canonical address and the other language. React puts them into the head. */
export const PageHead = ({ title, description, canonicalSearch = '', isPrivate = false, data }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const bare = bareOf(useLocation().pathname);
  const origin = (useRouteLoaderData(rootRouteId) as { origin?: string } | undefined)?.origin ?? '';
  const address = (language: 'de' | 'en'): string => `${origin}${localePath(language, bare)}${canonicalSearch}`;
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
          <meta property="og:title" content={title} />
          <meta property="og:locale" content={locale === 'de' ? 'de_DE' : 'en_GB'} />
        </>
      )}
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />}
    </>
  );
};
