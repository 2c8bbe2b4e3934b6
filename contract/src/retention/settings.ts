import { z } from 'zod';
import { setting } from '../setting.ts';

/** How long each class of data is kept, with the rule. Where the law names a shortest time, nothing shorter can be set. */
export const retentionSettings = {
  'retention.recordYears': setting(
    z.int().min(10).max(30),
    10,
    'Behandlungsunterlagen: Jahre nach dem Ende der letzten Behandlung (§ 630f Abs. 3 BGB: mindestens 10)',
    'Treatment records: years after the end of the last treatment (section 630f(3) BGB: at least 10)',
  ),
  'retention.voucherYears': setting(
    z.int().min(8).max(30),
    8,
    'Rechnungen und Zahlungsbelege: Jahre nach dem letzten Beleg (§ 147 Abs. 3 AO: mindestens 8)',
    'Invoices and payment vouchers: years after the last voucher (section 147(3) AO: at least 8)',
  ),
  'retention.withdrawalYears': setting(
    z.int().min(6).max(30),
    6,
    'Widerrufe des Vertrags: volle Jahre nach dem Jahr des Eingangs (Handelsbriefe, § 257 Abs. 4 HGB: mindestens 6)',
    'Withdrawals from the contract: full years after the year of receipt (business letters, section 257(4) HGB: at least 6)',
  ),
  'retention.consentProofYears': setting(
    z.int().min(3).max(10),
    3,
    'Nachweise von Einwilligungen: volle Jahre nach dem Jahr, in dem das Konto endete (Verjährung, §§ 195, 199 BGB; Art. 7 Abs. 1 DSGVO)',
    'Proofs of consent: full years after the year in which the account ended (limitation, sections 195, 199 BGB; Art. 7(1) GDPR)',
  ),
  'retention.unsentDays': setting(
    z.int().min(1).max(365),
    30,
    'Nicht gesendete Fragebögen, ihre Dateien und Anfragen: Tage nach der letzten Änderung (Art. 5 Abs. 1 Buchst. e DSGVO)',
    'Questionnaires that were not sent, their files and requests: days after the last change (Art. 5(1)(e) GDPR)',
  ),
  'retention.contactMonths': setting(
    z.int().min(1).max(24),
    6,
    'Kontaktadressen aus dem Markt ohne bestätigten Newsletter: Monate nach dem letzten Kontakt (Art. 5 Abs. 1 Buchst. e DSGVO)',
    'Contacts from the market without a confirmed newsletter: months after the last contact (Art. 5(1)(e) GDPR)',
  ),
  'retention.contactRequestMonths': setting(
    z.int().min(1).max(36),
    12,
    'Nachrichten über das Kontaktformular mit ihrer Antwort: Monate nach der letzten Änderung (Art. 5 Abs. 1 Buchst. e DSGVO)',
    'Messages of the contact form with their answers: months after the last change (Art. 5(1)(e) GDPR)',
  ),
  'retention.inactiveMonths': setting(
    z.int().min(12).max(60),
    24,
    'Konten ohne Behandlung: Monate ohne Anmeldung bis zur Ankündigung der Löschung (Art. 5 Abs. 1 Buchst. e DSGVO)',
    'Accounts without a treatment: months without a login until the deletion is announced (Art. 5(1)(e) GDPR)',
  ),
  'retention.mailMonths': setting(
    z.int().min(1).max(36),
    12,
    'Versendete E-Mails (Empfänger, Anlass, Zeitpunkt; kein Wortlaut): Monate nach dem Versand (Art. 5 Abs. 1 Buchst. e DSGVO)',
    'Emails that were sent (recipient, occasion, time; no wording): months after they were sent (Art. 5(1)(e) GDPR)',
  ),
  'retention.accessLogYears': setting(
    z.int().min(3).max(30),
    10,
    'Protokoll der Zugriffe und Änderungen: Jahre nach dem Eintrag, so lange wie die Behandlungsunterlagen (§ 630f Abs. 1 und 3 BGB, Art. 5 Abs. 2 DSGVO)',
    'Log of accesses and changes: years after the entry, as long as treatment records (section 630f(1) and (3) BGB, Art. 5(2) GDPR)',
  ),
  'retention.technicalMonths': setting(
    z.int().min(3).max(24),
    12,
    'Technische Protokolle: Monate nach dem Ende einer Sitzung, nach einer Anmeldung, der Prüfung eines Dokuments oder einer Hintergrundaufgabe (Art. 5 Abs. 1 Buchst. e DSGVO)',
    'Technical logs: months after a session ended, after a login, the check of a document or a background job (Art. 5(1)(e) GDPR)',
  ),
  'retention.refusedUploadDays': setting(
    z.int().min(1).max(365),
    30,
    'Vermerke über hochgeladene Dateien mit Schadsoftware, deren Inhalt sofort gelöscht wurde: Tage nach der Ablehnung (Art. 5 Abs. 1 Buchst. e DSGVO)',
    'Notes of uploaded files with malware, whose content was deleted at once: days after the refusal (Art. 5(1)(e) GDPR)',
  ),
} as const;
