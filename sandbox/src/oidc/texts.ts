export interface SignInTexts {
  lang: 'de' | 'en';
  title: (brand: string) => string;
  intro: string;
  sandboxNote: (brand: string) => string;
  hidden: string;
  other: string;
  email: string;
  givenName: string;
  familyName: string;
  emailVerified: string;
  hideEmail: string;
  submit: string;
  cancel: string;
  emailProblem: string;
  closedTitle: string;
  closedText: string;
}

const de: SignInTexts = {
  lang: 'de',
  title: (brand) => `Mit ${brand} anmelden`,
  intro: 'Blattwerk möchte Ihren Namen und Ihre E-Mail-Adresse erfahren. Wählen Sie ein Konto.',
  sandboxNote: (brand) => `Testbetrieb: Diese Seite steht für ${brand}. Es wird kein echtes Konto verwendet.`,
  hidden: 'E-Mail-Adresse verbergen',
  other: 'Ein anderes Konto',
  email: 'E-Mail-Adresse',
  givenName: 'Vorname',
  familyName: 'Nachname',
  emailVerified: 'Die E-Mail-Adresse ist bestätigt',
  hideEmail: 'E-Mail-Adresse verbergen',
  submit: 'Mit diesem Konto anmelden',
  cancel: 'Abbrechen',
  emailProblem: 'Bitte geben Sie eine E-Mail-Adresse ein.',
  closedTitle: 'Diese Anmeldung ist abgelaufen',
  closedText: 'Bitte beginnen Sie bei Blattwerk noch einmal.',
};

const en: SignInTexts = {
  lang: 'en',
  title: (brand) => `Sign in with ${brand}`,
  intro: 'Blattwerk would like to know your name and your email address. Choose an account.',
  sandboxNote: (brand) => `Test mode: this page stands for ${brand}. No real account is used.`,
  hidden: 'hide my email',
  other: 'Another account',
  email: 'Email address',
  givenName: 'First name',
  familyName: 'Last name',
  emailVerified: 'The email address is verified',
  hideEmail: 'Hide my email',
  submit: 'Sign in with this account',
  cancel: 'Cancel',
  emailProblem: 'Please enter an email address.',
  closedTitle: 'This sign-in has expired',
  closedText: 'Please begin again at Blattwerk.',
};

export function signInTexts(browserLanguages: string): SignInTexts {
  return browserLanguages.toLowerCase().startsWith('en') ? en : de;
}
