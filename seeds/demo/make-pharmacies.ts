import { readFileSync } from 'node:fs';
import { cast, emptyPharmacies } from '../cast.ts';
import { readPostalAreas } from '../reference/postal-areas.ts';
import { stableId } from '../stable-ids.ts';
import { slugOf } from './make-products.ts';
import { chanceOf } from './random.ts';

export interface DemoPharmacy {
  id: string;
  slug: string;
  name: string;
  street: string;
  houseNum: string;
  zipCode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  website: string;
  lat: number;
  lon: number;
  isPickupOnly: boolean;
}

interface Place {
  zipCode: string;
  city: string;
  state: string;
}

const names = [
  'Linden', 'Rathaus', 'Markt', 'Löwen', 'Hirsch', 'Engel', 'Rosen', 'Stern', 'Sonnen', 'Park', 'Schloss', 'Kronen', 'Einhorn', 'Burg', 'Brunnen', 'Eichen',
  'Birken', 'Ahorn', 'Kastanien', 'Ulmen', 'Schwanen', 'Storchen', 'Falken', 'Kranich', 'Mühlen', 'Brücken', 'Hafen', 'Dom', 'Stadt', 'Neue', 'Alte', 'Center',
  'Bären', 'Greif', 'Pelikan', 'Kloster', 'Kur', 'Berg', 'Tal', 'See', 'Wald', 'Garten', 'Kaiser', 'Marien', 'Johannis', 'Georgs', 'Nikolai', 'Apollo',
  'Viktoria', 'Luisen', 'Goethe', 'Schiller', 'Humboldt', 'Hubertus', 'Barbara', 'Elisabeth', 'Martini', 'Salus', 'Flora', 'Aesculap',
] as const; // prettier-ignore

const streets = [
  'Hauptstraße', 'Bahnhofstraße', 'Marktplatz', 'Lindenallee', 'Schulstraße', 'Kirchgasse', 'Gartenstraße', 'Am Markt', 'Bergstraße', 'Poststraße', 'Mühlenweg',
  'Rathausplatz', 'Friedrichstraße', 'Goethestraße', 'Schillerstraße', 'Lange Straße', 'Breite Straße', 'Ringstraße', 'Am Stadttor', 'Kastanienweg', 'Parkstraße', 'Neue Gasse',
] as const; // prettier-ignore

/** The Bundesnetzagentur's numbers for film and television, by federal state: they are never assigned. */
const phoneRanges: readonly (readonly [prefix: string, states: readonly string[]])[] = [
  ['+493023125', ['BE', 'BB', 'SN', 'ST', 'TH', 'MV']],
  ['+494066969', ['HH', 'SH', 'NI', 'HB']],
  ['+498999998', ['BY', 'BW']],
  ['+492214710', ['NW']],
  ['+496990009', ['HE', 'RP', 'SL']],
];

const readPlaces = (): Place[] => {
  const [, ...lines] = readFileSync(new URL('places.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [zipCode = '', city = '', state = ''] = line.split(',');
    return { zipCode, city, state };
  });
};

/** A made-up name whose address is still free in this town. */
const nameIn = (city: string, taken: ReadonlySet<string>, order: readonly string[]): { name: string; slug: string } => {
  for (const word of order) {
    const name = word === 'Neue' || word === 'Alte' ? `${word} Apotheke` : `${word}-Apotheke`;
    const slug = slugOf(`${name} ${city}`);
    if (!taken.has(slug)) return { name, slug };
  }
  throw new Error(`There are not enough names for the pharmacies of ${city}.`);
};

/** All 288 pharmacies, the same in every run: the two without stock first, then the one of the pharmacy login, then the others by postal code. */
export const makePharmacies = (seed = 288): DemoPharmacy[] => {
  const chance = chanceOf(seed);
  const areas = readPostalAreas();
  const taken = new Set<string>([...emptyPharmacies, cast.pharmacy.pharmacySlug]);
  const isCastPlace = (place: Place): boolean => place.zipCode === cast.pharmacy.zipCode;
  const [adler, bahnhof, ...others] = readPlaces();
  if (adler === undefined || bahnhof === undefined) throw new Error('The list of places is too short.');
  const ordered = [adler, bahnhof, ...others.filter(isCastPlace), ...others.filter((place) => !isCastPlace(place))];
  return ordered.map((place, index) => {
    const fixed = [
      { name: 'Adler-Apotheke', slug: emptyPharmacies[0] },
      { name: 'Bahnhof-Apotheke', slug: emptyPharmacies[1] },
      { name: 'Linden-Apotheke', slug: cast.pharmacy.pharmacySlug },
    ][index];
    const { name, slug } = fixed ?? nameIn(place.city, taken, chance.sample(names, names.length));
    taken.add(slug);
    const area = areas.get(place.zipCode.slice(0, 3));
    const range = phoneRanges.find(([, states]) => states.includes(place.state));
    if (area === undefined || range === undefined) throw new Error(`${place.zipCode} ${place.city} lies in no known area.`);
    const isCast = slug === cast.pharmacy.pharmacySlug;
    return {
      id: stableId('pharmacy', slug),
      slug,
      name,
      street: isCast ? cast.pharmacy.street : chance.pick(streets),
      houseNum: isCast ? cast.pharmacy.houseNum : `${chance.int(1, 140)}${chance.is(0.12) ? chance.pick(['a', 'b', 'c']) : ''}`,
      zipCode: place.zipCode,
      city: place.city,
      country: 'DE',
      email: `post@${slug}.example`,
      phone: `${range[0]}${String(100 + index)}`,
      website: `https://${slug}.example`,
      lat: area.lat,
      lon: area.lon,
      isPickupOnly: !isCast && chance.is(0.38),
    };
  });
};
