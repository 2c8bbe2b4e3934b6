import { entry, type Entry } from '../error-entry.ts';

/** What pharmacies' systems and the people who look after feeds can be told. */
export const feedErrors = {
  'feed.keyInvalid': entry(401, 'Der Schlüssel des Bestandsfeeds ist ungültig.', 'The stock feed key is not valid.', 'warn'),
  'feed.unreadable': entry(422, 'Diese Datei konnte nicht als Bestand gelesen werden.', 'This file could not be read as stock.'),
  'feed.running': entry(409, 'Für diesen Feed läuft gerade ein Import.', 'An import for this feed is running at the moment.'),
  'feed.newerApplied': entry(
    409,
    'Inzwischen wurde ein neuerer Bestand dieser Apotheke übernommen. Dieser Import würde ihn mit älteren Angaben überschreiben.',
    'Newer stock of this pharmacy has been taken since. This import would overwrite it with older details.',
  ),
  'feed.implausible': entry(
    422,
    'Die meisten dieser Preise weichen stark von den üblichen ab. Es wurde nichts übernommen; bitte prüfen Sie die Preise.',
    'Most of these prices are far from the usual ones. Nothing was taken; please check the prices.',
  ),
  'feed.notLatest': entry(
    409,
    'Zurücknehmen lässt sich nur der zuletzt übernommene Import dieser Apotheke. Nehmen Sie zuerst die neueren zurück.',
    'Only the import of this pharmacy that was taken last can be rolled back. Please roll the newer ones back first.',
  ),
  'feed.paused': entry(409, 'Dieser Feed ist angehalten. Es wurde nichts übernommen.', 'This feed is paused. Nothing was taken.'),
  'feed.tooManyKeys': entry(
    409,
    'Dieser Feed hat schon fünf gültige Schlüssel. Bitte widerrufen Sie zuerst einen.',
    'This feed already has five valid keys. Please revoke one first.',
  ),
  'feed.idempotencyConflict': entry(
    422,
    'Dieser Idempotency-Key wurde schon mit einem anderen Inhalt gesendet.',
    'This Idempotency-Key has already been sent with other content.',
  ),
  'feed.contentEncoding': entry(415, 'Der Inhalt darf nur ungepackt oder mit gzip gepackt sein.', 'The content may only be unpacked or packed with gzip.'),
  'feed.uploadTimeout': entry(408, 'Die Datei kam nicht rechtzeitig vollständig an.', 'The file did not arrive completely in time.'),
  'feed.itemRefused': entry(422, 'Dieser Artikel wurde nicht übernommen.', 'This article was not taken.'),
} as const satisfies Record<string, Entry>;
