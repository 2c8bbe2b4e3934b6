import { cast, demoPassword } from '../seeds/cast.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './journeys/sign-in.ts';
import { sized } from './product/run-size.ts';

/** The addresses that were promised, with how each page's title begins. A patient with a whole profile is signed in: private pages have titles too. */
const routes: readonly [path: string, de: string, en: string][] = [
  ['/', 'Medizinisches Cannabis, ärztlich begleitet', 'Medical cannabis, with a doctor beside you'],
  ['/about', 'Über uns', 'About us'],
  ['/agb', 'Allgemeine Geschäftsbedingungen', 'General terms and conditions'],
  ['/angst-und-ptbs', 'Angst und PTBS behandeln', 'Treating anxiety and PTSD'],
  ['/auth', 'Anmelden', 'Log in'],
  ['/auth/confirm-info/email-confirmed', 'Ihre E-Mail-Adresse ist bestätigt', 'Your email address is confirmed'],
  ['/auth/confirm-info/forgot', 'Sehen Sie in Ihr Postfach', 'Check your inbox'],
  ['/auth/confirm-info/non-adult', 'Eine Behandlung ist erst ab 18 Jahren möglich', 'Treatment is only possible from the age of 18'],
  ['/auth/confirm-info/reset', 'Neues Passwort festlegen', 'Set a new password'],
  ['/auth/confirm-info/sign-up', 'Sehen Sie in Ihr Postfach', 'Check your inbox'],
  ['/auth/login', 'Anmelden', 'Log in'],
  ['/auth/login-simple', 'Anmelden', 'Log in'],
  ['/auth/password-forgot', 'Passwort vergessen', 'Forgotten password'],
  ['/auth/register', 'Konto anlegen', 'Create an account'],
  ['/auth/register-simple', 'Konto anlegen', 'Create an account'],
  ['/blog', 'Artikel', 'Articles'],
  ['/cannabis-rezept-online', 'Wie eine ärztliche Prüfung abläuft', 'How a medical review works'],
  ['/chronische-schmerzen', 'Chronische Schmerzen behandeln', 'Treating chronic pain'],
  ['/city/berlin', 'Berlin: ', 'Berlin: '],
  ['/city/hannover', 'Hannover: ', 'Hanover: '],
  ['/city/munchen', 'München: ', 'Munich: '],
  ['/city/nurnberg', 'Nürnberg: ', 'Nuremberg: '],
  ['/city/trier', 'Trier: ', 'Trier: '],
  ['/dashboard', 'Übersicht', 'Overview'],
  ['/dashboard-shadow', 'Support-Ansicht', 'Support view'],
  ['/dashboard/health-state/create', 'Fragebogen', 'Questionnaire'],
  ['/dashboard/health-state/update', 'Folgerezept anfordern', 'Request a follow-up prescription'],
  ['/dashboard/information-sheet', 'Aufklärung', 'Information sheet'],
  ['/dashboard/pharmacy', 'Apotheke wählen', 'Choose a pharmacy'],
  ['/dashboard/pharmacy-selection', 'Apotheke wählen', 'Choose a pharmacy'],
  ['/dashboard/prescriptions', 'Meine Zertifikate', 'My certificates'],
  ['/dashboard/treatment-contract', 'Behandlungsvertrag', 'Treatment contract'],
  ['/dashboard/treatment-payment', 'Anzahlung', 'Deposit'],
  ['/data-privacy', 'Datenschutzerklärung', 'Privacy notice'],
  ['/datenschutz', 'Datenschutzerklärung', 'Privacy notice'],
  ['/for-others', 'Für andere', 'For others'],
  ['/for-others/invitation', 'Einladung als Vertrauensperson', 'Invitation as a trusted person'],
  ['/frauengesundheit', 'Frauengesundheit', 'Women’s health'],
  ['/health-state', 'Fragebogen', 'Questionnaire'],
  ['/health-state/create/prescription', 'Fragebogen', 'Questionnaire'],
  ['/health-state/create/profile', 'Fragebogen', 'Questionnaire'],
  ['/health-state/update', 'Folgerezept anfordern', 'Request a follow-up prescription'],
  ['/impressum', 'Impressum', 'Imprint'],
  ['/market', 'Was Apotheken gerade vorrätig haben', 'What pharmacies have in stock right now'],
  ['/market/catalog/edibles', 'Edibles: ', 'Edibles: '],
  ['/market/catalog/extracts', 'Cannabisextrakte: ', 'Cannabis extracts: '],
  ['/market/catalog/flowers', 'Cannabisblüten: ', 'Cannabis flowers: '],
  ['/market/catalog/hybrid', 'Hybrid: ', 'Hybrid: '],
  ['/market/catalog/indica', 'Indica: ', 'Indica: '],
  ['/market/catalog/sativa', 'Sativa: ', 'Sativa: '],
  ['/market/catalog/vapes', 'Vapes: ', 'Vapes: '],
  ['/market/checkout', 'Ihre Auswahl', 'Your selection'],
  ['/market/pharmacies', 'Apotheken', 'Pharmacies'],
  ['/migraene', 'Migräne behandeln', 'Treating migraine'],
  ['/onboarding', 'Willkommen', 'Welcome'],
  ['/patientensicherheit', 'Patientensicherheit', 'Patient safety'],
  ['/profile', 'Profil', 'Profile'],
  ['/profile/caregivers', 'Vertrauenspersonen', 'Trusted persons'],
  ['/profile-incomplete', 'Was im Profil noch fehlt', 'What your profile still lacks'],
  ['/room', 'Videosprechstunden', 'Video consultations'],
  ['/schlafstoerung', 'Schlafstörung behandeln', 'Treating sleep disorders'],
  ['/stripe-identify', 'Identität bestätigen', 'Confirm your identity'],
  ['/vape', 'Vapes: Arzneimittel und Geräte', 'Vapes: medicines and devices'],
  ['/vape/checkout', 'Ihre Auswahl an Vapes', 'Your selection of vapes'],
  ['/video-consultation/create', 'Videosprechstunde buchen', 'Book a video consultation'],
];

// In German the crawl opens the public ones of them too.
for (const locale of sized(['en'] as const, ['de', 'en'] as const))
  test(`every address of the product answers with a page of its own (${locale})`, async ({ page }) => {
    await signIn(page, { ...cast.patient, password: demoPassword });
    const shown: [string, string | undefined][] = [];
    const promised: [string, string][] = [];
    for (const [path, de, en] of routes) {
      const begin = locale === 'en' ? en : de;
      const answer = await page.request.get(locale === 'en' ? `/en${path}` : path);
      const title = answer.status() === 200 ? /<title[^>]*>([^<]*)</.exec(await answer.text())?.[1] : `status ${answer.status()}`;
      promised.push([path, begin]);
      shown.push([path, title?.startsWith(begin) ? begin : title]);
    }
    expect(shown).toEqual(promised);
  });
