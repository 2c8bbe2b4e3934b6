import type { OpenPeriod } from '@blattwerk/contract/pharmacies/opening-hours';
import { cast } from '../cast.ts';
import type { DemoPharmacy } from './make-pharmacies.ts';
import { chanceOf, type Chance } from './random.ts';

/** What a pharmacy offers besides its stock; null is "not known". */
export interface DemoServices {
  openingHours: OpenPeriod[] | null;
  acceptsElectronic: boolean | null;
  hasCourier: boolean | null;
  shippingCents: number | null;
  freeShippingFromCents: number | null;
}

type Span = readonly [opens: string, closes: string];

const workdays: readonly (readonly Span[])[] = [
  [['08:00', '18:30']],
  [['08:30', '18:30']],
  [['08:00', '19:00']],
  [['08:00', '20:00']],
  [
    ['08:00', '13:00'],
    ['14:30', '18:30'],
  ],
];
const saturdays: readonly (readonly Span[])[] = [[['09:00', '13:00']], [['08:30', '13:30']], [['09:00', '18:00']], []];

const onDay = (day: number, spans: readonly Span[]): OpenPeriod[] => spans.map(([opens, closes]) => ({ day, opens, closes }));

const hoursOf = (chance: Chance): OpenPeriod[] => {
  const usual = chance.pick(workdays);
  const wednesday = usual.length > 1 && chance.is(0.5) ? usual.slice(0, 1) : usual;
  return [...[1, 2, 3, 4, 5].flatMap((day) => onDay(day, day === 3 ? wednesday : usual)), ...onDay(6, chance.pick(saturdays))];
};

const shippingOf = (chance: Chance): Pick<DemoServices, 'shippingCents' | 'freeShippingFromCents'> => {
  if (chance.is(0.3)) return { shippingCents: null, freeShippingFromCents: null };
  const shippingCents = chance.pick([390, 490, 495, 590, 690]);
  return { shippingCents, freeShippingFromCents: chance.is(0.5) ? chance.pick([7500, 10_000, 15_000]) : null };
};

const known = (chance: Chance): boolean | null =>
  chance.weighted([
    [true, 6],
    [false, 2],
    [null, 2],
  ]);

/** Each pharmacy with what it offers; of some nothing is known. Of the pharmacy of the login everything is. */
export const withServices = (pharmacies: readonly DemoPharmacy[], seed = 4711): (DemoPharmacy & DemoServices)[] => {
  const chance = chanceOf(seed);
  return pharmacies.map((pharmacy) => {
    const hours = hoursOf(chance);
    const openingHours = chance.is(0.75) ? hours : null;
    const [acceptsElectronic, hasCourier] = [known(chance), known(chance)];
    const shipping = shippingOf(chance);
    if (pharmacy.slug === cast.pharmacy.pharmacySlug)
      return { ...pharmacy, openingHours: hours, acceptsElectronic: true, hasCourier: true, shippingCents: 490, freeShippingFromCents: 10_000 };
    if (pharmacy.isPickupOnly) return { ...pharmacy, openingHours, acceptsElectronic, hasCourier: null, shippingCents: null, freeShippingFromCents: null };
    return { ...pharmacy, openingHours, acceptsElectronic, hasCourier, ...shipping };
  });
};
