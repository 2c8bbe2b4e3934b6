/** How a maker builds the names of its flowers; each keeps to one way. */
export type NamePattern = 'ratio-country-code' | 'code-ratio' | 'colon-strain' | 'thc-number' | 'class-word' | 'generic';

export interface Brand {
  /** The word on the pack. */
  name: string;
  manufacturer: string;
  pattern: NamePattern;
  /** Further words under which the same maker sells. */
  lines: readonly string[];
  weight: number;
}

/** Invented makers. None of them exists. */
export const brands: readonly Brand[] = [
  { name: 'Velmora', manufacturer: 'Velmora Arzneimittel', pattern: 'ratio-country-code', lines: ['', '', 'Select'], weight: 9 },
  { name: 'Quellhain', manufacturer: 'Quellhain Pharma', pattern: 'colon-strain', lines: ['', 'CRAFT'], weight: 8 },
  { name: 'Silvaren', manufacturer: 'Silvaren Medical', pattern: 'class-word', lines: [''], weight: 6 },
  { name: 'Hagenbruch', manufacturer: 'Hagenbruch Naturstoffe', pattern: 'generic', lines: [''], weight: 5 },
  { name: 'Taunara', manufacturer: 'Taunara', pattern: 'ratio-country-code', lines: ['', 'PS3'], weight: 8 },
  { name: 'Moorlind', manufacturer: 'Moorlind Botanik', pattern: 'code-ratio', lines: [''], weight: 7 },
  { name: '54 Grad', manufacturer: 'Vierundfünfzig Grad Pharma', pattern: 'ratio-country-code', lines: ['Nord', 'Süd', 'Balanced'], weight: 9 },
  { name: 'Ostralis', manufacturer: 'Ostralis Therapeutics', pattern: 'thc-number', lines: [''], weight: 5 },
  { name: 'Fennwald', manufacturer: 'Fennwald Arznei', pattern: 'colon-strain', lines: [''], weight: 6 },
  { name: 'Kaltenried', manufacturer: 'Kaltenried & Söhne', pattern: 'code-ratio', lines: ['', 'Reserve'], weight: 5 },
  { name: 'Brisoma', manufacturer: 'Brisoma Health', pattern: 'ratio-country-code', lines: ['', 'Air'], weight: 7 },
  { name: 'Eschenau', manufacturer: 'Eschenau Pharma', pattern: 'generic', lines: [''], weight: 4 },
  { name: 'Isarell', manufacturer: 'Isarell', pattern: 'code-ratio', lines: [''], weight: 5 },
  { name: 'Pellandra', manufacturer: 'Pellandra Deutschland', pattern: 'thc-number', lines: ['', 'Uno'], weight: 4 },
  { name: 'Harzoria', manufacturer: 'Harzoria Blütenwerk', pattern: 'colon-strain', lines: [''], weight: 5 },
  { name: 'Wiesenmark', manufacturer: 'Wiesenmark Medizin', pattern: 'class-word', lines: [''], weight: 4 },
  { name: 'Lindovar', manufacturer: 'Lindovar', pattern: 'ratio-country-code', lines: ['', '1A'], weight: 5 },
  { name: 'Nebelkamp', manufacturer: 'Nebelkamp Importe', pattern: 'ratio-country-code', lines: [''], weight: 6 },
  { name: 'Auenried', manufacturer: 'Auenried Kräuterkontor', pattern: 'generic', lines: [''], weight: 3 },
  { name: 'Solvenja', manufacturer: 'Solvenja', pattern: 'code-ratio', lines: ['', 'Duo'], weight: 4 },
];

export interface Grower {
  name: string;
  /** ISO 3166 alpha-2. */
  origin: string;
}

/** Invented growers, with the country they grow in. */
export const growers: readonly Grower[] = [
  { name: 'Silver Birch Acres', origin: 'CA' },
  { name: 'Lake Wabana Farms', origin: 'CA' },
  { name: 'Northmere Gardens', origin: 'CA' },
  { name: 'Copper Bay Growers', origin: 'CA' },
  { name: 'Prairie Lantern', origin: 'CA' },
  { name: 'Saltspring Terrace', origin: 'CA' },
  { name: 'Quinta da Serra Azul', origin: 'PT' },
  { name: 'Herdade do Sobral Novo', origin: 'PT' },
  { name: 'Vale das Cegonhas', origin: 'PT' },
  { name: 'Odense Væksthus', origin: 'DK' },
  { name: 'Fynsk Grønt', origin: 'DK' },
  { name: 'Gewächshaus Muldental', origin: 'DE' },
  { name: 'Anbau Lausitzer Heide', origin: 'DE' },
  { name: 'Vardarska Dolina', origin: 'MK' },
  { name: 'Pelagonia Herbal', origin: 'MK' },
  { name: 'Karoo Glass Gardens', origin: 'ZA' },
  { name: 'Drakensfoot Estate', origin: 'ZA' },
  { name: 'Wattle Creek Medicinals', origin: 'AU' },
  { name: 'Estancia Río Claro', origin: 'UY' },
  { name: 'Finca Altomira', origin: 'CO' },
  { name: 'Invernadero La Nava', origin: 'ES' },
  { name: 'Maluti Highlands', origin: 'LS' },
  { name: 'Kas Westpolder', origin: 'NL' },
];

/** How labels write a country. */
export const countryMarks: Readonly<Record<string, readonly string[]>> = {
  CA: ['CA', 'CAN'],
  PT: ['PT', 'POR'],
  DK: ['DK'],
  DE: ['DE'],
  MK: ['NM'],
  ZA: ['ZAF'],
  AU: ['AU'],
  UY: ['UY'],
  CO: ['COL', 'CO'],
  ES: ['ES'],
  LS: ['LS'],
  NL: ['NL'],
};

const first = [
  'Amber',
  'Copper',
  'Velvet',
  'Lemon',
  'Misty',
  'Juniper',
  'Marble',
  'Cedar',
  'Plum',
  'Saffron',
  'Quiet',
  'Northern',
  'Paper',
  'Ginger',
  'Cobalt',
  'Maple',
  'Honey',
  'Winter',
] as const;
const second = [
  'Fjord',
  'Orchard',
  'Harbour',
  'Quarry',
  'Lantern',
  'Meadow',
  'Ferry',
  'Pepper',
  'Compass',
  'Terrace',
  'Thistle',
  'Sorbet',
  'Ribbon',
  'Almanac',
  'Cascade',
  'Bramble',
  'Gazette',
] as const;

/** The invented cultivars: every n-th of all pairs, so that the words are spread evenly. */
export const strains: readonly string[] = first.flatMap((word, row) =>
  second.filter((_, column) => (row * 5 + column * 3) % 7 < 4).map((noun) => `${word} ${noun}`),
);

/** The three letters under which labels abbreviate a cultivar: two of the first word, one of the second, or the other way round. */
export const strainCode = (strain: string): string => {
  const [one = '', two = ''] = strain.toUpperCase().split(' ');
  return one.length % 2 === 0 ? `${one.slice(0, 2)}${two[0]}` : `${one[0]}${two.slice(0, 2)}`;
};
