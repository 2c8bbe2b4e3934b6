/** The words of the payment pages. */
export interface CheckoutTexts {
  lang: 'de' | 'en';
  locale: string;
  pay: string;
  payTo: string;
  sandboxNote: string;
  email: string;
  cardNumber: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  cvcHint: string;
  holder: string;
  back: string;
  backTo: string;
  total: string;
  testCards: string;
  testCardsHint: string;
  paidTitle: string;
  paidText: string;
  expiredTitle: string;
  expiredText: string;
  missingTitle: string;
  missingText: string;
  bankTitle: string;
  bankText: string;
  authorise: string;
  fail: string;
  declined: Record<string, string>;
}

const de: CheckoutTexts = {
  lang: 'de',
  locale: 'de-DE',
  pay: 'Jetzt zahlen',
  payTo: 'Zahlung an',
  sandboxNote: 'Testbetrieb: Es wird kein Geld bewegt. Bitte geben Sie keine echte Karte ein.',
  email: 'E-Mail',
  cardNumber: 'Kartennummer',
  expiry: 'Gültig bis',
  expiryHint: 'Monat und Jahr, zum Beispiel 12/30',
  cvc: 'Prüfziffer',
  cvcHint: '3 oder 4 Ziffern auf der Karte',
  holder: 'Name auf der Karte',
  back: 'Zurück, ohne zu zahlen',
  backTo: 'Zurück zu',
  total: 'Gesamtbetrag',
  testCards: 'Testkarten',
  testCardsHint: 'Ablaufdatum in der Zukunft und beliebige Prüfziffer.',
  paidTitle: 'Diese Zahlung ist abgeschlossen',
  paidText: 'Es ist nichts weiter zu tun. Eine zweite Zahlung ist hier nicht möglich.',
  expiredTitle: 'Diese Zahlungsseite ist abgelaufen',
  expiredText: 'Es wurde nichts abgebucht. Bitte starten Sie die Zahlung noch einmal.',
  missingTitle: 'Diese Seite gibt es nicht',
  missingText: 'Bitte starten Sie den Vorgang noch einmal.',
  bankTitle: 'Bestätigung durch Ihre Bank',
  bankText: 'Ihre Bank fragt, ob Sie diese Zahlung freigeben (3-D Secure).',
  authorise: 'Freigeben',
  fail: 'Ablehnen',
  declined: {
    generic_decline: 'Ihre Karte wurde abgelehnt. Bitte versuchen Sie es mit einer anderen Karte.',
    test_mode_live_card: 'Ihre Karte wurde abgelehnt: Im Testbetrieb gelten nur die Testkarten.',
    insufficient_funds: 'Ihre Karte ist nicht ausreichend gedeckt. Bitte versuchen Sie es mit einer anderen Karte.',
    expired_card: 'Ihre Karte ist abgelaufen. Bitte versuchen Sie es mit einer anderen Karte.',
    incorrect_cvc: 'Die Prüfziffer Ihrer Karte ist nicht richtig.',
    invalid_cvc: 'Die Prüfziffer Ihrer Karte ist nicht vollständig.',
    incorrect_number: 'Die Kartennummer ist nicht richtig.',
    invalid_expiry_month: 'Das Ablaufdatum ist nicht richtig.',
    invalid_expiry_year: 'Das Ablaufdatum Ihrer Karte liegt in der Vergangenheit.',
    processing_error: 'Bei der Verarbeitung ist ein Fehler aufgetreten. Bitte versuchen Sie es in Kürze noch einmal.',
    payment_intent_authentication_failure: 'Ihre Bank hat die Zahlung nicht freigegeben. Bitte wählen Sie eine andere Karte oder versuchen Sie es noch einmal.',
  },
};

const en: CheckoutTexts = {
  lang: 'en',
  locale: 'en-GB',
  pay: 'Pay now',
  payTo: 'Payment to',
  sandboxNote: 'Test mode: no money is moved. Please do not enter a real card.',
  email: 'Email',
  cardNumber: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'Month and year, for example 12/30',
  cvc: 'Security code',
  cvcHint: '3 or 4 digits on the card',
  holder: 'Name on card',
  back: 'Back without paying',
  backTo: 'Back to',
  total: 'Total',
  testCards: 'Test cards',
  testCardsHint: 'Any expiry date in the future and any security code.',
  paidTitle: 'This payment is complete',
  paidText: 'There is nothing more to do. A second payment is not possible here.',
  expiredTitle: 'This payment page has expired',
  expiredText: 'Nothing was charged. Please start the payment again.',
  missingTitle: 'This page does not exist',
  missingText: 'Please start again.',
  bankTitle: 'Confirmation by your bank',
  bankText: 'Your bank asks whether you authorise this payment (3-D Secure).',
  authorise: 'Authorise',
  fail: 'Fail',
  declined: {
    generic_decline: 'Your card was declined. Please try another card.',
    test_mode_live_card: 'Your card was declined: only the test cards work in test mode.',
    insufficient_funds: 'Your card has insufficient funds. Please try another card.',
    expired_card: 'Your card has expired. Please try another card.',
    incorrect_cvc: "Your card's security code is incorrect.",
    invalid_cvc: "Your card's security code is incomplete.",
    incorrect_number: 'Your card number is incorrect.',
    invalid_expiry_month: 'The expiry date is not valid.',
    invalid_expiry_year: "Your card's expiry date is in the past.",
    processing_error: 'An error occurred while processing your card. Please try again in a little while.',
    payment_intent_authentication_failure: 'Your bank did not authorise the payment. Please choose another card or try again.',
  },
};

/** English when the locale says so, else German; `auto` and none follow the browser's languages. */
export function checkoutTexts(locale: string | null, browserLanguages: string): CheckoutTexts {
  const language = locale === null || locale === 'auto' ? browserLanguages : locale;
  return language.toLowerCase().startsWith('de') || language === '' ? de : en;
}
