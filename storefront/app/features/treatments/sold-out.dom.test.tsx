import type { PatientPrescription } from '@blattwerk/contract/prescriptions/shapes';
import type { PrescriptionSupply } from '@blattwerk/contract/prescriptions/supply';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SendingNotice } from './sending-notice.tsx';
import { offersAnotherPharmacy, SoldOut } from './sold-out.tsx';

const id = '01a1fe00-7f32-7d5e-9d0c-5f0a1f3c9b11';
const at = '2026-11-24T13:00:00.000Z';
const address = { street: 'Lindenstraße', houseNum: '4', zipCode: '10969', city: 'Berlin', phone: null, phoneInGroups: null, email: null, website: null };

const prescription = (status: PatientPrescription['status'], offeredAt: string | null): PatientPrescription => ({
  ...{ id, number: 'RZ-1', treatmentId: id, status, productId: id, productName: 'Morgentau', productSlug: 'morgentau', quantity: 10, unit: 'g' },
  ...{ form: 'Blüten', singleDose: '0,1 g', dailyDose: '0,3 g', instructions: 'Abends verdampfen' },
  ...{ issuedAt: at, validUntil: '2026-12-22', sentAt: at, receivedAt: null, readyAt: null, dispensedAt: null, returned: null, revoked: null },
  ...{ replacedBy: null, replaces: null, original: null, holdUntil: null, pickupCode: null, dispensedQuantity: 0, hasCopy: false },
  ...{ repeat: null, dispensings: { count: 1, done: 0, rest: 10, nextFrom: null } },
  pharmacy: { id, slug: 'linden-apotheke', name: 'Linden-Apotheke', ...address },
  sending: { id, channel: 'account', fulfilment: 'pickup', fulfilmentCents: null, openedAt: null, offeredAt },
});

const supplyOf = (pharmacyCount: number): PrescriptionSupply => ({
  prescriptionId: id,
  availability: 'sold-out',
  pharmacyCount,
  alternatives: [],
  question: { askedBy: 'patient', askedAt: at, status: 'open', answer: null },
});

const both = (one: PatientPrescription, supply: PrescriptionSupply | undefined) => (
  <>
    <SendingNotice prescription={one} hasOtherLink={offersAnotherPharmacy({ prescription: one, supply })} />
    <SoldOut prescription={one} supply={supply} />
  </>
);

test.each([
  ['sent and sold out, others have it', 'sent', null, supplyOf(2), 1],
  ['sent long ago and sold out, others have it', 'sent', at, supplyOf(2), 1],
  ['sent and sold out everywhere', 'sent', null, supplyOf(0), 1],
  ['sent and in stock as far as is known', 'sent', null, undefined, 1],
  ['returned and sold out, others have it', 'returned', null, supplyOf(1), 1],
  ['accepted and sold out', 'received', null, supplyOf(2), 0],
] as const)('the way to another pharmacy stands there once at most: %s', (_case, status, offeredAt, supply, links) => {
  for (const [locale, name] of [
    ['de', 'Andere Apotheke wählen'],
    ['en', /another pharmacy/i],
  ] as const) {
    const { unmount } = renderScreen(both(prescription(status, offeredAt), supply), { locale, ns: 'treatments' });
    expect(screen.queryAllByRole('link', { name })).toHaveLength(links);
    unmount();
  }
});

test('no way leads to another pharmacy while a signed original is on its way', () => {
  const original = { status: 'on-its-way', postedOn: '2026-11-24', tracking: null, arrivedAt: null } as const;
  for (const offeredAt of [null, at]) {
    const { unmount } = renderScreen(both({ ...prescription('sent', offeredAt), original }, supplyOf(2)), { locale: 'de', ns: 'treatments' });
    expect(screen.queryByRole('link', { name: 'Andere Apotheke wählen' })).toBeNull();
    unmount();
  }
});
