import type { Locale } from '@blattwerk/contract/errors';
import type { Hint } from '@blattwerk/contract/treatments/case-shapes';
import { formatDate } from '../../locales/format.ts';

/** The address was refused as a minor's before, with another date of birth. Anybody can type an address, so it is something to check. Pure. */
export const birthHint = (refusedAt: Date | undefined, locale: Locale): Hint[] => {
  if (!refusedAt) return [];
  const day = formatDate(refusedAt, locale);
  return [
    {
      rule: 'age.birth-changed',
      kind: 'age',
      severity: 'amber',
      title: { de: 'Geburtsdatum nach einer Ablehnung geändert', en: 'Date of birth changed after a refusal' }[locale],
      text: {
        de: `Am ${day} wurde eine Registrierung mit dieser E-Mail-Adresse und einem anderen Geburtsdatum wegen des Alters abgelehnt. Bitte prüfen Sie das Alter, zum Beispiel am Ausweis.`,
        en: `On ${day} a registration with this email address and another date of birth was refused because of the age. Please check the age, for example by an identity document.`,
      }[locale],
      source: null,
    },
  ];
};
