import { z } from 'zod';
import { limits } from './limits.ts';
import { perAccount } from './payments/ledger.ts';
import { maxRepeats } from './prescriptions/repeats.ts';
import { consultationSettings } from './consultations/settings.ts';
import { contentReaches, highlightReaches } from './products/visibility.ts';
import { listSettings } from './backoffice/settings.ts';
import { deliverySettings } from './delivery-tasks/settings.ts';
import { retentionSettings } from './retention/settings.ts';
import { setting } from './setting.ts';
import { houseSettings } from './settings/house.ts';
import { doseSettings } from './treatments/dose-settings.ts';
import { shortageSettings } from './shortages/settings.ts';

const cents = z.int().min(0).max(1_000_000);
const onOff = z.boolean();
const datevAccount = z.int().min(0).max(9999);
const datevAccounts = z.strictObject(perAccount(datevAccount));
const datevByChart = perAccount(0);
const perCategory = z.strictObject({ flower: z.boolean(), extract: z.boolean(), vape: z.boolean(), edible: z.boolean() });
const offForAll = { flower: false, extract: false, vape: false, edible: false };

/**
 * Which numbers and switches does the business have?
 * Each setting has a shape, a default and a sentence for the back office. A value holds from its start date on
 * (table `settings`), so an old record stays explainable by the rules of its day.
 */
