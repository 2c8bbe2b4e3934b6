import { entry, type Entry } from '../error-entry.ts';

export const paymentErrors = {
  'stripe.session.error': entry(
    502,
    'Die Zahlungsseite ist gerade nicht erreichbar. Es wurde nichts abgebucht. Bitte versuchen Sie es erneut.',
    'The payment page cannot be reached at the moment. Nothing has been charged. Please try again.',
  ),
  'stripe.payment.failed': entry(402, 'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht.', 'The payment was declined. Nothing has been charged.'),
  'stripe.payment.alreadyPaid': entry(409, 'Diese Anfrage ist bereits bezahlt.', 'This request has already been paid for.'),
  'stripe.refund.error': entry(
    502,
    'Die Rückerstattung konnte noch nicht ausgeführt werden. Wir versuchen es von selbst erneut.',
    'The refund could not be made yet. We will try again automatically.',
  ),
  'stripe.webhook.invalid': entry(400, 'Die Signatur der Nachricht stimmt nicht.', 'The signature of the message is not valid.', 'warn'),
  'refund.tooMuch': entry(
    409,
    'Von dieser Zahlung ist nicht mehr so viel übrig. Bitte laden Sie die Seite neu und wählen Sie einen kleineren Betrag.',
    'There is not that much left of this payment. Please reload the page and choose a smaller amount.',
  ),
  'refund.disputed': entry(
    409,
    'Diese Zahlung ist bei der Bank angefochten. Bis die Bank entschieden hat, kann nichts erstattet werden.',
    'This payment is disputed at the bank. Nothing can be refunded until the bank has decided.',
  ),
  'refund.alreadyAsked': entry(
    409,
    'Diese Erstattung ist schon veranlasst, mit einem anderen Betrag oder Grund. Bitte laden Sie die Seite neu.',
    'This refund has been requested already, with another amount or reason. Please reload the page.',
  ),
  'refund.alreadyWaiting': entry(
    409,
    'Für diese Zahlung wartet schon eine Erstattung auf die zweite Freigabe.',
    'A refund of this payment is already waiting for the second approval.',
  ),
  'refund.notWaiting': entry(409, 'Für diese Zahlung wartet keine Erstattung auf eine Freigabe.', 'No refund of this payment is waiting for an approval.'),
  'refund.sameApprover': entry(
    403,
    'Diese Erstattung haben Sie selbst veranlasst. Bitte lassen Sie sie von einer zweiten Person freigeben.',
    'You requested this refund yourself. Please have a second person approve it.',
  ),
  'refund.noneFailed': entry(409, 'Für diese Zahlung ist keine Erstattung fehlgeschlagen.', 'No refund of this payment has failed.'),
} as const satisfies Record<string, Entry>;
