import type { PharmacyItem } from '@blattwerk/contract/pharmacies/shapes';
import { pharmaciesCsv } from './pharmacy-table.ts';

const adler: PharmacyItem = {
  id: '019ab000-0000-7000-8000-000000000001',
  slug: 'adler-berlin',
  name: '=HYPERLINK("https://fremd.example")',
  street: 'Torstraße; Hof',
  houseNum: '1',
  address: 'Torstraße 1',
  zipCode: '10115',
  city: '@Berlin',
  country: 'DE',
  phone: '+493023125100',
  email: null,
  website: 'https://adler.example',
  phoneInGroups: '030 23125100',
  isPickupOnly: true,
  hasCourier: false,
  acceptsElectronic: null,
  shippingCents: null,
  freeShippingFromCents: null,
  openingHours: null,
  opening: null,
  productCount: 3,
  confirmedAt: '2026-11-22T08:00:00.000Z',
  freshness: 'confirmed',
};

test('no cell is taken for a formula, and telephone numbers are as people dial them', () => {
  expect(pharmaciesCsv([adler], 'de', 'https://markt.example').split('\r\n')).toEqual([
    '\uFEFFName;Straße;Hausnummer;PLZ;Ort;Telefon;E-Mail;Website;Abholung;Produkte vorrätig;Bestand bestätigt;Seite',
    `"'=HYPERLINK(""https://fremd.example"")";"Torstraße; Hof";1;10115;"'@Berlin";030 23125100;;https://adler.example;nur Abholung;3;2026-11-22T08:00:00.000Z;https://markt.example/market/pharmacies/adler-berlin`,
    '',
  ]);
});

test('in English, too', () => {
  expect(pharmaciesCsv([{ ...adler, isPickupOnly: false, phone: null }], 'en', 'https://markt.example')).toContain('collection and delivery;3;');
});
