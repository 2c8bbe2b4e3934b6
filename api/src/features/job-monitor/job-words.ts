import type { Locale } from '@blattwerk/contract/errors';
import type { JobName, ScheduledJobName } from '../../jobs/names.ts';

interface JobWords {
  title: string;
  does: string;
}

const words = (de: JobWords, en: JobWords): Record<Locale, JobWords> => ({ de, en });

/** What each job that the clock starts does, for the people who watch over it. */
const jobWords: Record<ScheduledJobName, Record<Locale, JobWords>> = {
  'accounts.forget-attempts': words(
    { title: 'Anmeldeversuche vergessen', does: 'Löscht Zählungen von Anmeldeversuchen, deren Zeit abgelaufen ist.' },
    { title: 'Forget login attempts', does: 'Deletes counts of login attempts whose time is over.' },
  ),
  'caregivers.keep-up': words(
    {
      title: 'Zugänge von Vertrauenspersonen beenden',
      does: 'Beendet Zugänge und Einladungen, deren Zeit abgelaufen ist, und erinnert Patientinnen und Patienten eine Woche vor dem Ende.',
    },
    { title: 'End accesses of trusted persons', does: 'Ends accesses and invitations whose time is over, and reminds patients a week before the end.' },
  ),
  'bulk-actions.forget': words(
    { title: 'Sammelaktionen vergessen', does: 'Löscht nach 30 Tagen, was aus den einzelnen Einträgen einer Sammelaktion wurde.' },
    { title: 'Forget bulk actions', does: 'Deletes after 30 days what became of the records of a bulk action.' },
  ),
  'list-imports.forget': words(
    { title: 'Importierte Dateien vergessen', does: 'Löscht den Inhalt hochgeladener Importdateien, deren Zeit abgelaufen ist, und nach 30 Tagen den Import.' },
    { title: 'Forget imported files', does: 'Deletes what uploaded import files held once their time is over, and after 30 days the import.' },
  ),
  'list-exports.expire': words(
    { title: 'Exporte von Listen löschen', does: 'Löscht die Dateien exportierter Listen, deren Zeit abgelaufen ist.' },
    { title: 'Delete exports of lists', does: 'Deletes files of exported lists whose time is over.' },
  ),
  'treatments.watch-due': words(
    {
      title: 'Fristen der Prüfung überwachen',
      does: 'Erinnert vor Ablauf der Frist die Ärztinnen und Ärzte. Ist sie überschritten, schreibt es der Verwaltung und entschuldigt sich bei der Patientin oder dem Patienten.',
    },
    {
      title: 'Watch the reviews’ due times',
      does: 'Warns the doctors before a review is due. When one is late, writes to the administrators and apologises to the patient.',
    },
  ),
  'consultations.offer-freed': words(
    { title: 'Freie Termine anbieten', does: 'Bietet frei gewordene Termine der Warteliste an, einer Person nach der anderen.' },
    { title: 'Offer freed appointments', does: 'Offers appointments that became free to the waiting list, one person after the other.' },
  ),
  'consultations.remind': words(
    { title: 'An Videosprechstunden erinnern', does: 'Schreibt Patientinnen und Patienten vor ihrem Termin, so lange vorher wie eingestellt.' },
    { title: 'Remind of video consultations', does: 'Writes to patients before their appointment, as long before as is set.' },
  ),
  'consultations.expire': words(
    { title: 'Videosprechstunden verfallen lassen', does: 'Beendet gebuchte Videosprechstunden, deren Raum geschlossen ist und zu denen niemand kam.' },
    { title: 'Expire video consultations', does: 'Ends booked video consultations whose room has closed and to which no one came.' },
  ),
  'consultations.purge-metadata': words(
    { title: 'Verbindungsdaten löschen', does: 'Löscht drei Monate nach einer Videosprechstunde, wer wann im Raum war, und hält das im Protokoll fest.' },
    { title: 'Delete connection data', does: 'Deletes who was in the room when, three months after a video consultation, and notes that in the audit log.' },
  ),
  'room-guests.purge': words(
    {
      title: 'Versuche an Gastlinks löschen',
      does: 'Löscht drei Monate nach einer Videosprechstunde, wer ihren Gastlink wann versucht hat, und hält das im Protokoll fest.',
    },
    {
      title: 'Delete tries of guest links',
      does: 'Deletes who tried the guest link of a video consultation when, three months after it, and notes that in the audit log.',
    },
  ),
  'files.encrypt': words(
    { title: 'Ältere Dokumente verschlüsseln', does: 'Legt Dokumente, die vor der Verschlüsselung entstanden sind, verschlüsselt ab.' },
    { title: 'Encrypt older documents', does: 'Stores documents of before there was encryption in encrypted form.' },
  ),
  'files.sweep': words(
    {
      title: 'Ablage aufräumen',
      does: 'Löscht, was in der Dateiablage seit fast einem Tag zu keinem Eintrag gehört, etwa nach einem Abbruch während des Speicherns.',
    },
    {
      title: 'Tidy the file storage',
      does: 'Deletes what has belonged to no record for almost a day, for instance after a process died while storing.',
    },
  ),
  'uploads.purge-sessions': words(
    { title: 'Angefangene Uploads löschen', does: 'Löscht, was von Dateien ankam, deren Übertragung nach einem Tag nicht abgeschlossen ist.' },
    { title: 'Delete unfinished uploads', does: 'Deletes what arrived of files whose transfer is not finished after a day.' },
  ),
  'video-rooms.purge': words(
    {
      title: 'Reste der Videoräume löschen',
      does: 'Löscht nach drei Monaten, was die Räume der Videosprechstunde noch von Anwesenden und Verspätungen wissen, und hält das im Protokoll fest.',
    },
    {
      title: 'Delete what video rooms left',
      does: 'Deletes what the rooms of video consultations still know of people and delays after three months, and notes that in the audit log.',
    },
  ),
  'payments.reconcile-ledger': words(
    {
      title: 'Bücher mit dem Zahlungsdienst abgleichen',
      does: 'Vergleicht die Buchungen jeder Zahlung mit dem Guthaben beim Zahlungsdienst, bucht dessen Gebühren und meldet Abweichungen.',
    },
    {
      title: 'Reconcile the books',
      does: 'Compares the entries of each payment with the balance at the payment provider, posts its fees and reports differences.',
    },
  ),
  'payments.reconcile': words(
    { title: 'Zahlungen abgleichen', does: 'Fragt beim Zahlungsdienst nach Zahlungen und Erstattungen, deren Meldung ausblieb.' },
    { title: 'Reconcile payments', does: 'Asks the payment service about payments and refunds whose message did not arrive.' },
  ),
  'identity-checks.reconcile': words(
    { title: 'Identitätsprüfungen abgleichen', does: 'Fragt beim Prüfdienst nach Identitätsprüfungen, deren Meldung ausblieb.' },
    { title: 'Reconcile identity checks', does: 'Asks the checking service about identity checks whose message did not arrive.' },
  ),
  'identity-checks.redact': words(
    { title: 'Ausweisdaten löschen', does: 'Beendet liegen gebliebene Identitätsprüfungen und lässt Ausweisbilder löschen, die ihren Zweck erfüllt haben.' },
    { title: 'Delete identity documents', does: 'Ends identity checks that were left and has pictures of documents deleted that have served their purpose.' },
  ),
  'newsletter.forget': words(
    { title: 'Newsletter-Adressen löschen', does: 'Löscht unbestätigte Anmeldungen und Abmeldungen, deren Nachweis nicht mehr nötig ist.' },
    { title: 'Delete newsletter addresses', does: 'Deletes unconfirmed subscriptions, and withdrawn ones whose proof is no longer needed.' },
  ),
  'alerts.tell': words(
    { title: 'Benachrichtigungen zu Produkten', does: 'Schreibt denen, die auf ein Produkt warten, wenn es da ist oder weniger kostet als ihre Grenze.' },
    { title: 'Alerts about products', does: 'Writes to those who wait for a product once it is there, or costs less than their limit.' },
  ),
  'alerts.forget': words(
    { title: 'Benachrichtigungen löschen', does: 'Löscht unbestätigte Benachrichtigungen nach sieben Tagen und alle nach einem Jahr.' },
    { title: 'Delete alerts', does: 'Deletes unconfirmed alerts after seven days, and all after a year.' },
  ),
  'treatments.expire': words(
    { title: 'Anfragen verfallen lassen', does: 'Beendet Entwürfe und unbezahlte Anfragen nach der eingestellten Zahl von Tagen.' },
    { title: 'Let requests expire', does: 'Ends drafts and unpaid requests after the number of days in the settings.' },
  ),
  'treatments.match-invoices': words(
    { title: 'Rechnungen mit den Büchern abgleichen', does: 'Storniert oder mindert Rechnungen, deren Honorar ohne Beleg erstattet wurde.' },
    { title: 'Match invoices with the books', does: 'Cancels or reduces invoices whose fee was refunded without a document.' },
  ),
  'prescriptions.watch-sendings': words(
    {
      title: 'Auf Apotheken achten, die nicht reagieren',
      does: 'Erinnert Apotheken, legt Versandaufgaben an und bietet Patientinnen und Patienten nach der eingestellten Zeit eine andere Apotheke an.',
    },
    {
      title: 'Watch pharmacies that do not react',
      does: 'Reminds pharmacies, makes delivery tasks and offers patients another pharmacy after the time in the settings.',
    },
  ),
  'prescriptions.expire': words(
    { title: 'Rezepte verfallen lassen', does: 'Beendet Rezepte, deren letzter gültiger Tag vorüber ist.' },
    { title: 'Let prescriptions expire', does: 'Ends prescriptions whose last valid day has passed.' },
  ),
  'prescriptions.remind-pickup': words(
    {
      title: 'An die Abholung erinnern',
      does: 'Erinnert an Bereitgestelltes, einmal nach einigen Tagen und einmal, bevor die Apotheke es nicht mehr zurücklegt.',
    },
    { title: 'Remind of pickup', does: 'Reminds of what is ready, once after some days and once before the pharmacy stops keeping it.' },
  ),
  'audit-log.check-chain': words(
    {
      title: 'Änderungsprotokoll prüfen',
      does: 'Rechnet die Hash-Ketten des Protokolls nach und meldet, wenn ein Eintrag verändert, entfernt oder eingeschoben wurde.',
    },
    { title: 'Check the audit log', does: 'Computes the hash chains of the log anew and reports whether an entry was changed, removed or put in.' },
  ),
  'issued-documents.anchor': words(
    { title: 'Kette der Dokumente verankern', does: 'Hält nach jedem Tag das Ende der Hash-Kette aller ausgestellten Dokumente öffentlich fest.' },
    { title: 'Anchor the chain of documents', does: 'Publishes the end of the hash chain of all issued documents after each day.' },
  ),
  'prescriptions.warn-expiry': words(
    { title: 'Vor dem Ablauf von Rezepten warnen', does: 'Schreibt einmal, bevor ein Rezept abläuft, das noch nicht eingelöst ist.' },
    { title: 'Warn before prescriptions expire', does: 'Writes once before a prescription expires that has not been dispensed.' },
  ),
  'data-exports.expire': words(
    { title: 'Datenkopien löschen', does: 'Löscht bereitgestellte Kopien persönlicher Daten, deren Frist abgelaufen ist.' },
    { title: 'Delete copies of data', does: 'Deletes copies of personal data whose time for download is over.' },
  ),
  'social-logins.forget': words(
    { title: 'Angefangene Anmeldungen vergessen', does: 'Löscht Angaben von Google und Apple zu Anmeldungen, die nicht fortgesetzt wurden.' },
    { title: 'Forget unfinished sign-ins', does: 'Deletes what Google and Apple told about sign-ins that were not continued.' },
  ),
  'retention.clean': words(
    {
      title: 'Aufbewahrungsfristen einhalten',
      does: 'Löscht Sitzungen, Protokolle, E-Mails, Werbedaten, Nachweise und nicht gesendete Fragebögen nach Ablauf ihrer Frist.',
    },
    { title: 'Keep to retention periods', does: 'Deletes sessions, logs, emails, marketing data, proofs and unsent questionnaires after their period.' },
  ),
  'retention.inactive-accounts': words(
    { title: 'Unbenutzte Konten beenden', does: 'Kündigt lange unbenutzten Konten die Löschung an und löscht sie nach der Frist.' },
    { title: 'End unused accounts', does: 'Announces deletion to accounts unused for long and deletes them after the period.' },
  ),
  'retention.sealed-records': words(
    { title: 'Versiegelte Akten löschen', does: 'Löscht versiegelte Akten, deren gesetzliche Aufbewahrungsfrist abgelaufen ist.' },
    { title: 'Delete sealed records', does: 'Deletes sealed records whose legal retention period is over.' },
  ),
  'stock-feeds.pull-due': words(
    { title: 'Fällige Bestandsfeeds abrufen', does: 'Startet den Abruf aller Bestandsfeeds, die nach ihrem eigenen Zeitplan fällig sind.' },
    { title: 'Fetch stock feeds that are due', does: 'Starts fetching every stock feed that is due by its own schedule.' },
  ),
  'stock-feeds.score': words(
    { title: 'Bestandsfeeds bewerten', does: 'Berechnet die Bewertung der Feeds, die seit der letzten neu gelaufen sind, und jede Stunde aller.' },
    { title: 'Score stock feeds', does: 'Works out the score of feeds that have run since the last one, and of all of them every hour.' },
  ),
  'stock-feeds.alarms': words(
    {
      title: 'Über Bestandsfeeds benachrichtigen',
      does: 'Schreibt Verwaltung und Apotheke einmal, wenn ein Feed scheitert, zurückgehalten wird oder schweigt.',
    },
    { title: 'Tell people about stock feeds', does: 'Writes to administrators and the pharmacy once when a feed fails, is held back or is silent.' },
  ),
  'shortages.count': words(
    {
      title: 'Versorgung zählen',
      does: 'Zählt für jedes Produkt, auch nach Region, wie viele Apotheken es haben, wie viel davon da ist und wie viele darauf warten.',
    },
    { title: 'Count supply', does: 'Counts for each product, by region too, how many pharmacies have it, how much there is and how many wait for it.' },
  ),
  'stock.age': words(
    { title: 'Alter des Bestands festhalten', does: 'Hält fest, welcher Bestand unsicher geworden, abgelaufen oder wieder bestätigt ist.' },
    { title: 'Note how old stock is', does: 'Notes which stock has become uncertain, has expired or is confirmed again.' },
  ),
  'stock.keep-history': words(
    {
      title: 'Bestandsverlauf nach Monaten ordnen',
      does: 'Legt Abschnitte für die nächsten Monate an und fasst Monate zusammen, deren Aufbewahrungszeit vorbei ist.',
    },
    { title: 'Keep the stock history by month', does: 'Makes parts for the next months and rolls up months whose retention time is over.' },
  ),
  'catalogue.prune-changes': words(
    { title: 'Änderungen des Katalogs vergessen', does: 'Löscht Vermerke über Änderungen des Katalogs, die alle Prozesse längst kennen.' },
    { title: 'Forget changes of the catalogue', does: 'Deletes notes of changes of the catalogue that every process has long seen.' },
  ),
  'jobs.sweep': words(
    {
      title: 'Liegen gebliebenes nachholen',
      does: 'Gibt Mails, Dokumente und Nachrichten an Apotheken erneut in Arbeit, die nach einem Ausfall liegen geblieben sind, sieben Tage lang.',
    },
    {
      title: 'Catch up on work left behind',
      does: 'Sends mails, documents and notices to pharmacies to work again that were left behind by an outage, for seven days.',
    },
  ),
};

