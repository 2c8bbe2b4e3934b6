import { categories, irradiations, units } from '@blattwerk/contract/products/enums';
import { readPzn } from '@blattwerk/contract/products/pzn';
import { productCreateInput, type ProductCreateInput, type ProductPatchInput } from '@blattwerk/contract/products/shapes';
import { audit } from '../../kernel/audit.ts';
import { choiceField, flagField, ownField, RowRefused, textField, type ImporterField, type ListImporter } from '../../kernel/list-importer.ts';
import { contentOf, geneticsOf, originOf } from './product-file.ts';
import { deleteUnusedProduct, readProductRecord } from './product-records.queries.ts';
import { createProduct, patchProduct } from './product-records.service.ts';
import { Product } from './product.model.ts';

const pznOf = (text: string): { pzn: string } => {
  const reading = readPzn(text);
  if (!('pzn' in reading)) throw new RowRefused('pzn.invalid', 'pzn');
  return { pzn: reading.pzn };
};

/** `<1` is less than one: the number, and that it is only a limit. */
const contentField = (name: 'thc' | 'cbd', flag: 'isThcBelow' | 'isCbdBelow', synonyms: readonly string[]): ImporterField => {
  const read = (text: string) => {
    const { value, isBelow } = contentOf(text, name);
    return { [name]: value, [flag]: isBelow };
  };
  return ownField(name, 'content.invalid', read, { synonyms });
};

/** Products, known by their PZN. */
export const productImporter: ListImporter = {
  fields: [
    ownField('pzn', 'pzn.invalid', pznOf, { isRequired: true, synonyms: ['Pharmazentralnummer', 'Artikelnummer', 'PZN8'] }),
    textField('name', { isRequired: true, synonyms: ['Artikel', 'Artikelbezeichnung', 'Bezeichnung', 'Produkt', 'Produktname', 'Product', 'Product name'] }),
    choiceField('category', categories, { isRequired: true, synonyms: ['Kategorie', 'Produktart', 'Type'] }),
    choiceField('unit', units, { isRequired: true, synonyms: ['Mengeneinheit'] }),
    ownField('genetics', 'value.unknown', geneticsOf, { synonyms: ['Typ'] }),
    contentField('thc', 'isThcBelow', ['THC-Gehalt', 'THC in %', 'THC %']),
    contentField('cbd', 'isCbdBelow', ['CBD-Gehalt', 'CBD in %', 'CBD %']),
    textField('manufacturer', { synonyms: ['Herstellerin', 'Producer', 'Anbieter'] }),
    textField('grower', { synonyms: ['Cultivator'] }),
    textField('strain', { synonyms: ['Kultivar', 'Cultivar'] }),
    ownField('origin', 'origin.unknown', (text) => ({ origin: originOf(text) }), { synonyms: ['Herkunftsland', 'Land', 'Country'] }),
    choiceField('irradiation', irradiations),
    textField('cartridgeSystem'),
    textField('descriptionDe', { synonyms: ['Beschreibung'] }),
    textField('descriptionEn', { synonyms: ['Description'] }),
    flagField('isPromoted'),
    flagField('isPublished'),
  ],
  keys: [['pzn']],
  shape: productCreateInput,
  ids: async ({ trx }, { pzn }) =>
    (
      await Product.query(trx)
        .where({ pzn: String(pzn) })
        .select('id')
    ).map(({ id }) => id),
  read: (ctx, id) => readProductRecord(ctx, id),
  create: async (ctx, values) => (await createProduct(ctx, values as ProductCreateInput)).id,
  update: (ctx, change) => patchProduct(ctx, change as ProductPatchInput),
  remove: async (ctx, id) => {
    const gone = await deleteUnusedProduct(ctx, id);
    await audit(ctx, { action: 'product.delete', objectType: 'product', objectId: id, before: { pzn: gone?.pzn, name: gone?.name } });
  },
};
