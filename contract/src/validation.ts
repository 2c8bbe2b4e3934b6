import { z } from 'zod';
import { passwordRules } from './accounts/password-rules.ts';

/** Texts of our own rules. zod's built-in issues are translated by zod's locales; these are looked up by their key. */
export const validationTexts = {
  'password.length': { de: 'Das Passwort braucht 7 bis 32 Zeichen.', en: 'The password needs 7 to 32 characters.' },
  'password.lower': { de: 'Das Passwort braucht einen Kleinbuchstaben.', en: 'The password needs a lower-case letter.' },
  'password.upper': { de: 'Das Passwort braucht einen Großbuchstaben.', en: 'The password needs an upper-case letter.' },
  'password.digit': { de: 'Das Passwort braucht eine Ziffer.', en: 'The password needs a digit.' },
  'password.special': { de: 'Das Passwort braucht ein Sonderzeichen.', en: 'The password needs a special character.' },
  'password.match': { de: 'Die beiden Passwörter stimmen nicht überein.', en: 'The two passwords do not match.' },
  'password.breached': {
    de: 'Dieses Passwort ist aus Datenlecks bekannt. Bitte wählen Sie ein anderes.',
    en: 'This password is known from data leaks. Please choose a different one.',
  },
  'email.same': { de: 'Das ist bereits Ihre E-Mail-Adresse.', en: 'This is already your email address.' },
  'tanEmail.same': {
    de: 'Link und TAN gehen getrennte Wege. Bitte geben Sie eine andere Adresse als die E-Mail-Adresse an.',
    en: 'Link and TAN go by separate ways. Please enter an address other than the email address.',
  },
  'email.invalid': { de: 'Bitte geben Sie eine gültige E-Mail-Adresse an.', en: 'Please enter a valid email address.' },
  'zip.invalid': { de: 'Bitte geben Sie eine gültige Postleitzahl mit fünf Ziffern an.', en: 'Please enter a valid postal code with five digits.' },
  'zip.unknown': { de: 'Diese Postleitzahl gibt es in Deutschland nicht.', en: 'There is no such postal code in Germany.' },
  'contact.required': {
    de: 'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer an, damit wir die Apotheke erreichen.',
    en: 'Please enter an email address or a telephone number so that we can reach the pharmacy.',
  },
  'phone.invalid': { de: 'Bitte geben Sie eine gültige Telefonnummer an.', en: 'Please enter a valid phone number.' },
  'date.invalid': { de: 'Bitte geben Sie ein gültiges Datum an.', en: 'Please enter a valid date.' },
  'accept.privacy': { de: 'Bitte stimmen Sie der Datenschutzerklärung zu.', en: 'Please accept the privacy notice.' },
  'accept.terms': { de: 'Bitte stimmen Sie den Nutzungsbedingungen zu.', en: 'Please accept the terms of use.' },
  'erasure.word': { de: 'Bitte tippen Sie das Wort LÖSCHEN.', en: 'Please type the word DELETE.' },
  required: { de: 'Bitte füllen Sie dieses Feld aus.', en: 'Please fill in this field.' },
  'products.max': {
    de: 'Sie können höchstens drei Produkte angeben.',
    en: 'You can only add a maximum of three products to your request for your treating physician.',
  },
  'feedUrl.refused': {
    de: 'Diese Adresse ist nicht erlaubt. Möglich sind https:// und sftp:// im öffentlichen Netz, ohne Anmeldung in der Adresse.',
    en: 'This address is not allowed. https:// and sftp:// in the public network are possible, without a login in the address.',
  },
  'feedAuth.kind': { de: 'Diese Anmeldung passt nicht zur Adresse.', en: 'This login does not fit the address.' },
  'feedAuth.again': {
    de: 'Die Adresse liegt auf einem anderen Server. Bitte geben Sie die Anmeldung neu ein.',
    en: 'The address is on another server. Please enter the login again.',
  },
  'feedAuth.privateKey': { de: 'Der private Schlüssel oder sein Passwort stimmt nicht.', en: 'The private key or its passphrase is not correct.' },
  'hostKey.required': {
    de: 'Bitte prüfen Sie die Verbindung und bestätigen Sie den Schlüssel des Servers.',
    en: 'Please test the connection and confirm the server’s key.',
  },
  'schedule.invalid': { de: 'Das ist kein Zeitplan mit fünf Feldern.', en: 'This is not a schedule of five fields.' },
  'schedule.tooOften': { de: 'Zwischen zwei Abrufen liegen mindestens fünf Minuten.', en: 'There are at least five minutes between two fetches.' },
  'openingHours.impossible': {
    de: 'Jede Zeit endet nach ihrem Anfang und vor der nächsten des Tages.',
    en: 'Each time ends after its beginning and before the next one of the day.',
  },
  'pzn.invalid': { de: 'Die Prüfziffer der PZN stimmt nicht.', en: 'The check digit of the PZN is not correct.' },
} as const;
export type ValidationKey = keyof typeof validationTexts;

const message = (key: ValidationKey) => ({ error: key });

export const text = (min: number, max: number) => z.string().trim().min(min).max(max);
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  // Mail servers take at most 64 characters before the @ (RFC 5321, 4.5.3.1.1).
  .regex(/^[^@]{1,64}@/, message('email.invalid'))
  .pipe(z.email(message('email.invalid')));
export const zipCode = z.string().regex(/^\d{5}$/, message('zip.invalid'));
export const isoDate = z.iso.date(message('date.invalid'));
export const instant = z.iso.datetime();
export const id = z.uuid();
/** Written by people in any form; the API normalises it to E.164 with libphonenumber. */
export const phone = z
  .string()
  .trim()
  .min(4, message('phone.invalid'))
  .max(30, message('phone.invalid'))
  .regex(/^[+\d][\d\s()/.-]*$/, message('phone.invalid'));
export const cents = z.int().min(0);
export const locale = z.enum(['de', 'en']);
/** Several values of a query are a repeated key (`category=flower&category=vape`): any of them. One key alone arrives as a plain value. */
export const anyOf = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).max(50).optional());
/** A query flag: `?inStock=true`. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const password = z.string().superRefine((value, ctx) => {
  for (const rule of passwordRules) if (!rule.test(value)) ctx.addIssue({ code: 'custom', message: rule.key satisfies ValidationKey });
});

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(24),
});

export const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.int() });