export const settings = {
  ...houseSettings,
  'content.cookieQuestionSeconds': setting(
    z.int().min(1).max(120),
    15,
    'Sekunden, nach denen Besucherinnen und Besucher nach Cookies gefragt werden, wenn sie noch nichts gedrückt oder gerollt haben',
    'Seconds after which visitors are asked about cookies if they have not pressed or scrolled yet',
  ),
  'content.contactAnswerDays': setting(
    z.int().min(2).max(10),
    2,
    'Werktage, in denen eine Antwort auf das Kontaktformular zugesagt wird',
    'Working days within which an answer to the contact form is promised',
  ),
  'invitations.validDays': setting(
    z.int().min(1).max(60),
    14,
    'Tage, die der Link einer Einladung gilt; gilt für neue Links',
    'Days for which the link of an invitation holds; for new links',
  ),
  'fees.depositCents': setting(cents, 1499, 'Anzahlung bei Absenden der Anfrage, brutto', 'Deposit when the request is sent, gross'),
  'fees.serviceCents': setting(cents, 1499, 'Servicegebühr, brutto', 'Service fee, gross'),
  'fees.consultationCents': setting(cents, 1499, 'Gebühr der Videosprechstunde, brutto', 'Fee for a video consultation, gross'),
  'goae.factors': setting(
    z.strictObject({ advice: z.number().min(1).max(2.3), adviceAlone: z.number().min(1).max(2.3), letter: z.number().min(1).max(2.3) }),
    { advice: 1.59, adviceAlone: 2.3, letter: 1 },
    'Faktoren, die für die Rechnung vorgeschlagen werden (GOÄ 1 und 75)',
    'Factors that are proposed for the invoice (GOÄ 1 and 75)',
  ),
  'fees.noShowCents': setting(
    cents,
    0,
    'Ausfallgebühr für eine versäumte Videosprechstunde, brutto; 0: keine. Sie wird vermerkt und nicht von selbst eingezogen',
    'Fee for a missed video consultation, gross; 0: none. It is noted and not charged by itself',
  ),
  'refunds.fourEyesCents': setting(
    cents,
    5000,
    'Erstattungen durch die Verwaltung über diesem Betrag gibt eine zweite Person frei',
    'Refunds by staff above this amount are approved by a second person',
  ),
  'datev.chart': setting(
    z.enum(['skr03', 'skr04']),
    'skr03',
    'Kontenrahmen der DATEV-Ausgabe; er gibt die Konten vor, die unten nicht eigens genannt sind',
    'Chart of accounts of the DATEV export; it gives the accounts that are not named below',
  ),
  'datev.accounts': setting(
    datevAccounts,
    datevByChart,
    'Konten der DATEV-Ausgabe, vierstellig; 0: wie im Kontenrahmen',
    'Accounts of the DATEV export, four digits; 0: as in the chart of accounts',
  ),
  'datev.consultant': setting(z.int().min(1001).max(9_999_999), 1001, 'Beraternummer der Steuerkanzlei bei DATEV', 'The tax adviser’s number at DATEV'),
  'datev.client': setting(z.int().min(1).max(99_999), 1, 'Mandantennummer bei der Steuerkanzlei', 'Our client number at the tax adviser'),
  refundOnDecline: setting(onOff, false, 'Anzahlung bei Ablehnung erstatten', 'Refund the deposit when a request is declined'),
  'gates.identity': setting(onOff, false, 'Identität muss vor der Genehmigung geprüft sein', 'Identity must be verified before approval'),
  'gates.liveContact': setting(
    perCategory,
    offForAll,
    'Persönlicher Kontakt vor der Genehmigung, je Produktart',
    'Live contact before approval, per product category',
  ),
  'gates.oralInformation': setting(onOff, false, 'Mündliche Aufklärung muss festgehalten sein', 'Oral information must be recorded'),
  'law.inPersonRequired': setting(
    perCategory,
    offForAll,
    'Verordnung nur nach persönlichem Kontakt, je Produktart',
    'Prescription only after meeting in person, per product category',
  ),
  'law.followUpQuarters': setting(
    z.int().min(1).max(12),
    4,
    'Quartale mit dem laufenden, in denen nach einem persönlichen Kontakt eine Folgeverordnung ohne neuen möglich ist',
    'Quarters, counting the current one, in which a follow-up after a meeting in person needs no new one',
  ),
  'law.mailOrderFlowers': setting(onOff, true, 'Versand von Blüten erlaubt', 'Mail order of flowers allowed'),
  'law.foreignPrescriptions': setting(
    onOff,
    true,
    'Rezepte mit der Zulassung eines anderen EU-Staats werden anerkannt',
    'Prescriptions by doctors licensed in another EU state are recognised',
  ),
  'secondFactor.required': setting(
    z.strictObject({ doctor: z.boolean(), pharmacy: z.boolean(), admin: z.boolean() }),
    { doctor: true, pharmacy: true, admin: true },
    'Zweiter Faktor bei der Anmeldung vorgeschrieben',
    'Second factor required at login',
  ),
  minAge: setting(z.int().min(18).max(99), 18, 'Mindestalter', 'Minimum age'),
  flagUnderAge: setting(
    z.int().min(18).max(99),
    25,
    'Hinweis an die Ärztin oder den Arzt unter diesem Alter',
    'Point out patients under this age to the doctor',
  ),
  'market.visibility': setting(z.enum(['open', 'register', 'closed']), 'open', 'Sichtbarkeit des Katalogs', 'Visibility of the catalogue'),
  'market.contents': setting(
    z.strictObject({ prices: z.enum(contentReaches), images: z.enum(contentReaches) }),
    { prices: 'all', images: 'all' },
    'Wer Preise und Bilder sieht, wenn der Katalog offen ist',
    'Who sees prices and pictures while the catalogue is open',
  ),
  'highlights.visibility': setting(
    z.strictObject({ effects: z.enum(highlightReaches), sideEffects: z.enum(highlightReaches), benefits: z.enum(highlightReaches) }),
    { effects: 'all', sideEffects: 'all', benefits: 'prescription' },
    'Sichtbarkeit der Rückmeldungen',
    'Visibility of patient feedback',
  ),
  'highlights.minReviews': setting(z.int().min(1).max(1000), 10, 'Rückmeldungen erst ab dieser Anzahl zeigen', 'Show feedback only from this number on'),
  'prescription.requireQualifiedSignature': setting(
    onOff,
    false,
    'Qualifizierte Signatur für elektronischen Versand nötig',
    'Qualified signature needed for sending electronically',
  ),
  'prescription.validMonths': setting(z.int().min(1).max(12), 3, 'Gültigkeit eines Privatrezepts in Monaten', 'Validity of a private prescription in months'),
  'prescription.maxRepeats': setting(
    z.int().min(0).max(maxRepeats),
    maxRepeats,
    'Wiederholungen, die ein Rezept höchstens nennen darf; 0: keine',
    'Repeats that a prescription may name at most; 0: none',
  ),
  'prescription.holdDays': setting(
    z.int().min(1).max(60),
    14,
    'Tage, die eine Apotheke Bereitgestelltes zurücklegt',
    'Days a pharmacy keeps what is ready for pickup',
  ),
  ...deliverySettings,
  'prescription.pickupReminderDays': setting(
    z.int().min(1).max(60),
    3,
    'Nach so vielen Tagen an Bereitgestelltes erinnern',
    'Remind of what is ready for pickup after this many days',
  ),
  'prescription.holdWarningDays': setting(
    z.int().min(1).max(14),
    2,
    'So viele Tage, bevor die Apotheke nicht mehr zurücklegt, noch einmal schreiben',
    'Write again this many days before the pharmacy stops keeping what is ready',
  ),
  'prescription.expiryWarningDays': setting(
    z.int().min(1).max(60),
    14,
    'So viele Tage vor dem Ablauf eines Rezepts schreiben',
    'Write this many days before a prescription expires',
  ),
  'review.businessDays': setting(z.int().min(1).max(10), 1, 'Prüfung in höchstens so vielen Werktagen', 'Review within this many business days'),
  'review.claimMinutes': setting(
    z.int().min(1).max(120),
    10,
    'So lange bleibt eine Anfrage für eine Person reserviert, in Minuten',
    'How long a request stays reserved for one person, in minutes',
  ),
  'review.handOverMinutes': setting(
    z.int().min(10).max(2880),
    240,
    'So lange bleibt eine übergebene Anfrage für die empfangende Person reserviert, in Minuten',
    'How long a request that was handed over stays reserved for the doctor who receives it, in minutes',
  ),
  'review.warnHours': setting(
    z.int().min(1).max(48),
    2,
    'So viele Stunden vor Ablauf der Frist werden Ärztinnen und Ärzte erinnert',
    'Doctors are warned this many hours before a review is due',
  ),
  'review.warnDoctors': setting(onOff, true, 'Ärztinnen und Ärzte vor Ablauf der Frist erinnern', 'Warn doctors before a review is due'),
  'review.escalateMissed': setting(onOff, true, 'Bei überschrittener Frist der Verwaltung schreiben', 'Write to administrators when a review is late'),
  'review.apologise': setting(
    onOff,
    true,
    'Bei überschrittener Frist bei der Patientin oder dem Patienten entschuldigen',
    'Apologise to the patient when a review is late',
  ),
  ...doseSettings,
  'pharmacyQuestions.businessHours': setting(
    z.int().min(1).max(80),
    4,
    'Rückfragen von Apotheken werden in höchstens so vielen Arbeitsstunden beantwortet (werktags 8 bis 18 Uhr)',
    'Questions of pharmacies are answered within this many working hours (business days, 8:00 to 18:00)',
  ),
  ...consultationSettings,
  'treatments.undoSeconds': setting(
    z.int().min(0).max(300),
    30,
    'Sekunden, in denen eine ärztliche Entscheidung zurückgenommen werden kann, bevor sie hinausgeht',
    'Seconds in which a doctor’s decision can be undone before it leaves',
  ),
  'mails.gatherSeconds': setting(
    z.int().min(0).max(900),
    120,
    'Sekunden, die eine nicht eilige E-Mail wartet, damit mehrere kurz nacheinander in einer zusammen kommen; 0: keine wartet',
    'Seconds that a mail that is not urgent waits, so that several in quick succession come as one; 0: none waits',
  ),
  'treatment.maxProducts': setting(
    z.int().min(1).max(limits.productsPerRequest),
    limits.productsPerRequest,
    'Produkte, die eine Behandlungsanfrage höchstens nennen darf',
    'Products that a treatment request may name at most',
  ),
  'treatment.expireDays': setting(z.int().min(1).max(365), 30, 'Entwürfe und Unbezahltes verfallen nach Tagen', 'Drafts and unpaid requests expire after days'),
  'stock.uncertainHours': setting(z.int().min(1).max(240), 24, 'Bestand gilt nach Stunden als unsicher', 'Stock counts as uncertain after hours'),
  'stock.goneHours': setting(z.int().min(1).max(720), 72, 'Bestand gilt nach Stunden als nicht verfügbar', 'Stock counts as unavailable after hours'),
  'stock.historyMonths': setting(
    z.int().min(6).max(120),
    24,
    'Volle Monate, für die der Verlauf von Beständen und Preisen aufbewahrt wird; danach bleibt je Apotheke und Produkt der letzte Stand',
    'Full months for which the history of stock and prices is kept; after that the last state of each product in each pharmacy stays',
  ),
  ...shortageSettings,
  'feeds.maxDropPercent': setting(
    z.int().min(1).max(100),
    40,
    'Höchster Rückgang der Produkte eines Feeds in Prozent',
    'Largest drop in a feed’s products in percent',
  ),
  'feeds.maxPriceFactor': setting(
    z.number().min(1.1).max(100),
    5,
    'Preise dürfen sich höchstens um diesen Faktor ändern',
    'Prices may change by this factor at most',
  ),
  ...listSettings,
  ...retentionSettings,
} as const;

export type SettingKey = keyof typeof settings;
export type SettingValue<K extends SettingKey> = z.output<(typeof settings)[K]['schema']>;
