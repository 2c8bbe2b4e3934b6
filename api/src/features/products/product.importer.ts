import { categories, irradiations, units } from '@blattwerk/contract/products/enums';
import { productCreateInput, type ProductCreateInput, type ProductPatchInput } from '@blattwerk/contract/products/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Actor } from '../../kernel/ctx.ts';
import { choiceField, flagField, textField, type ImporterField, type ListImporter } from '../../kernel/list-importer.ts';
import { contentOf, geneticsOf, originOf, pznOf } from './product-cells.ts';
import { deleteUnusedProduct, readProductValues, readValuesOfPzns } from './product-records.queries.ts';
import { insertProduct, patchProductValues } from './product-records.service.ts';
import { Product } from './product.model.ts';

/** `<1` is less than one: the number, and that it is only a limit. */
const contentField = (name: 'thc' | 'cbd', flag: 'isThcBelow' | 'isCbdBelow', synonyms: readonly string[]): ImporterField => ({
  name,
  read: (text) => {
    const { value, isBelow } = contentOf(text);
    return { [name]: value, [flag]: isBelow };
  },
  synonyms,
});

/** Products, known by their PZN. */
export const productImporter: ListImporter<Actor> = {
  fields: [
    { name: 'pzn', read: pznOf, isRequired: true, synonyms: ['Pharmazentralnummer', 'Artikelnummer', 'PZN8'] },
    textField('name', { isRequired: true, synonyms: ['Artikel', 'Artikelbezeichnung', 'Bezeichnung', 'Produkt', 'Produktname', 'Product', 'Product name'] }),
    choiceField('category', categories, { isRequired: true, synonyms: ['Kategorie', 'Produktart', 'Type'] }),
    choiceField('unit', units, { isRequired: true, synonyms: ['Mengeneinheit'] }),
    { name: 'genetics', read: geneticsOf, synonyms: ['Typ'] },
    contentField('thc', 'isThcBelow', ['THC-Gehalt', 'THC in %', 'THC %']),
    contentField('cbd', 'isCbdBelow', ['CBD-Gehalt', 'CBD in %', 'CBD %']),
    textField('manufacturer', { synonyms: ['Herstellerin', 'Producer', 'Anbieter'] }),
    textField('grower', { synonyms: ['Cultivator'] }),
    textField('strain', { synonyms: ['Kultivar', 'Cultivar'] }),
    { name: 'origin', read: originOf, synonyms: ['Herkunftsland', 'Land', 'Country'] },
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
  read: (ctx, id) => readProductValues(ctx, id),
  readAll: (ctx, keys) =>
    readValuesOfPzns(
      ctx,
      keys.map(({ pzn }) => String(pzn)),
    ),
  create: (ctx, values) => insertProduct(ctx, values as ProductCreateInput),
  update: (ctx, change) => patchProductValues(ctx, change as ProductPatchInput),
  remove: async (ctx, id) => {
    const gone = await deleteUnusedProduct(ctx, id);
    await audit(ctx, { action: 'product.delete', objectType: 'product', objectId: id, before: { pzn: gone?.pzn, name: gone?.name } });
  },
};
