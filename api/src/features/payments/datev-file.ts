import type { LedgerAccount, LedgerKind } from '@blattwerk/contract/payments/ledger';
import { accountNumber, bookingTexts, type Chart } from './datev-accounts.ts';

/** DATEV's interchange format 700, category 21 (Buchungsstapel) in version 13: see docs/datev-export.md. */
const columns = [
  ...[
    'Umsatz (ohne Soll/Haben-Kz)',
    'Soll/Haben-Kennzeichen',
    'WKZ Umsatz',
    'Kurs',
    'Basis-Umsatz',
    'WKZ Basis-Umsatz',
    'Konto',
    'Gegenkonto (ohne BU-Schlüssel)',
  ],
  ...['BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext', 'Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank'],
  ...['Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((place) => [`Beleginfo - Art ${place}`, `Beleginfo - Inhalt ${place}`]),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)', 'EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart'],
  ...['Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...Array.from({ length: 20 }, (_, place) => [`Zusatzinformation - Art ${place + 1}`, `Zusatzinformation- Inhalt ${place + 1}`]).flat(),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp', 'Auftragsnummer', 'Buchungstyp'],
  ...['USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)', 'Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'],
  ...['Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre', 'Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer'],
  ...['Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum'],
  ...['Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)', 'Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position'],
  ...['EU-Land u. UStID (Ursprung)', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
] as const;

export interface DatevSettings {
  chart: Chart;
  accounts: Record<LedgerAccount, number>;
  consultant: number;
  client: number;
}

/** Days as `2026-11-01`. */
export interface DatevPeriod {
  firstOn: string;
  lastOn: string;
}

/** A transaction of the books, with the day of it in Berlin. */
export interface Booked {
  kind: LedgerKind;
  reference: string;
  on: string;
  entries: readonly { account: LedgerAccount; amountCents: number }[];
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const digits = (day: string): string => day.replaceAll('-', '');
const line = (fields: readonly string[]): string => `${fields.join(';')}\r\n`;

/** The same file for the same books, whenever it is made: it is dated to the end of its month. */
export const datevHead = ({ chart, consultant, client }: DatevSettings, { firstOn, lastOn }: DatevPeriod): string => {
  const [year, month] = firstOn.split('-');
  const head = [
    ...[quoted('EXTF'), '700', '21', quoted('Buchungsstapel'), '13', `${digits(lastOn)}235959000`, '', quoted('BW'), quoted(''), quoted('')],
    ...[String(consultant), String(client), `${year}0101`, '4', digits(firstOn), digits(lastOn), quoted(`Blattwerk ${month}/${year}`), quoted('')],
    ...['1', '0', '0', quoted('EUR'), '', quoted(''), '', '', quoted(chart === 'skr03' ? '03' : '04'), '', '', quoted(''), quoted('')],
  ];
  return line(head) + line(columns.map(quoted));
};

interface Pair {
  debit: LedgerAccount;
  credit: LedgerAccount;
  cents: number;
}

/** Debits and credits of a transaction in pairs, in the order of its entries. */
export const pairsOf = (entries: Booked['entries']): Pair[] => {
  const open = entries.map((entry) => ({ ...entry }));
  const pairs: Pair[] = [];
  for (const debit of open.filter(({ amountCents }) => amountCents > 0)) {
    for (const credit of open) {
      const cents = Math.min(debit.amountCents, -credit.amountCents);
      if (cents <= 0) continue;
      pairs.push({ debit: debit.account, credit: credit.account, cents });
      debit.amountCents -= cents;
      credit.amountCents += cents;
    }
  }
  return pairs;
};

/** What DATEV takes as the number of a document: 36 characters of a few kinds, none that a spreadsheet takes for a formula. */
const documentNumber = (reference: string): string =>
  reference
    .replaceAll(/[^\w$%/-]/g, '-')
    .replace(/^-+/, '')
    .slice(0, 36);

const euros = (cents: number): string => `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** The lines of one transaction: each a debit and a credit. */
export const datevLines = ({ chart, accounts }: DatevSettings, { kind, reference, on, entries }: Booked): string =>
  pairsOf(entries)
    .map(({ debit, credit, cents }) => {
      const [, month, day] = on.split('-');
      const fields = Array.from(columns, () => '');
      const filled: Partial<Record<(typeof columns)[number], string>> = {
        'Umsatz (ohne Soll/Haben-Kz)': euros(cents),
        'Soll/Haben-Kennzeichen': quoted('S'),
        'WKZ Umsatz': quoted('EUR'),
        Konto: accountNumber(chart, accounts, debit),
        'Gegenkonto (ohne BU-Schlüssel)': accountNumber(chart, accounts, credit),
        Belegdatum: `${day}${month}`,
        'Belegfeld 1': quoted(documentNumber(reference)),
        Buchungstext: quoted(bookingTexts[kind]),
        Festschreibung: '0',
      };
      return line(fields.map((_empty, place) => filled[columns[place] as (typeof columns)[number]] ?? ''));
    })
    .join('');
