import { amended } from './amended.ts';
import { safetyDe } from './safety.de.ts';

/** Version 2: when to call 112, what to do after another person took it, and where reports go. */
export const safety2De = amended(safetyDe, {
  1: [
    'Rufen Sie sofort 112 bei Brustschmerzen, Atemnot, Ohnmacht, Krampfanfällen, starker Verwirrtheit oder dem Gedanken, sich etwas anzutun. Ein Gespräch bietet auch die Telefonseelsorge unter 0800 111 0 111, kostenlos und rund um die Uhr.',
  ],
  4: [
    'Fahren Sie auch nicht nach einer Änderung der Dosis und nicht zusammen mit Alkohol oder beruhigenden Mitteln. Ob Sie fahren können, entscheiden Sie vor jeder Fahrt neu; ein Rezept ersetzt das nicht.',
  ],
  5: [
    'Setzen Sie kein anderes Arzneimittel ohne ärztlichen Rat ab. Kommt ein neues hinzu, schreiben Sie es der behandelnden Ärztin oder dem behandelnden Arzt in Ihrem Konto.',
  ],
  6: ['Hat ein Kind oder eine andere Person etwas davon eingenommen, rufen Sie 112 oder eine Giftnotrufzentrale, und halten Sie die Packung bereit.'],
  7: [
    'Die Meldung an das Bundesinstitut geht online unter nebenwirkungen.bund.de. Einen Fehler auf unseren Seiten, der die Behandlung betrifft, melden Sie bitte über die Kontaktseite.',
  ],
});
