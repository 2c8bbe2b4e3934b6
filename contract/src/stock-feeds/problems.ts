import type { Locale } from '../errors.ts';

interface Text {
  de: string;
  en: string;
}

/** What can be wrong with one row of a pharmacy's file. The row is left out, all others are taken. */
export const rowProblems = {
  'row.malformed': {
    de: 'Die Zeile ist nicht zu verstehen: Anführungszeichen oder Aufbau stimmen nicht.',
    en: 'The row cannot be understood: its quotes or its form are wrong.',
  },
  'row.tooManyCells': { de: 'Die Zeile hat mehr Felder als die Kopfzeile.', en: 'The row has more fields than the header.' },
  'row.tooFewCells': { de: 'Die Zeile hat weniger Felder als die Kopfzeile.', en: 'The row has fewer fields than the header.' },
  'row.unfinished': {
    de: 'Die letzte Zeile hat kein Zeilenende; ob sie vollständig ist, ist nicht zu erkennen.',
    en: 'The last row has no line end; whether it is complete cannot be known.',
  },
  'row.ambiguous': { de: 'Ein Feld steht in der Zeile mehrfach.', en: 'A field stands in the row more than once.' },
  'pzn.missing': { de: 'Die Zeile hat weder PZN noch Namen.', en: 'The row has neither a PZN nor a name.' },
  'pzn.notANumber': { de: 'Die PZN besteht nicht nur aus Ziffern.', en: 'The PZN does not consist of digits only.' },
  'pzn.tooShort': { de: 'Die PZN ist zu kurz; sie hat acht Stellen.', en: 'The PZN is too short; it has eight digits.' },
  'pzn.tooLong': { de: 'Die PZN ist zu lang; sie hat acht Stellen.', en: 'The PZN is too long; it has eight digits.' },
  'pzn.checkDigit': { de: 'Die Prüfziffer der PZN stimmt nicht.', en: 'The check digit of the PZN is not correct.' },
  'pzn.duplicate': { de: 'Diese PZN steht schon weiter oben; die erste Zeile gilt.', en: 'This PZN has come before; the first row counts.' },
  'name.duplicate': { de: 'Dieser Artikel steht schon weiter oben; die erste Zeile gilt.', en: 'This article has come before; the first row counts.' },
  'product.duplicate': {
    de: 'Eine andere Zeile meint dasselbe Produkt; die erste Zeile gilt.',
    en: 'Another row means the same product; the first row counts.',
  },
  'name.tooLong': { de: 'Der Name ist zu lang.', en: 'The name is too long.' },
  'quantity.missing': { de: 'Der Bestand fehlt.', en: 'The stock is missing.' },
  'quantity.notANumber': { de: 'Der Bestand ist keine Zahl.', en: 'The stock is not a number.' },
  'quantity.ambiguous': {
    de: 'Beim Bestand ist nicht eindeutig, was Komma und Punkt bedeuten.',
    en: 'It is not clear what comma and point mean in the stock.',
  },
  'quantity.negative': { de: 'Der Bestand ist negativ.', en: 'The stock is negative.' },
  'quantity.outOfRange': { de: 'Der Bestand ist unmöglich hoch.', en: 'The stock is impossibly high.' },
  'quantity.decimals': {
    de: 'Der Bestand hat andere Nachkommastellen als alle anderen; vermutlich fehlt das Komma.',
    en: 'The stock has other decimals than all others; its decimal sign is probably lost.',
  },
  'unit.unknown': { de: 'Die Packungsgröße ist nicht zu verstehen.', en: 'The pack size cannot be understood.' },
  'unit.missing': { de: 'Die Packungsgröße fehlt.', en: 'The pack size is missing.' },
  'unit.mismatch': { de: 'Die Einheit ist nicht die des Produkts.', en: 'The unit is not the product’s.' },
  'price.missing': { de: 'Der Preis fehlt.', en: 'The price is missing.' },
  'price.notANumber': { de: 'Der Preis ist keine Zahl.', en: 'The price is not a number.' },
  'price.ambiguous': { de: 'Beim Preis ist nicht eindeutig, was Komma und Punkt bedeuten.', en: 'It is not clear what comma and point mean in the price.' },
  'price.decimals': {
    de: 'Der Preis hat andere Nachkommastellen als alle anderen; vermutlich fehlt das Komma.',
    en: 'The price has other decimals than all others; its decimal sign is probably lost.',
  },
  'price.notPositive': { de: 'Der Preis muss größer als null sein.', en: 'The price must be above zero.' },
  'price.notCents': { de: 'Der Preis muss in ganzen Cent angegeben sein.', en: 'The price must be given in whole cents.' },
  'price.shift': {
    de: 'Der Preis weicht zu stark vom bisherigen ab. Ein so veränderter Preis kommt nur mit einer ganzen Datei an.',
    en: 'The price is too far from the one before. A price that has changed so much is only taken with a whole file.',
  },
  'price.outOfRange': { de: 'Der Preis ist unmöglich hoch.', en: 'The price is impossibly high.' },
} as const satisfies Record<string, Text>;
export type RowProblem = keyof typeof rowProblems;

