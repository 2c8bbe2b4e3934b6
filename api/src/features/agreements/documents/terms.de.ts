import type { AgreementText } from './agreement-text.ts';

export const termsDe: AgreementText = {
  title: 'Allgemeine Geschäftsbedingungen',
  introduction: [
    'Diese Bedingungen gelten für die Nutzung der Plattform {{brand}} durch Patientinnen und Patienten. Die ärztliche Behandlung ist nicht Gegenstand dieses Vertrags; für sie gilt der Behandlungsvertrag.',
  ],
  sections: [
    {
      heading: '1. Was {{brand}} ist',
      paragraphs: [
        '{{brand}} zeigt, welche Produkte Apotheken als verfügbar melden, nimmt Behandlungsanfragen entgegen, vermittelt sie an Ärztinnen und Ärzte und übermittelt Rezepte an die Apotheke, die Sie wählen. {{brand}} behandelt nicht, verkauft keine Arzneimittel und entscheidet nicht über Verordnungen.',
      ],
    },
    {
      heading: '2. Konto',
      paragraphs: [
        'Ein Konto ist kostenfrei. Sie müssen mindestens 18 Jahre alt sein, wahre Angaben machen und die Zugangsdaten für sich behalten. Jede Person darf ein Konto führen. Bei Missbrauch können wir ein Konto sperren; Ihre Patientenakte bleibt für Sie zugänglich.',
        'Sie können den Vertrag über das Konto jederzeit beenden, indem Sie das Konto löschen. Wir können ihn mit einer Frist von vier Wochen beenden.',
      ],
    },
    {
      heading: '3. Wie ein Auftrag zustande kommt',
      paragraphs: [
        'Vor dem Absenden einer Anfrage sehen Sie alle Angaben und Kosten auf einer Seite und können Fehler berichtigen. Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie den Auftrag ab. Den Eingang bestätigen wir sofort per E-Mail. Vertragstexte und Dokumente liegen in Ihrem Konto.',
      ],
    },
    {
      heading: '4. Preise und Anzahlung',
      paragraphs: [
        'Die Anzahlung beträgt {{deposit}}. Ziehen Sie die Anfrage vor einer Entscheidung zurück und hat noch kein Gespräch stattgefunden, wird sie von selbst und vollständig erstattet, auf demselben Weg, auf dem Sie bezahlt haben. Nach einer ärztlichen Entscheidung oder einem Gespräch wird sie mit dem gleich hohen ärztlichen Honorar verrechnet, über das Sie eine Rechnung erhalten.',
        'Eine Servicegebühr von {{serviceFee}} einschließlich 19 % Umsatzsteuer entsteht nur für Vermittlungsleistungen, die Sie ausdrücklich bestellen. Sie wird vorher deutlich angezeigt.',
        'Preise im Katalog sind Preise der Apotheken je Gramm, Milliliter oder Stück einschließlich Umsatzsteuer, ohne ärztliches Honorar und Versand. Verbindlich ist der Preis der Apotheke bei der Abgabe.',
      ],
    },
    {
      heading: '5. Bestände, Reihenfolge und Bewertungen',
      paragraphs: [
        'Verfügbarkeit und Preise stammen aus Meldungen der Apotheken und können sich jederzeit ändern. Bestände, die länger als 24 Stunden nicht bestätigt wurden, sind als unsicher gekennzeichnet.',
        'Listen sind danach geordnet, was Sie gewählt haben, zum Beispiel Preis, Entfernung oder Bewertung. Bezahlung beeinflusst die Reihenfolge nie. Alle Apotheken in Deutschland können gleichberechtigt gewählt werden.',
        'Produkte bewerten können nur Personen, denen das Produkt über {{brand}} verordnet wurde. Bewertungen prüfen wir vor der Veröffentlichung auf Rechtsverstöße, nicht auf ihre Richtigkeit. Sie sind Rückmeldungen und kein Beleg für eine Wirkung.',
      ],
    },
    {
      heading: '6. Ihr Widerrufsrecht',
      paragraphs: [
        'Sie können den Vertrag über die Nutzung der Plattform innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt mit dem Vertragsschluss. Es genügt eine eindeutige Erklärung, zum Beispiel per E-Mail oder Brief. Rechtzeitig ist, was Sie vor Ablauf der Frist absenden.',
        'Nach einem Widerruf erstatten wir alle Zahlungen unverzüglich, spätestens nach 14 Tagen, auf demselben Weg und ohne Kosten für Sie. Haben Sie verlangt, dass wir vor Ablauf der Frist beginnen, zahlen Sie nur den Anteil, der dem bis dahin Erbrachten entspricht. Das Recht erlischt bei Dienstleistungen, wenn sie vollständig erbracht sind und Sie vorher ausdrücklich zugestimmt und bestätigt haben, dass Sie das wissen.',
        'Muster: „Hiermit widerrufe ich den von mir geschlossenen Vertrag über die Nutzung der Plattform {{brand}}, bestellt am …, Name, Anschrift, Datum.“',
      ],
    },
    {
      heading: '7. Verfügbarkeit und Haftung',
      paragraphs: [
        'Wir halten die Plattform so verfügbar, wie es technisch zumutbar ist. Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit und bei Schäden an Leben, Körper und Gesundheit, ebenso nach dem Produkthaftungsgesetz. Bei einfacher Fahrlässigkeit haften wir für die Verletzung von Pflichten, auf deren Einhaltung Sie vertrauen dürfen, begrenzt auf den vorhersehbaren Schaden.',
      ],
    },
    {
      heading: '8. Änderungen',
      paragraphs: [
        'Änderungen dieser Bedingungen teilen wir Ihnen mindestens sechs Wochen vorher mit. Sie gelten nur, wenn Sie zustimmen. Bereits erteilte Aufträge bleiben unberührt.',
      ],
    },
    {
      heading: '9. Streit und Recht',
      paragraphs: [
        'Schreiben Sie uns, wenn etwas nicht stimmt; wir suchen eine Lösung. Zur Teilnahme an einem Verfahren vor einer Verbraucherschlichtungsstelle sind wir nicht verpflichtet und nicht bereit.',
        'Es gilt deutsches Recht. Zwingende Vorschriften zum Schutz von Verbraucherinnen und Verbrauchern am Wohnsitz bleiben unberührt. Maßgeblich ist die deutsche Fassung.',
      ],
    },
  ],
  declaration: [],
};
