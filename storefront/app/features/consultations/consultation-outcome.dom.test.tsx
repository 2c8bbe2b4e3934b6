import type { Consultation } from '@blattwerk/contract/consultations/shapes';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ConsultationOutcome } from './consultation-status.tsx';

const id = '01a1fe00-7f32-7d5e-9d0c-5f0a1f3c9b11';
const at = '2026-11-24T13:00:00.000Z';
const consultation = (more: Partial<Consultation>): Consultation => ({
  ...{ id, kind: 'first', status: 'completed', doctor: { id, name: 'Dr. Kim Muster' }, treatmentId: null, startsAt: at, endsAt: at },
  ...{
    joinableFrom: at,
    joinableUntil: at,
    cancelledBy: null,
    noShow: null,
    noShowFeeCents: null,
    isByPhone: false,
    heldBy: 'video',
    remindersHours: [],
    version: 1,
    abilities: [],
    ...more,
  },
});

test.each([
  ['de', { heldBy: 'video' }, /^Das Gespräch hat stattgefunden\./],
  ['de', { heldBy: 'phone' }, /^Das Gespräch hat telefonisch stattgefunden\./],
  ['en', { heldBy: 'phone' }, /took place by telephone/],
  ['de', { status: 'expired', heldBy: null, noShow: 'patient' }, /nicht da\. Sie können einen neuen Termin buchen\.\s*$/],
  ['de', { status: 'expired', heldBy: null, noShow: 'patient', noShowFeeCents: 2500 }, /Ausfallgebühr von 25,00\s€ offen/],
  ['en', { status: 'expired', heldBy: null, noShow: 'patient', noShowFeeCents: 2500 }, /fee of €25\.00 is due/],
] as const)('in %s, a consultation that is over says what became of it: %j', async (language, more, words) => {
  const { container } = await renderScreen(<ConsultationOutcome consultation={consultation(more)} />, { locale: language, ns: 'consultations' });
  expect(container.textContent).toMatch(words);
});
