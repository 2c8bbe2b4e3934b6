import type { Deposit } from '@blattwerk/contract/payments/shapes';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { renderScreen } from '../../../test/render-screen.tsx';
import { EndedRequest } from './ended-request.tsx';
import { TreatmentTimeline } from './treatment-timeline.tsx';

const at = '2026-11-24T13:00:00.000Z';
const declined = (deposit: Partial<Deposit>): PatientTreatment =>
  ({
    ...{ number: 'B-2026-000040', status: 'declined', decline: null, dueAt: null, isQuestionOpen: false, prescriptions: [], documents: { invoice: true } },
    deposit: { status: 'offset', amountCents: 1499, currency: 'EUR', paidAt: at, refundedAt: null, refundCents: null, ...deposit },
    timeline: [{ key: 'paid', at, who: null }, { key: 'declined', at, who: null }, ...(deposit.refundedAt ? [{ key: 'refunded', at, who: null }] : [])],
  }) as unknown as PatientTreatment;

const shown = (locale: 'de' | 'en', treatment: PatientTreatment): string =>
  renderScreen(
    <>
      <EndedRequest treatment={treatment} />
      <TreatmentTimeline treatment={treatment} />
    </>,
    { locale, ns: 'treatments' },
  ).container.textContent.replaceAll('\u00a0', ' ');

test.each([
  [
    'de',
    { refundedAt: at, refundCents: 427 },
    /verrechnet\. Den Rest von 4,27 € erhalten Sie zurück.*Rest der Anzahlung erstattet.*4,27 €/,
    /Anzahlung erstattet14/,
  ],
  ['en', { refundCents: 427 }, /You get back the rest of €4\.27/, /refunded|same amount/],
  ['de', {}, /mit der gleich hohen ärztlichen Gebühr verrechnet/, /Rest|erstattet/],
  ['de', { status: 'refunded', refundedAt: at, refundCents: 1499 }, /wurde erstattet.*Anzahlung erstattet.*14,99 €/, /Rest|verrechnet/],
] as const)('in %s, a declined request says the same of the money above and in its timeline: %j', (locale, deposit, words, not) => {
  const text = shown(locale, declined(deposit));
  expect(text).toMatch(words);
  expect(text).not.toMatch(not);
});
