import type { AgreementText } from './agreement-text.ts';

export const privacyDe: AgreementText = {
  title: 'Datenschutzerklärung',
  introduction: [
    'Gesundheitsdaten gehören zu den persönlichsten Daten, die es gibt. Diese Erklärung sagt, welche Daten wir wofür verarbeiten, wer sie erhält, wie lange sie bleiben und welche Rechte Sie haben (Art. 13 und 14 DSGVO).',
  ],
  sections: [
    {
      heading: '1. Wer verantwortlich ist',
      paragraphs: [
        'Für Konto, Zahlung und Betrieb der Plattform ist der Betreiber von {{brand}} verantwortlich; Anschrift und Kontakt stehen im Impressum. Für Ihre Patientenakte ist die behandelnde Ärztin oder der behandelnde Arzt verantwortlich. Für die Abgabe des Arzneimittels ist die Apotheke verantwortlich, die Sie wählen.',
        'Unsere Datenschutzbeauftragte oder unseren Datenschutzbeauftragten erreichen Sie über die im Impressum genannte Anschrift mit dem Zusatz „Datenschutz“.',
      ],
    },
    {
      heading: '2. Welche Daten wir verarbeiten und warum',
      paragraphs: [
        'Konto: E-Mail-Adresse, Passwort (nur als nicht umkehrbare Prüfsumme), Name, Geburtsdatum, Anschrift, Telefonnummer. Zweck: Vertrag über die Nutzung der Plattform. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b DSGVO.',
        'Fragebogen und Nachrichten: Ihre Angaben zu Beschwerden, Vorerkrankungen, Medikamenten und Wünschen. Zweck: ärztliche Prüfung und Behandlung. Rechtsgrundlage: bis zum Behandlungsvertrag Ihre ausdrückliche Einwilligung (Art. 9 Abs. 2 Buchst. a DSGVO), danach Art. 9 Abs. 2 Buchst. h und Abs. 3 DSGVO mit § 22 BDSG.',
        'Behandlung: Entscheidung, Rezept, Arztbrief, Gesprächstermine. Zweck: Behandlung und die gesetzliche Pflicht zur Dokumentation (§ 630f BGB). Video und Ton werden nicht aufgezeichnet.',
        'Zahlung: Betrag, Zeitpunkt, Zahlungsart und eine Kennung des Zahlungsdienstes. Kartendaten sehen und speichern wir nicht. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b und c DSGVO.',
        'Identitätsprüfung: Ergebnis, Name und Geburtsdatum aus dem Ausweis. Bilder des Ausweises und Ihres Gesichts verarbeitet der Prüfdienst nur mit Ihrer ausdrücklichen Einwilligung; wir speichern sie nicht. Sie können sich stattdessen im Videogespräch ausweisen.',
        'Technik und Sicherheit: Zeitpunkt, Anfrage und eine verkürzte, verschlüsselte Form der IP-Adresse, um Missbrauch zu erkennen. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. f DSGVO.',
        'Entscheidungen über Ihre Behandlung trifft immer ein Mensch. Eine automatische Entscheidung oder ein Profil (Art. 22 DSGVO) gibt es nicht.',
      ],
    },
    {
      heading: '3. Wer Daten erhält',
      paragraphs: [
        'Die behandelnde Ärztin oder der behandelnde Arzt sieht Ihre Angaben zur Behandlung. Die Apotheke, die Sie wählen, erhält Ihr Rezept und was sie für Abgabe und Abholung braucht. Ihre eigene Ärztin oder Ihr eigener Arzt erhält nur etwas, wenn Sie das veranlassen.',
        'Dienstleister für Rechenzentrum, Speicherung, Mailversand, Zahlung und Identitätsprüfung arbeiten in unserem Auftrag und nach unserer Weisung (Art. 28 DSGVO) und sind zur Verschwiegenheit verpflichtet (§ 203 StGB). Gesundheitsdaten liegen in Rechenzentren in der Europäischen Union mit geprüfter Sicherheit (§ 393 SGB V).',
        'Zahlungs- und Prüfdienste können Daten in Staaten außerhalb der EU verarbeiten. Das geschieht nur mit Angemessenheitsbeschluss oder Standardvertragsklauseln und ohne Gesundheitsdaten.',
        'E-Mails enthalten nie Gesundheitsdaten. Wir verkaufen keine Daten und geben keine zu Werbezwecken weiter.',
      ],
    },
    {
      heading: '4. Cookies',
      paragraphs: [
        'Ohne Einwilligung verwenden wir nur, was für Anmeldung, Sicherheit und Ihre eigenen Einstellungen nötig ist (§ 25 Abs. 2 TDDDG). Alles Weitere laden wir erst, wenn Sie zustimmen. Sie können ebenso leicht ablehnen und Ihre Wahl jederzeit über „Cookie-Einstellungen“ am Seitenende ändern.',
      ],
    },
    {
      heading: '5. Wie lange Daten bleiben',
      paragraphs: [
        'Patientenakte: zehn Jahre nach Ende der Behandlung (§ 630f Abs. 3 BGB). Rechnungen und Zahlungsbelege: acht Jahre, Bücher zehn Jahre (§ 147 AO). Konto ohne Behandlung: bis Sie es löschen, spätestens nach 24 Monaten ohne Nutzung und einem Hinweis. Nicht abgesendeter Fragebogen: 30 Tage. Technische Protokolle: zwölf Monate. Nachweise von Einwilligungen: drei Jahre nach ihrem Ende.',
        'Danach werden die Daten gelöscht. Verlangen Sie die Löschung früher, sperren wir, was wir gesetzlich aufbewahren müssen, und löschen alles andere sofort.',
      ],
    },
    {
      heading: '6. Ihre Rechte',
      paragraphs: [
        'Sie haben das Recht auf Auskunft und eine Kopie Ihrer Daten, auf Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch (Art. 15 bis 21 DSGVO). Einwilligungen können Sie jederzeit mit Wirkung für die Zukunft widerrufen. Schreiben Sie uns dafür einfach eine E-Mail.',
        'Sie können sich bei jeder Datenschutzaufsicht beschweren, zum Beispiel bei der Ihres Bundeslandes.',
      ],
    },
    {
      heading: '7. Müssen Sie Daten angeben?',
      paragraphs: [
        'Nein. Ohne die Angaben des Fragebogens kann aber keine Ärztin und kein Arzt über eine Behandlung entscheiden. Der Katalog lässt sich ohne Konto ansehen.',
      ],
    },
    {
      heading: '8. Wie wir Daten schützen',
      paragraphs: [
        'Übertragung und Speicherung sind verschlüsselt. Zugang haben nur Menschen, die ihn für Ihre Behandlung brauchen, mit einem zweiten Faktor bei der Anmeldung. Jede Einsicht in Gesundheitsdaten wird protokolliert. Für die Verarbeitung liegt eine Datenschutz-Folgenabschätzung vor.',
      ],
    },
  ],
  declaration: [],
};
