import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinksFunction } from 'react-router';
import { isRouteErrorResponse, Links, Outlet, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { ToastHost } from './components/ui/toast-host.tsx';
import { PageFrame } from './components/layout/page-frame.tsx';
import { FailurePage, NotFoundPage } from './components/layout/failure-pages.tsx';
import { LateScripts } from './lib/browser/late-scripts.tsx';
import { consentCookie, parseConsent } from './lib/consent/consent.ts';
import { readCookie } from './lib/cookies/cookies.ts';
import { NonceContext } from './lib/csp/nonce.ts';
import { textFile } from './lib/i18n/text-files.ts';
import { useLocale } from './lib/i18n/use-locale.ts';
import { readOperator } from './lib/operator/operator.server.ts';
import { OperatorContext } from './lib/operator/use-operator.ts';
import { rootRouteId } from './lib/seo/page-head.tsx';
import { isTheme, themeCookie } from './lib/theme/theme.ts';
import interFont from './styles/fonts/inter.woff2?url';
import serifFont from './styles/fonts/source-serif-4.woff2?url';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

export const handle = { ns: ['common'] };

const preload = (href: string) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;
export const links: LinksFunction = () => [preload(interFont), preload(serifFont), { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

/** What the frame of every page needs to be right in the first byte: theme, consent, whether a user is signed in. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const cookies = request.headers.get('cookie');
  const theme = readCookie(cookies, themeCookie.name);
  return {
    origin: context.ownDomainOf ?? new URL(request.url).origin,
    /** Under a pharmacy's own domain the page comes without scripts: every way from it leads to our own address. */
    isOwnDomain: context.ownDomainOf !== undefined,
    operator: await readOperator(request, context),
    theme: isTheme(theme) ? theme : undefined,
    consent: parseConsent(readCookie(cookies, consentCookie.name)),
    isSignedIn: Boolean(readCookie(cookies, 'accessToken') ?? readCookie(cookies, 'refreshToken')),
  };
};

/** The frame's data stays as it came with the document: signing in and out loads a new one. */
export const shouldRevalidate = () => false;

/** What the page's texts are called, as its routes say; a page that failed has the frame's. */
const useNamespaces = (): string[] => {
  const named = new Set(useMatches().flatMap((match) => (match.handle as { ns?: string[] } | undefined)?.ns ?? []));
  return named.size > 0 ? [...named] : ['common'];
};

export const Layout = ({ children }: { children: React.ReactNode }) => {
  const locale = useLocale();
  const data = useRouteLoaderData<typeof loader>(rootRouteId);
  const nonce = useContext(NonceContext);
  const namespaces = useNamespaces();
  const isScripted = data?.isOwnDomain !== true;
  return (
    <html lang={locale} data-theme={data?.theme} data-ns={namespaces.join(' ')} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <Links nonce={nonce} />
      </head>
      <body>
        <OperatorContext value={data?.operator ?? null}>{children}</OperatorContext>
        {isScripted && (
          <>
            <ScrollRestoration nonce={nonce} />
            <LateScripts nonce={nonce} texts={namespaces.map((namespace) => textFile(locale, namespace))}>
              <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
              <link rel="apple-touch-icon" href="/app-192.png" />
            </LateScripts>
          </>
        )}
      </body>
    </html>
  );
};

/** Steps inside a checkout leave everything out that leads away from it. */
const useIsBare = (): boolean => useMatches().some((match) => (match.handle as { frame?: string } | undefined)?.frame === 'bare');

/** All texts of a page are there before it takes the place of the last one: what came later would blank the page meanwhile, and take the focus from it. */
const Page = () => {
  const namespaces = useNamespaces();
  const { i18n } = useTranslation(namespaces);
  // i18next shows the keys of texts that could not be fetched; here the page has failed.
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (missing.length > 0) throw new Error(`No texts for ${missing.join(', ')}`);
  return <Outlet />;
};

const Root = ({ loaderData }: Route.ComponentProps) => (
  <PageFrame isSignedIn={loaderData.isSignedIn} theme={loaderData.theme} consent={loaderData.consent} isBare={useIsBare()}>
    <Page />
    <ToastHost />
  </PageFrame>
);
export default Root;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const data = useRouteLoaderData<typeof loader>(rootRouteId);
  const { t } = useTranslation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageFrame isSignedIn={data?.isSignedIn ?? false} theme={data?.theme} consent={data?.consent ?? false}>
      <title>{isMissing ? t('notFound.title') : t('failure.title')}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? <NotFoundPage /> : <FailurePage />}
    </PageFrame>
  );
};
