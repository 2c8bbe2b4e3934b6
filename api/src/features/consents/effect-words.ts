import type { ConsentEffect, EffectKind } from '@blattwerk/contract/consents/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import { formatInstant, formatMoney } from '../../locales/format.ts';

/** One thing that a withdrawal does: a request's or prescription's number, an amount, an appointment's time. */
export interface Effect {
  kind: EffectKind;
  number?: string;
  cents?: number;
  at?: Date;
}

const words: Record<EffectKind, Record<Locale, string>> = {
  'request-cancelled': {
    de: 'Ihre offene Anfrage {{number}} endet. Sie wird nicht weiter geprüft.',
    en: 'Your open request {{number}} ends. It is not reviewed any further.',
  },
  'deposit-refunded': { de: 'Ihre Anzahlung von {{amount}} wird erstattet.', en: 'Your deposit of {{amount}} is refunded.' },
  'draft-emptied': {
    de: 'Ihr angefangener Fragebogen wird geleert.',
    en: 'The questionnaire that you have begun is emptied.',
  },
  'record-kept': {
    de: 'Was Ärztinnen und Ärzte schon dokumentiert haben, müssen sie zehn Jahre aufbewahren (§ 630f BGB).',
    en: 'What doctors have already recorded they must keep for ten years (section 630f BGB).',
  },
  'prescription-taken-back': {
    de: 'Das Rezept {{number}} nehmen wir von der Apotheke zurück und benachrichtigen sie. Der Zugang der Apotheke zur Datei endet sofort.',
    en: 'Prescription {{number}} is taken back from the pharmacy, which is notified. The pharmacy’s access to the file ends at once.',
  },
  'prescription-kept': {
    de: 'Das Rezept {{number}} ist zum Teil abgegeben und bleibt bei der Apotheke.',
    en: 'Prescription {{number}} has been dispensed in part and stays with the pharmacy.',
  },
  'consultation-by-phone': {
    de: 'Ihr Termin am {{at}} findet telefonisch statt.',
    en: 'Your appointment on {{at}} takes place by telephone.',
  },
  'consultation-cancelled': { de: 'Ihr Termin am {{at}} wird abgesagt.', en: 'Your appointment on {{at}} is cancelled.' },
  'diary-hidden': {
    de: 'Ihr Tagebuch ist für Ärztinnen und Ärzte ab sofort nicht mehr zu sehen. Ihre Einträge bleiben Ihnen.',
    en: 'Doctors can no longer see your diary, with immediate effect. Your entries stay with you.',
  },
  'newsletter-ended': { de: 'Sie erhalten den Newsletter nicht mehr.', en: 'You no longer receive the newsletter.' },
  'analytics-ended': {
    de: 'Wir löschen, über welche Kampagne Sie gekommen sind, und merken es uns nicht mehr.',
    en: 'We delete which campaign brought you here and no longer keep it.',
  },
  'nothing-open': { de: 'Zurzeit hängt nichts von dieser Einwilligung ab.', en: 'Nothing depends on this consent at the moment.' },
};

export const wordedEffect = ({ kind, number = '', cents = 0, at }: Effect, locale: Locale): ConsentEffect => {
  const values: Record<string, string> = { number, amount: formatMoney(cents, 'EUR', locale), at: at ? formatInstant(at, locale) : '' };
  return { kind, text: words[kind][locale].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '') };
};
