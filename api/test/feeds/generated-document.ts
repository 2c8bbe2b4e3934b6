import fc from 'fast-check';
import iconv from 'iconv-lite';
import { amountsOf, articles, numberStyles, writeNumber, type GeneratedArticle, type GeneratedFile } from './generated-articles.ts';
import { workbookOf } from './workbook.ts';

const choices = fc.record({
  articles,
  numbers: numberStyles,
  format: fc.constantFrom('json', 'xml', 'xlsx'),
  /** Numbers as numbers, or as text in the list's style; XML knows text only. */
  isTyped: fc.boolean(),
  /** Nested in JSON, attributes in XML, shared strings in Excel. */
  isOtherShape: fc.boolean(),
  encoding: fc.constantFrom('utf-8', 'iso-8859-1'),
  titles: fc.nat(2),
  damage: fc.constantFrom('none', 'cut', 'flipped byte', 'lost sign', 'doubled', 'check digit'),
  at: fc.nat(1_000_000),
});
type Choices = typeof choices extends fc.Arbitrary<infer T> ? T : never;

interface Item {
  pzn: string;
  name: string;
  unit: string;
  stock: string | number;
  price: string | number;
  ek: string | number;
}

const itemOf = (article: GeneratedArticle, { numbers, isTyped, format }: Choices): Item => {
  const number = (steps: number, decimals: number): string | number =>
    isTyped && format !== 'xml' ? steps / 10 ** decimals : writeNumber(steps, decimals, numbers);
  return {
    pzn: article.pzn,
    name: article.name.replaceAll(/[„“]/g, ''),
    unit: `${article.pack}g`,
    stock: number(article.steps, numbers.stockDecimals),
    price: number(article.cents, 2),
    ek: number(Math.round(article.cents / 3), 2),
  };
};

const keysOf = ({ numbers }: Choices): { stock: string; price: string } => ({
  stock: numbers.countsPacks ? 'stock' : 'stock_g',
  price: numbers.pricesPacks ? 'price' : 'price_per_g',
});

const asJson = (items: Item[], given: Choices): string => {
  const keys = keysOf(given);
  const list = items.map(({ pzn, name, unit, stock, price, ek }) =>
    given.isOtherShape
      ? { [keys.stock]: stock, [keys.price]: price, purchase_price: ek, sku: { pzn, display_name: name, pack_size: unit } }
      : { ek, pzn, name, unit, [keys.stock]: stock, [keys.price]: price },
  );
  return JSON.stringify(given.isOtherShape ? { stand: '2026-11-20T05:00:00Z', data: { items: list } } : list);
};

const asXml = (items: Item[], given: Choices): string => {
  const keys = keysOf(given);
  const rows = items.map(({ pzn, name, unit, stock, price, ek }) =>
    given.isOtherShape
      ? `<Artikel pzn="${pzn}" einheit="${unit}" ek="${ek}" ${keys.stock}="${stock}" ${keys.price}="${price}"><Bezeichnung>${name}</Bezeichnung></Artikel>`
      : `<Artikel><PZN>${pzn}</PZN><Name>${name}</Name><Preis art="EK">${ek}</Preis><PE>${unit}</PE><${keys.stock}>${stock}</${keys.stock}><${keys.price}>${price}</${keys.price}></Artikel>`,
  );
  return `<?xml version="1.0" encoding="${given.encoding}"?>\n<Bestand stand="2026-11-20T05:00:00+01:00">\n${rows.join('\n')}\n</Bestand>\n`;
};

const asWorkbook = (items: Item[], given: Choices): Promise<Buffer> => {
  const header = ['EK', 'PZN', 'Artikel', 'PE', given.numbers.countsPacks ? 'Bestand' : 'Bestand (g)', given.numbers.pricesPacks ? 'VK' : 'Preis/g'];
  const titles = Array.from({ length: given.titles }, () => ['Bestandsliste']);
  return workbookOf([...titles, header, ...items.map(({ ek, pzn, name, unit, stock, price }) => [ek, pzn, name, unit, stock, price])], given.isOtherShape);
};

const write = async (items: Item[], given: Choices): Promise<Buffer> => {
  if (given.format === 'xlsx') return asWorkbook(items, given);
  const isXml = given.format === 'xml';
  return iconv.encode(isXml ? asXml(items, given) : asJson(items, given), isXml ? given.encoding : 'utf-8');
};

/** Damage in the list itself; returns what must not be accepted. */
const damageItems = (items: Item[], { damage, at, numbers }: Choices): string[] => {
  const place = at % items.length;
  const item = items[place];
  if (!item) return [];
  if (damage === 'doubled') items.push({ ...item, price: typeof item.price === 'number' ? 1 : item.price.replaceAll(/\d(?=\d)/g, '2') });
  if (damage === 'lost sign' && typeof item.price === 'string') item.price = item.price.replace(numbers.sign, '');
  if (damage !== 'check digit') return [];
  const right = item.pzn;
  item.pzn = right.slice(0, 7) + ((Number(right[7]) + 1) % 10);
  return [item.pzn, right];
};

const make = async (given: Choices): Promise<GeneratedFile> => {
  const items = given.articles.map((article) => itemOf(article, given));
  const refused = damageItems(items, given);
  let bytes = await write(items, given);
  if (given.damage === 'cut') bytes = bytes.subarray(0, given.at % bytes.length);
  // Only an archive has sums that give a changed digit away.
  const isFlipped = given.damage === 'flipped byte' && given.format === 'xlsx';
  if (isFlipped) bytes[given.at % bytes.length] = (bytes[given.at % bytes.length] ?? 0) ^ (1 << (given.at % 8));
  const named = given.articles.map((article) => ({ ...article, name: article.name.replaceAll(/[„“]/g, '') }));
  return {
    bytes,
    expected: amountsOf(named, given.numbers),
    articles: named.length,
    refused: new Set(refused),
    isWhole: given.damage === 'none',
    label: `${given.damage}, ${given.format}, ${given.isTyped ? 'typed' : 'text'}, ${given.isOtherShape ? 'other' : 'plain'} shape`,
  };
};

/** JSON, XML and Excel files with the same lists; made when they are needed, since a ZIP takes its time. */
export const generatedDocuments: fc.Arbitrary<() => Promise<GeneratedFile>> = choices.map((given) => () => make(given));
