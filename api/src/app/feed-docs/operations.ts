import type { DeclaredOperation, OperationId } from '@blattwerk/contract/operations';
import * as pushOperations from '@blattwerk/contract/stock-feeds/push-operations';

export type FeedOperation = Extract<OperationId, `feeds.${string}`>;

interface Words {
  title: string;
  text: string;
}
export interface OperationPage {
  de: Words;
  en: Words;
  /** Headers that it reads besides `Authorization`. */
  headers?: readonly ('Idempotency-Key' | 'X-Content-At' | 'Content-Encoding')[];
  /** Arguments of a curl call behind key and address; `{pharmacySlug}`, `{pzn}` and `{runId}` are filled in. */
  curl: string;
  answer: object;
}

const runId = '01a1fe00-7f32-7d5e-9d0c-5f0a1f3c9b11';

/** The push interface as a pharmacy's IT reads it; the compiler asks for an operation that is missing. */
export const feedOperations: Record<FeedOperation, OperationPage> = {
  'feeds.push-stock': {
    de: {
      title: 'Ganze Datei senden',
      text: 'Der Inhalt der Anfrage ist die Datei, so wie Ihr System sie ausgibt: CSV, Text, JSON, XML oder XLSX, höchstens 32 MB. Die Antwort kommt, wenn die Datei übernommen, angehalten oder abgelehnt ist. Mit mode=full (üblich) ist nicht mehr vorrätig, was die Datei nicht nennt; mit mode=delta ändert sich nur, was sie nennt. Mehrere Dateien werden nacheinander verarbeitet.',
    },
    en: {
      title: 'Send a whole file',
      text: 'The body of the request is the file as your system writes it: CSV, text, JSON, XML or XLSX, at most 32 MB. The answer comes when the file has been taken, held or refused. With mode=full (the usual one) whatever the file does not name is no longer in stock; with mode=delta only what it names changes. Several files are worked through one after the other.',
    },
    headers: ['Idempotency-Key', 'X-Content-At', 'Content-Encoding'],
    curl: "-X PUT -H 'Idempotency-Key: 2026-11-21-0600' --data-binary @bestand.csv",
    answer: { runId, status: 'applied' },
  },
  'feeds.change-items': {
    de: {
      title: 'Mehrere Artikel ändern',
      text: 'Ändert bis zu 500 Artikel; alle anderen bleiben, wie sie sind. Ein fehlerhafter Artikel hält die übrigen nicht auf: Die Antwort nennt zu jedem, was aus ihm geworden ist.',
    },
    en: {
      title: 'Change several articles',
      text: 'Changes up to 500 articles; all others stay as they are. A wrong article does not stop the rest: the answer says of each what became of it.',
    },
    curl: `-X PATCH -H 'Content-Type: application/json' -d '{"items":[{"pzn":"{pzn}","quantity":120.5,"unit":"g","priceCents":749}]}'`,
    answer: { runId, applied: 1, unchanged: 0, unmatched: 0, refused: 0, items: [{ pzn: '99900708', outcome: 'applied' }] },
  },
  'feeds.set-item': {
    de: {
      title: 'Einen Artikel setzen',
      text: 'Sagt, wie viel von einem Artikel da ist. Die Menge steht in der Einheit des Produkts (Gramm, Milliliter, Stück), der Preis in Cent für eine Einheit, brutto. Ohne Preis bleibt der bisherige.',
    },
    en: {
      title: 'Set one article',
      text: 'Says how much there is of one article. The amount is in the product’s unit (gram, millilitre, piece), the price in cents for one unit, VAT included. Without a price the one before stays.',
    },
    curl: `-X PUT -H 'Content-Type: application/json' -d '{"quantity":118,"priceCents":749}'`,
    answer: { runId, pzn: '99900708', outcome: 'applied' },
  },
  'feeds.remove-item': {
    de: { title: 'Einen Artikel abmelden', text: 'Der Artikel ist ausverkauft: Sein Bestand ist null. Was nicht da war, bleibt weg; das ist kein Fehler.' },
    en: { title: 'Say that an article is sold out', text: 'The article is sold out: its stock is nought. What was not there stays away; that is no error.' },
    curl: '-X DELETE',
    answer: { runId, pzn: '99900708', outcome: 'applied' },
  },
  'feeds.read-run': {
    de: {
      title: 'Einen Importlauf ansehen',
      text: 'Was aus einer Lieferung geworden ist: wie viele Zeilen erkannt, zugeordnet und abgelehnt wurden, mit Zeilennummer und Grund, und woran eine angehaltene Datei hängt.',
    },
    en: {
      title: 'See what became of a delivery',
      text: 'How many rows were understood, matched and refused, with line and reason, and why a held file waits.',
    },
    curl: '',
    answer: { id: runId, status: 'applied', rows: 45, accepted: 45, matched: 45, unmatched: 0, rowErrors: 0, changed: 12, errors: [] },
  },
  'feeds.status': {
    de: {
      title: 'Zustand der Feeds',
      text: 'Wie es um die Feeds Ihrer Apotheke steht: letzter Lauf, wie alt die letzte Bestätigung ist, wie viele Artikel auf eine Zuordnung warten, und die Bewertung der Daten mit dem, was sie verbessert. Gut geeignet für Ihre Überwachung.',
    },
    en: {
      title: 'How the feeds are doing',
      text: 'The last run of each feed of your pharmacy, how old the last confirmation is, how many articles wait to be matched, and the score of the data with what would improve it. Made for your monitoring.',
    },
    curl: '',
    answer: {
      pharmacy: { slug: 'linden-apotheke', name: 'Linden-Apotheke' },
      stock: { products: 45, available: 41, unmatched: 2, lastConfirmedAt: '2026-11-21T06:00:04.000Z' },
      feeds: [{ kind: 'push', mode: 'full', isActive: true, freshness: 'fresh', score: 97 }],
    },
  },
};

/** A call of the push interface: what the contract declares, and what pharmacies' IT is told about it. */
export interface FeedCall {
  operation: DeclaredOperation;
  page: OperationPage;
}

/** In the order of the page. */
export const feedCalls: readonly FeedCall[] = Object.entries(feedOperations).flatMap(([id, page]) =>
  Object.values(pushOperations).flatMap((operation) => (operation.id === id ? [{ operation, page }] : [])),
);

/** The address from `/api/v1` on, parameters as `{name}`. */
export const addressOf = ({ operation }: FeedCall): string => `/api/v1${operation.path.replaceAll(/:(\w+)/g, '{$1}')}`;
export const statusOf = ({ operation }: FeedCall): number => operation.status ?? 200;

export const headerWords: Record<NonNullable<OperationPage['headers']>[number], { de: string; en: string }> = {
  'Idempotency-Key': {
    de: 'Ihr eigener Name für diese Lieferung, bis 200 Zeichen, 48 Stunden lang gemerkt. Dieselbe Datei noch einmal unter demselben Namen ist derselbe Lauf.',
    en: 'Your own name for this delivery, up to 200 characters, remembered for 48 hours. The same file again under the same name is the same run.',
  },
  'X-Content-At': {
    de: 'Wann die Datei entstand, z. B. 2026-11-21T06:00:00+01:00 (sonst gilt Last-Modified). Ältere Inhalte nach neueren werden abgelehnt.',
    en: 'When the file was made, such as 2026-11-21T06:00:00+01:00 (else Last-Modified counts). Older content after newer is refused.',
  },
  'Content-Encoding': { de: 'gzip, wenn die Datei gepackt ist.', en: 'gzip, if the file is packed.' },
};