/** What the jobs are called that something else starts. */
const taskTitles: Record<Exclude<JobName, ScheduledJobName>, Record<Locale, string>> = {
  'accounts.send-requested-mail': { de: 'Mail zu einem Konto vorbereiten', en: 'Prepare a mail about an account' },
  'bulk-actions.run': { de: 'Sammelaktion ausführen', en: 'Carry out a bulk action' },
  'list-imports.run': { de: 'Datei in eine Liste importieren', en: 'Import a file into a list' },
  'list-exports.write': { de: 'Liste als Datei ausgeben', en: 'Write a list to a file' },
  'invitations.send': { de: 'Einladung verschicken', en: 'Send an invitation' },
  'treatments.release-decision': { de: 'Ärztliche Entscheidung hinauslassen', en: 'Let a doctor’s decision out' },
  'pharmacy-questions.release-answer': { de: 'Neue Fassung eines Rezepts hinauslassen', en: 'Let a new version of a prescription out' },
  'newsletter-issues.send-portion': { de: 'Nächste Portion einer Newsletter-Ausgabe senden', en: 'Send the next portion of a newsletter issue' },
  'notifications.push': { de: 'Push-Mitteilung senden', en: 'Send a push message' },
  'mails.deliver': { de: 'Mail zustellen', en: 'Deliver a mail' },
  'agreements.store-signed': { de: 'Unterschriebenes Dokument ablegen', en: 'File a signed document' },
  'withdrawals.carry-out': { de: 'Widerruf vom Vertrag ausführen', en: 'Carry out a withdrawal from the contract' },
  'payments.follow': { de: 'Erstattungen und Anfechtungen einer Zahlung nachholen', en: 'Catch up on refunds and disputes of a payment' },
  'payments.refund': { de: 'Zahlung erstatten', en: 'Refund a payment' },
  'identity-checks.refresh': { de: 'Ergebnis einer Identitätsprüfung holen', en: 'Fetch the outcome of an identity check' },
  'uploads.scan': { de: 'Hochgeladene Datei auf Schadsoftware prüfen', en: 'Check an uploaded file for malware' },
  'consents.issue-receipt': { de: 'Beleg einer Einwilligung ausstellen', en: 'Issue the receipt of a consent' },
  'attestations.issue-document': { de: 'Bescheinigung ausstellen', en: 'Issue an attestation' },
  'treatments.issue-documents': { de: 'Dokumente einer Anfrage ausstellen', en: 'Issue the documents of a request' },
  'prescriptions.notify-pharmacy': { de: 'Apotheke benachrichtigen', en: 'Tell a pharmacy' },
  'pharmacy-access.send-link': { de: 'Einer Apotheke ohne Konto den Link schicken', en: 'Send a pharmacy without an account its link' },
  'pharmacy-access.send-tan': { de: 'Einer Apotheke ohne Konto die TAN mitteilen', en: 'Tell a pharmacy without an account its TAN' },
  'pharmacy-access.invite-claimed': { de: 'Apotheke nach ihrer Bestätigung einladen', en: 'Invite a pharmacy after it was confirmed' },
  'data-exports.make': { de: 'Kopie persönlicher Daten erstellen', en: 'Make a copy of personal data' },
  'erasures.run': { de: 'Konto löschen', en: 'Erase an account' },
  'stock-feeds.pull': { de: 'Bestandsfeed abrufen', en: 'Fetch a stock feed' },
};

/** What any job is called, in the reader's language; one that is not known any more has only its name. */
export const titleOf = (job: string, locale: Locale): string =>
  jobWords[job as ScheduledJobName]?.[locale].title ?? taskTitles[job as keyof typeof taskTitles]?.[locale] ?? job;

/** What jobs are called in a language, by their names. */
export const titlesIn = (locale: Locale): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(taskTitles).map(([job, title]) => [job, title[locale]]),
    ...Object.entries(jobWords).map(([job, texts]) => [job, texts[locale].title]),
  ]);

/** What a job is called and does, in the reader's language. */
export const wordsOf = (job: string, locale: Locale): JobWords => jobWords[job as ScheduledJobName][locale];
