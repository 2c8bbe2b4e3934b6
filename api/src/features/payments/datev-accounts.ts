import type { LedgerAccount, LedgerKind } from '@blattwerk/contract/payments/ledger';

export type Chart = 'skr03' | 'skr04';

/** Our accounts in DATEV's standard charts. None of them computes a tax of its own: where there is one, the books have it as an entry. */
const charts: Record<Chart, Record<LedgerAccount, number>> = {
  skr03: {
    provider: 1360,
    deposits: 1710,
    patients: 1590,
    'doctor-fees': 1700,
    'service-fees': 8200,
    vat: 1776,
    'refunds-due': 1701,
    disputed: 1500,
    chargebacks: 2400,
    'provider-fees': 4970,
  },
  skr04: {
    provider: 1460,
    deposits: 3250,
    patients: 1370,
    'doctor-fees': 3500,
    'service-fees': 4200,
    vat: 3806,
    'refunds-due': 3501,
    disputed: 1300,
    chargebacks: 6930,
    'provider-fees': 6855,
  },
};

/** The chart's account, unless one is named. */
export const accountNumber = (chart: Chart, named: Record<LedgerAccount, number>, account: LedgerAccount): string =>
  String(named[account] || charts[chart][account]).padStart(4, '0');

/** The text of an entry, in German like everything at DATEV, and without a word about a patient. */
export const bookingTexts: Record<LedgerKind, string> = {
  deposit: 'Anzahlung eingegangen',
  offset: 'Anzahlung verrechnet',
  fee: 'Ärztliches Honorar',
  'consultation-fee': 'Ärztliches Honorar, Sprechstunde',
  'fee-cancelled': 'Ärztliches Honorar storniert',
  'fee-reduced': 'Ärztliches Honorar gemindert',
  'service-fee': 'Servicegebühr',
  rest: 'Rest der Anzahlung zu erstatten',
  'refund-due': 'Erstattung zugesagt',
  refund: 'Erstattung ausgeführt',
  'refund-returned': 'Erstattung zurückgekommen',
  dispute: 'Zahlung angefochten',
  'dispute-won': 'Anfechtung gewonnen',
  chargeback: 'Anfechtung verloren',
  'provider-fee': 'Gebühr des Zahlungsdienstes',
};
