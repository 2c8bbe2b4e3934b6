import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { index, layout, prefix, route } from '@react-router/dev/routes';
import { topics } from './lib/texts/topics.ts';
import type { Locale } from './lib/i18n/locale.ts';

/**
 * Where can a patient go? Every address is written here once and mounted twice: German at the root, English under /en.
 * `file` is below routes/; an id is `<language>:<file>`, or `<language>:<file>:<name>` where one file serves several addresses.
 */
type Page = [path: string, file: string, name?: string];

/** These show the selection of products on each page. */
const marketPages: Page[] = [
  ['city/:slug', 'city'],
  ['market', 'market'],
  ['market/catalog/:section', 'market', 'section'],
  ['market/products/:slug', 'product'],
  ['market/compare', 'compare'],
  ['market/favorites', 'favorites'],
  ['market/pharmacies', 'pharmacies'],
  ['market/pharmacies/:slug', 'pharmacy'],
  ['vape', 'vape'],
];

/** What is written about health and about us; the texts lie in `texts`. */
const textPages: Page[] = [
  ...topics.map((topic): Page => [topic, 'topic', topic]),
  ['about', 'about'],
  ['barrierefreiheit', 'about', 'barrierefreiheit'],
  ['blog', 'blog'],
  ['blog/:slug', 'article'],
  ['help', 'help'],
  ['contact', 'contact'],
  ['contact/answer', 'contact-answer'],
];

const publicPages: Page[] = [
  ['gallery', 'gallery'],
  ['market/checkout', 'checkout'],
  ['vape/checkout', 'checkout', 'vape'],
  ['check', 'check'],
  ['check/:code', 'check', 'code'],
  ['p/:token', 'pharmacy-link'],
  ['room/guest', 'room-guest'],
  ['dashboard-shadow', 'dashboard-shadow'],
  ['agb', 'agreement-page', 'agb'],
  ['datenschutz', 'agreement-page', 'datenschutz'],
  ['data-privacy', 'agreement-page', 'data-privacy'],
  ['agreements/information', 'agreement-page', 'information'],
  ['agreements/contract', 'agreement-page', 'contract'],
  ['patientensicherheit', 'agreement-page', 'patientensicherheit'],
  ['impressum', 'imprint'],
  ['credits', 'credits'],
  ['withdraw', 'withdraw'],
  ['withdraw/confirm', 'withdraw-confirm'],
];

const accountPages: Page[] = [
  ['newsletter', 'newsletter'],
  ['newsletter/:step', 'newsletter-step'],
  ['market/alerts/:step', 'alert-step'],
  ['auth', 'auth-root'],
  ['auth/login', 'login'],
  ['auth/login-simple', 'login-simple'],
  ['auth/register', 'register'],
  ['auth/register/complete', 'continue', 'register'],
  ['auth/continue', 'continue'],
  ['auth/register-simple', 'register-simple'],
  ['auth/password-forgot', 'password-forgot'],
  ['auth/confirm-info/:kind', 'confirm-info'],
  ['auth/invitation', 'invitation'],
  ['for-others/invitation', 'caregiver-invitation'],
];

const privatePages: Page[] = [
  ['onboarding', 'onboarding'],
  ['profile', 'profile'],
  ['profile-incomplete', 'profile-incomplete'],
  ['profile/security', 'profile-security'],
  ['profile/notifications', 'profile-notifications'],
  ['profile/privacy', 'profile-privacy'],
  ['profile/caregivers', 'profile-caregivers'],
  ['for-others', 'for-others'],
  ['for-others/:id', 'for-others-person'],
  ['notifications', 'notifications'],
  ['stripe-identify', 'stripe-identify'],
  ['room', 'room'],
  ['dashboard', 'dashboard'],
  ['dashboard/prescriptions', 'prescriptions'],
  ['dashboard/case/:id', 'case'],
  ['dashboard/contributions', 'contributions'],
  ['dashboard/diary', 'diary'],
  ['dashboard/documents', 'documents'],
  ['video-consultation/create', 'video-consultation'],
  ['consultations', 'consultations'],
  ['consultations/:id', 'consultation'],
  ['dashboard/information-sheet', 'agreement', 'information'],
  ['dashboard/treatment-contract', 'agreement', 'contract'],
  ['dashboard/treatment-payment', 'treatment-payment'],
  ['dashboard/waiting', 'waiting'],
  ['dashboard/pharmacy', 'pharmacy-selection', 'pharmacy'],
  ['dashboard/pharmacy-selection', 'pharmacy-selection'],
  ['dashboard/health-state/create', 'questionnaire', 'dashboard-create'],
  ['dashboard/health-state/update', 'follow-up', 'dashboard'],
  ['health-state', 'questionnaire', 'root'],
  ['health-state/update', 'follow-up'],
  ['health-state/create/prescription', 'questionnaire', 'prescription'],
  ['health-state/create/profile', 'questionnaire', 'profile'],
  ['health-state/review', 'questionnaire-review'],
];

const pages = (language: Locale): RouteConfigEntry[] => {
  const mount = ([path, file, name]: Page) => route(path, `routes/${file}.tsx`, { id: [language, file, name].filter(Boolean).join(':') });
  return [
    ...[...textPages, ...publicPages].map(mount),
    layout('routes/market-layout.tsx', { id: `${language}:market-layout` }, [index('routes/home.tsx', { id: `${language}:home` }), ...marketPages.map(mount)]),
    layout('routes/account-layout.tsx', { id: `${language}:account` }, accountPages.map(mount)),
    layout('routes/private-layout.tsx', { id: `${language}:private` }, privatePages.map(mount)),
    route('*', 'routes/not-found.tsx', { id: `${language}:not-found` }),
  ];
};

/** What search engines and browsers ask for beside pages; it has no language of its own. */
const forCrawlers = [
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('sitemap.xml', 'routes/sitemap.ts', { id: 'sitemap' }),
  route('sitemap/:file', 'routes/sitemap.ts', { id: 'sitemap:file' }),
];

export default [...forCrawlers, ...prefix('en', pages('en')), ...pages('de')] satisfies RouteConfig;
