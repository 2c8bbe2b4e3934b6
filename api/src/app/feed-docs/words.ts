import type { Locale } from '@blattwerk/contract/errors';

interface PageWords {
  title: string;
  intro: string;
  keyTitle: string;
  keyText: string;
  limitsTitle: string;
  limits: readonly string[];
  download: string;
  other: string;
  contents: string;
  example: string;
  answer: string;
  headers: string;
  refusals: string;
  status: string;
  code: string;
  meaning: string;
  rowTitle: string;
  rowIntro: string;
  runTitle: string;
  runIntro: string;
}

export const pageWords: Record<Locale, PageWords> = {
  de: {
    title: 'Bestand senden: Schnittstelle für Apotheken',
    intro:
      'Mit dieser Schnittstelle meldet das System einer Apotheke seinen Bestand an Blattwerk: als ganze Datei oder Artikel für Artikel. Einkaufspreise werden nie gelesen oder gespeichert.',
    keyTitle: 'Schlüssel',
    keyText:
      'Jede Anfrage trägt den Schlüssel Ihres Feeds: Authorization: Bearer bwf_… Sie erhalten ihn von uns; er wird nur einmal angezeigt. Er gilt für genau eine Apotheke. Beim Wechsel gelten alter und neuer Schlüssel auf Wunsch eine Zeit lang nebeneinander.',
    limitsTitle: 'Grenzen',
    limits: [
      'höchstens 600 Anfragen in der Minute je Schlüssel; darüber antwortet die Schnittstelle mit 429 und sagt in Retry-After, nach wie vielen Sekunden es weitergeht',
      'höchstens 32 MB je Datei, gepackt und entpackt; die Datei muss in 60 Sekunden ankommen',
      'höchstens 500 Artikel in einer Änderung',
      'eine Lieferung nach der anderen je Feed; weitere warten, bis sie an der Reihe sind',
    ],
    download: 'OpenAPI-Dokument',
    other: 'English',
    contents: 'Inhalt',
    example: 'Beispiel',
    answer: 'Antwort',
    headers: 'Weitere Kopfzeilen',
    refusals: 'Mögliche Ablehnungen',
    status: 'Status',
    code: 'Code',
    meaning: 'Bedeutung',
    rowTitle: 'Was an einer Zeile falsch sein kann',
    rowIntro: 'Eine fehlerhafte Zeile wird ausgelassen, alle anderen werden übernommen.',
    runTitle: 'Warum eine ganze Datei wartet oder abgelehnt wird',
    runIntro: 'Der letzte gute Bestand bleibt in jedem dieser Fälle stehen.',
  },
  en: {
    title: 'Sending stock: interface for pharmacies',
    intro:
      'With this interface a pharmacy’s system tells Blattwerk what it has in stock: as a whole file or article by article. Purchase prices are never read or stored.',
    keyTitle: 'Keys',
    keyText:
      'Every request carries the key of your feed: Authorization: Bearer bwf_… You receive it from us; it is shown only once. It is valid for exactly one pharmacy. When it changes, the old and the new key can both be valid for a time.',
    limitsTitle: 'Limits',
    limits: [
      'at most 600 requests a minute and key; above that the interface answers 429 and says in Retry-After how many seconds to wait',
      'at most 32 MB a file, packed and unpacked; the file has to arrive within 60 seconds',
      'at most 500 articles in one change',
      'one delivery of a feed after the other; further ones wait for their turn',
    ],
    download: 'OpenAPI document',
    other: 'Deutsch',
    contents: 'Contents',
    example: 'Example',
    answer: 'Answer',
    headers: 'Further headers',
    refusals: 'Possible refusals',
    status: 'Status',
    code: 'Code',
    meaning: 'Meaning',
    rowTitle: 'What can be wrong with a row',
    rowIntro: 'A faulty row is left out, all others are taken.',
    runTitle: 'Why a whole file waits or is refused',
    runIntro: 'In each of these cases the last good stock stays.',
  },
};
