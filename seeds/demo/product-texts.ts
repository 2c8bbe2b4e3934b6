import type { Category } from '@blattwerk/contract/products/enums';
import { terpenes, type TerpeneKey } from '../reference/terpenes.ts';
import type { Chance } from './random.ts';

/** What terpenes smell like; a description says how a product smells and looks, never what it does. */
const scents: Partial<Record<TerpeneKey, { de: string; en: string }>> = {
  myrcene: { de: 'erdig und nach reifer Mango', en: 'earthy, of ripe mango' },
  limonene: { de: 'nach Zitronenschale', en: 'of lemon peel' },
  'beta-caryophyllene': { de: 'pfeffrig', en: 'peppery' },
  linalool: { de: 'nach Lavendel', en: 'of lavender' },
  'alpha-pinene': { de: 'nach Kiefernnadeln', en: 'of pine needles' },
  'beta-pinene': { de: 'harzig', en: 'resinous' },
  'alpha-humulene': { de: 'nach Hopfen', en: 'of hops' },
  terpinolene: { de: 'blumig mit einer Spur Apfel', en: 'floral with a trace of apple' },
  'beta-ocimene': { de: 'süß und krautig', en: 'sweet and herbal' },
  'alpha-bisabolol': { de: 'nach Kamille', en: 'of chamomile' },
  'trans-nerolidol': { de: 'holzig', en: 'woody' },
  'beta-farnesene': { de: 'nach grünem Apfel', en: 'of green apple' },
  guaiol: { de: 'nach Zypresse', en: 'of cypress' },
  eucalyptol: { de: 'nach Eukalyptus', en: 'of eucalyptus' },
  geraniol: { de: 'nach Rosen', en: 'of roses' },
  valencene: { de: 'nach Orange', en: 'of orange' },
};

const scentOf = (key: TerpeneKey): { de: string; en: string } => {
  const terpene = terpenes.find((entry) => entry.key === key);
  return scents[key] ?? { de: `nach ${terpene?.nameDe ?? key}`, en: `of ${(terpene?.nameEn ?? key).toLowerCase()}` };
};

const looks = [
  { de: 'Dicht gewachsene, mittelgroße Blüten mit hellen Blütenständen.', en: 'Dense, medium-sized flowers with pale bracts.' },
  { de: 'Locker gewachsene Blüten, hellgrün mit orangefarbenen Narben.', en: 'Loosely grown flowers, light green with orange stigmas.' },
  { de: 'Kompakte Blüten mit violetten Spitzen und sichtbarem Harzbesatz.', en: 'Compact flowers with violet tips and visible resin.' },
  { de: 'Längliche Blüten in dunklem Grün, von Hand beschnitten.', en: 'Elongated, dark green flowers, trimmed by hand.' },
  { de: 'Kleine, feste Blüten, gleichmäßig getrocknet.', en: 'Small, firm flowers, evenly dried.' },
  { de: 'Große Blüten mit wenig Blattanteil.', en: 'Large flowers with few leaves.' },
];
const growing = [
  { de: 'Angebaut im Gewächshaus, langsam getrocknet und 21 Tage gereift.', en: 'Grown in a greenhouse, slowly dried and cured for 21 days.' },
  { de: 'Angebaut in geschlossenen Räumen unter kontrolliertem Licht.', en: 'Grown indoors under controlled light.' },
  { de: 'Aus einer Ernte je Charge, im Werk zweifach geprüft.', en: 'One harvest per batch, tested twice at the site.' },
  { de: 'Verpackt unter Schutzgas in Dosen zu 5, 10 und 20 Gramm.', en: 'Packed under protective gas in tins of 5, 10 and 20 grams.' },
];
const extractBases = [
  {
    de: 'Vollspektrum-Extrakt in mittelkettigen Triglyceriden, mit Dosierpipette.',
    en: 'Full-spectrum extract in medium-chain triglycerides, with a dosing pipette.',
  },
  { de: 'Eingestellter Extrakt in Olivenöl, Tropfaufsatz beiliegend.', en: 'Standardised extract in olive oil, dropper enclosed.' },
  { de: 'Extrakt in Sonnenblumenöl, Flasche aus Braunglas.', en: 'Extract in sunflower oil, in a brown glass bottle.' },
];
const vapeBases = [
  { de: 'Kartusche mit 0,5 ml Destillat und 510er-Gewinde.', en: 'Cartridge with 0.5 ml of distillate and a 510 thread.' },
  { de: 'Kartusche mit 1 ml lösungsmittelfreiem Extrakt und Keramikverdampfer.', en: 'Cartridge with 1 ml of solvent-free extract and a ceramic coil.' },
];

export interface Described {
  category: Category;
  strain: string | null;
  terpenes: readonly { key: TerpeneKey }[];
}

/** A neutral description in both languages: form, origin of the smell, packing. */
export const describe = (product: Described, chance: Chance): { de: string; en: string } => {
  const form = chance.pick(product.category === 'flower' ? looks : product.category === 'extract' ? extractBases : vapeBases);
  const parts = [form];
  const [leading, second] = product.terpenes;
  if (leading !== undefined) {
    const scent = scentOf(leading.key);
    const more = second === undefined ? null : scentOf(second.key);
    parts.push({
      de: `Riecht ${scent.de}${more === null ? '' : `, dahinter ${more.de}`}.`,
      en: `Smells ${scent.en}${more === null ? '' : `, then ${more.en}`}.`,
    });
  }
  if (product.category === 'flower') parts.push(chance.pick(growing));
  if (product.strain !== null && product.category !== 'flower') parts.push({ de: `Hergestellt aus ${product.strain}.`, en: `Made from ${product.strain}.` });
  return { de: parts.map((part) => part.de).join(' '), en: parts.map((part) => part.en).join(' ') };
};
