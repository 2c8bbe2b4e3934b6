import type { Consultation } from '@blattwerk/contract/consultations/shapes';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { JoinLink, TryOutLink } from './join-link.tsx';
import { maySpeakAbout } from './request-consultation.tsx';

const id = '01a1fe00-7f32-7d5e-9d0c-5f0a1f3c9b11';
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const appointment = (more: Partial<Consultation>) => ({ id, status: 'booked' as const, startsAt: inDays(3), abilities: [], ...more });

test.each([
  ['days before', {}, ['Kamera und Mikrofon vorab prüfen']],
  ['on its day, before the room opens', { startsAt: inDays(0) }, ['Zur Videosprechstunde']],
  ['while the room is open, also past midnight', { startsAt: inDays(-1), abilities: ['join'] }, ['Zur Videosprechstunde']],
  ['once it is over', { status: 'completed', startsAt: inDays(0) }, []],
  ['once it was cancelled', { status: 'cancelled' }, []],
] as const satisfies [string, object, string[]][])('an appointment leads to its room %s', (_when, more, links) => {
  const consultation = appointment(more as Partial<Consultation>);
  renderScreen(
    <>
      <JoinLink consultation={consultation} />
      <TryOutLink consultation={consultation} />
    </>,
    { locale: 'de' },
  );
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
  for (const link of screen.queryAllByRole('link')) expect(link.getAttribute('href')).toBe(`/room?id=${id}`);
});

type Request = Parameters<typeof maySpeakAbout>[0];
const request = (status: PatientTreatment['status'], ...prescriptions: string[]) =>
  ({ status, prescriptions: prescriptions.map((one) => ({ status: one })) }) as unknown as Request;

test.each([
  ['a request in review', request('in-review'), true],
  ['an approved one whose prescription is on its way', request('approved', 'dispensed', 'sent'), true],
  ['an approved one, dispensed in part', request('approved', 'partly-dispensed'), true],
  ['an approved one, dispensed as a whole', request('approved', 'dispensed', 'replaced'), false],
  ['an approved one, expired', request('approved', 'expired'), false],
  ['a declined one', request('declined'), false],
])('a consultation about %s: %j', (_which, one, isOffered) => {
  expect(maySpeakAbout(one)).toBe(isOffered);
});