/** Why a whole run was quarantined or failed. `{name}` is replaced by the run's own numbers. */
export const runProblems = {
  'feed.unsupportedFormat': {
    de: 'Dieses Format kann nicht gelesen werden. Möglich sind CSV oder Text mit Trennzeichen, JSON, XML und Excel (XLSX), jeweils nicht als Archiv verpackt.',
    en: 'This format cannot be read. CSV or delimited text, JSON, XML and Excel (XLSX) are possible, none of them inside an archive.',
  },
  'feed.unreadable': { de: 'Die Datei ist beschädigt oder keine Bestandsliste.', en: 'The file is damaged or not a stock list.' },
  'feed.encoding': { de: 'Der Zeichensatz der Datei ist nicht eindeutig.', en: 'The character encoding of the file is not clear.' },
  'feed.noHeader': {
    de: 'Es wurde keine Kopfzeile mit PZN oder Artikel, Bestand und Preis gefunden.',
    en: 'No header with PZN or article, stock and price was found.',
  },
  'feed.columnMissing': {
    de: 'Die Spalte „{column}“ der gespeicherten Zuordnung steht nicht in der Datei.',
    en: 'The column “{column}” of the saved mapping is not in the file.',
  },
  'feed.columnTwice': {
    de: 'Die Spalte „{column}“ steht zweimal in der Datei; welche gilt, ist nicht zu erkennen.',
    en: 'The column “{column}” is in the file twice; which one counts cannot be known.',
  },
  'feed.purchasePrice': {
    de: 'Die Spalte „{column}“ ist ein Einkaufspreis. Einkaufspreise werden nicht gelesen.',
    en: 'The column “{column}” is a purchase price. Purchase prices are not read.',
  },
  'feed.encrypted': { de: 'Die Datei ist mit einem Passwort geschützt.', en: 'The file is protected by a password.' },
  'feed.tooSlow': { de: 'Das Lesen der Datei dauerte zu lange und wurde abgebrochen.', en: 'Reading the file took too long and was stopped.' },
  'feed.tooLarge': { de: 'Die Datei ist zu groß.', en: 'The file is too large.' },
  'feed.empty': { de: 'Die Datei enthält keine einzige brauchbare Zeile.', en: 'The file contains no usable row.' },
  'feed.truncated': { de: 'Die Datei bricht mitten in einer Zeile ab.', en: 'The file breaks off in the middle of a row.' },
  'feed.fewerProducts': {
    de: 'Die Datei nennt {percent} % weniger Produkte als bisher ({now} statt {before}).',
    en: 'The file names {percent} % fewer products than before ({now} instead of {before}).',
  },
  'feed.priceShift': {
    de: 'Bei {count} von {compared} Produkten weicht der Preis um mehr als den Faktor {factor} ab.',
    en: 'For {count} of {compared} products the price is off by more than a factor of {factor}.',
  },
  'feed.rolledBack': {
    de: 'Genau diese Datei wurde zurückgenommen. Sie wird erst nach einer Freigabe wieder übernommen, eine andere Datei sofort.',
    en: 'Exactly this file was rolled back. It is taken again only when it is released; a different file is taken at once.',
  },
  'feed.olderContent': {
    de: 'Die Datei ist älter als die zuletzt übernommene; der neuere Bestand bleibt.',
    en: 'The file is older than the one that was taken last; the newer stock stays.',
  },
  'feed.unreachable': { de: 'Die Adresse des Feeds ist nicht erreichbar.', en: 'The address of the feed cannot be reached.' },
  'feed.addressRefused': { de: 'Die Adresse des Feeds ist nicht erlaubt.', en: 'The address of the feed is not allowed.' },
  'feed.timeout': { de: 'Die Datei kam nicht rechtzeitig vollständig an.', en: 'The file did not arrive completely in time.' },
  'feed.httpStatus': { de: 'Der Server der Apotheke antwortete mit {status}.', en: 'The pharmacy’s server answered {status}.' },
  'feed.loginRefused': { de: 'Der Server der Apotheke nimmt die Anmeldung nicht an.', en: 'The pharmacy’s server does not accept the login.' },
  'feed.fileMissing': { de: 'Unter der Adresse des Feeds gibt es keine Datei.', en: 'There is no file at the address of the feed.' },
  'feed.connectionLost': {
    de: 'Die Verbindung brach ab, bevor die Datei vollständig war.',
    en: 'The connection was lost before the file was complete.',
  },
  'feed.hostKeyUnknown': {
    de: 'Der Schlüssel des SFTP-Servers ist noch nicht bestätigt ({fingerprint}).',
    en: 'The SFTP server’s key has not been confirmed yet ({fingerprint}).',
  },
  'feed.hostKeyChanged': {
    de: 'Der SFTP-Server zeigt einen anderen Schlüssel als den bestätigten ({fingerprint}). Die Anmeldung wurde nicht gesendet.',
    en: 'The SFTP server shows a different key from the confirmed one ({fingerprint}). The login was not sent.',
  },
  'feed.loginLost': {
    de: 'Die gespeicherten Zugangsdaten lassen sich nicht mehr lesen. Bitte geben Sie sie neu ein.',
    en: 'The stored login can no longer be read. Please enter it again.',
  },
  'feed.interrupted': { de: 'Der Import wurde unterbrochen; der Bestand ist unverändert.', en: 'The import was interrupted; the stock is unchanged.' },
  'feed.internal': { de: 'Der Import ist fehlgeschlagen; der Bestand ist unverändert.', en: 'The import failed; the stock is unchanged.' },
} as const satisfies Record<string, Text>;
export type RunProblem = keyof typeof runProblems;
export type ProblemValues = Record<string, string | number>;

export const rowProblemText = (code: RowProblem, locale: Locale): string => rowProblems[code][locale];

/** The sentence for a reason, with its numbers filled in. */
export const runProblemText = (code: RunProblem, locale: Locale, values: ProblemValues = {}): string =>
  runProblems[code][locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
