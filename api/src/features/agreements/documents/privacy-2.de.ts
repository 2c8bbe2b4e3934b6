import { amended } from './amended.ts';
import { privacyDe } from './privacy.de.ts';

/** Version 2: what the market keeps about people. */
export const privacy2De = amended(privacyDe, {
  2: [
    'Kontaktadresse aus dem Markt: Geben Sie auf dem Weg von einer Auswahl zur Anfrage Ihre E-Mail-Adresse an, merken wir uns die Adresse, die Sprache, die Seite, auf der Sie sie angegeben haben, und gegebenenfalls die Kampagne, über die Sie gekommen sind. Ihre Auswahl gehört nicht dazu. Zweck: den Weg zur Anfrage vorbereiten und verstehen, woher Anfragen kommen. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b und f DSGVO. Sie können der Speicherung jederzeit widersprechen; weiter kommen Sie auch ohne diese Angabe.',
    'Newsletter: E-Mail-Adresse, Sprache, Zeitpunkt und Wortlaut Ihrer Einwilligung, dazu Ihre Bestätigung. Zweck: Neuigkeiten per E-Mail und der Nachweis, dass Sie sie wollten. Rechtsgrundlage: Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), die Sie ohne Anmeldung mit dem Link in jeder Ausgabe widerrufen.',
    'Benachrichtigungen: E-Mail-Adresse oder Konto, Produkt und Anlass, dazu der Preis, die Apotheke oder der Umkreis einer Postleitzahl, wenn Sie das angeben. Zweck: Ihnen zu schreiben, wenn eintritt, worauf Sie warten. Rechtsgrundlage: Ihre Einwilligung, die sich auch darauf bezieht, dass der Wunsch auf Ihre Gesundheit schließen lässt (Art. 6 Abs. 1 Buchst. a und Art. 9 Abs. 2 Buchst. a DSGVO). Sie beenden sie mit dem Link in jeder E-Mail oder im Konto; die E-Mails nennen das Produkt nicht.',
    'Bewertungen, Kommentare und „hilfreich“: Sterne, Text und Ihre Angaben zu Wirkungen, Nebenwirkungen und Anwendung. Bewerten kann nur, wem das Produkt verschrieben wurde; das prüfen wir an Ihren Rezepten. Was Sie einreichen, lesen Menschen, bevor es unter einem erfundenen Namen erscheint. Zweck: Erfahrungen weiterzugeben. Rechtsgrundlage: Ihre ausdrückliche Einwilligung, die Sie mit dem Einreichen erklären (Art. 6 Abs. 1 Buchst. a und Art. 9 Abs. 2 Buchst. a DSGVO). Sie widerrufen sie, indem Sie den Beitrag zurückziehen.',
    'Merkliste und gespeicherte Suchen: Ohne Konto bleibt die Merkliste in Ihrem Browser und erreicht uns nicht. Mit Konto speichern wir, welche Produkte und Apotheken Sie sich merken und welche Filter des Katalogs Sie unter einem Namen ablegen. Zweck: dass Sie sie auf jedem Gerät wiederfinden. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b DSGVO und, soweit sich daraus auf Ihre Gesundheit schließen lässt, Ihre Einwilligung, die Sie mit dem Speichern erklären (Art. 9 Abs. 2 Buchst. a DSGVO). Sie widerrufen sie, indem Sie den Eintrag löschen.',
  ],
  5: [
    'Aus dem Markt: Kontaktadresse sechs Monate, nachdem Sie sie zuletzt angegeben haben, länger nur mit bestätigtem Newsletter. Newsletter ohne Bestätigung 30 Tage, bestätigt bis Sie ihn abbestellen, der Nachweis bis zum Ende des dritten Jahres danach. Benachrichtigung ohne Bestätigung sieben Tage, sonst bis Sie sie beenden, höchstens ein Jahr. Bewertungen und Kommentare bis Sie sie zurückziehen; dann löschen wir Text und Angaben sofort. Merkliste und gespeicherte Suchen bis Sie sie entfernen.',
    'Mit dem Konto löschen wir Kontaktadresse, Benachrichtigungen, Merkliste und gespeicherte Suchen. Veröffentlichte Bewertungen und Kommentare bleiben dann unter einem neuen erfundenen Namen ohne jeden Bezug zu Ihnen; möchten Sie das nicht, ziehen Sie sie vorher zurück.',
  ],
});
