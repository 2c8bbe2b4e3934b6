import { amended, reworded } from './amended.ts';
import { privacy3De } from './privacy-3.de.ts';

/** Version 4: every class of data with its period, as the settings have it, and the proof of deletion. */
export const privacy4De = amended(
  reworded(privacy3De, [
    ['Patientenakte: zehn Jahre nach', 'Patientenakte: {{recordYears}} Jahre nach'],
    [
      'Rechnungen und Zahlungsbelege: acht Jahre, Bücher zehn Jahre (§ 147 AO).',
      'Rechnungen und Zahlungsbelege: {{voucherYears}} Jahre, Bücher zehn Jahre (§ 147 AO). Widerrufe des Vertrags: {{withdrawalYears}} volle Jahre nach dem Jahr des Eingangs (§ 257 HGB).',
    ],
    ['spätestens nach 24 Monaten ohne Nutzung', 'spätestens nach {{inactiveMonths}} Monaten ohne Nutzung'],
    [
      'Nicht abgesendeter Fragebogen: 30 Tage. Technische Protokolle: zwölf Monate. Nachweise von Einwilligungen: drei Jahre nach ihrem Ende.',
      'Nicht abgesendeter Fragebogen mit seinen Dateien: {{unsentDays}} Tage nach der letzten Änderung. Vermerk über eine hochgeladene Datei mit Schadsoftware, die wir sofort löschen: {{refusedUploadDays}} Tage. Versendete E-Mails (Empfänger, Anlass und Zeitpunkt, nicht der Wortlaut): {{mailMonths}} Monate. Protokoll, wer Ihre Daten gesehen oder geändert hat: {{accessLogYears}} Jahre nach dem Eintrag. Technische Protokolle (beendete Sitzungen, Anmeldungen, Aufgaben des Systems): {{technicalMonths}} Monate. Nachweise von Einwilligungen: {{consentProofYears}} volle Jahre nach dem Jahr, in dem Ihr Konto endete.',
    ],
    ['Kontaktadresse sechs Monate, nachdem', 'Kontaktadresse {{contactMonths}} Monate, nachdem'],
    [
      'Newsletter ohne Bestätigung 30 Tage, bestätigt bis Sie ihn abbestellen, der Nachweis bis zum Ende des dritten Jahres danach. Benachrichtigung ohne Bestätigung sieben Tage, sonst bis Sie sie beenden, höchstens ein Jahr.',
      'Newsletter ohne Bestätigung {{newsletterRequestDays}} Tage, bestätigt bis Sie ihn abbestellen, der Nachweis {{newsletterProofYears}} volle Jahre nach dem Jahr der Abbestellung. Benachrichtigung ohne Bestätigung {{alertRequestDays}} Tage, sonst bis Sie sie beenden, höchstens {{alertDays}} Tage.',
    ],
  ]),
  {
    5: [
      'Löschen wir Ihr Konto, erhalten Sie mit unserer letzten E-Mail einen versiegelten Löschnachweis. Er sagt, was gelöscht ist und was aus welchem Grund wie lange bleibt, und nennt keinen Namen. Verbieten ein Rechtsstreit oder eine Behörde die Löschung, bleiben die Daten gesperrt, bis das endet (Art. 17 Abs. 3 Buchst. e DSGVO).',
    ],
  },
);
