import { pharmacyCreateInput, type PharmacyCreateInput, type PharmacyPatchInput } from '@blattwerk/contract/pharmacies/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { flagField, moneyField, ownField, textField, type ListImporter, type Values } from '../../kernel/list-importer.ts';
import { normalizePhone } from '../../kernel/phone.ts';
import { deleteUnusedPharmacy, readPharmacyRecord } from './pharmacy-records.queries.ts';
import { createPharmacy, patchPharmacy } from './pharmacy-records.service.ts';
import { Pharmacy } from './pharmacy.model.ts';

/** Spreadsheets drop the zero at the beginning of a postal code: `1067` is Dresden's 01067. */
const wholeZipCode = (text: string): Values => ({ zipCode: /^\d{4}$/.test(text) ? `0${text}` : text });

const idsOf = async ({ trx }: Ctx, { slug, name, zipCode }: Values): Promise<string[]> => {
  const pharmacies = Pharmacy.query(trx).select('id');
  const meant =
    slug === undefined
      ? pharmacies.whereRaw('lower(name) = lower(?)', [String(name)]).where({ zipCode: String(zipCode) })
      : pharmacies.where({ slug: String(slug) });
  return (await meant).map(({ id }) => id);
};

/** Pharmacies, known by their short name in addresses, else by name and postal code. */
export const pharmacyImporter: ListImporter = {
  fields: [
    textField('slug', { synonyms: ['Slug', 'Kürzel', 'Short name'] }),
    textField('name', { isRequired: true, synonyms: ['Apotheke', 'Pharmacy', 'Firma'] }),
    textField('street', { isRequired: true, synonyms: ['Strasse', 'Street'] }),
    textField('houseNum', { isRequired: true, synonyms: ['Hausnr', 'Hausnr.', 'Nr.', 'House number', 'Number'] }),
    ownField('zipCode', 'value.invalid', wholeZipCode, { isRequired: true, synonyms: ['Postleitzahl', 'Postal code', 'Zip'] }),
    textField('city', { isRequired: true, synonyms: ['Stadt', 'Town', 'City'] }),
    textField('country'),
    textField('email', { synonyms: ['E-Mail', 'Email', 'Mail'] }),
    textField('tanEmail'),
    ownField('phone', 'value.invalid', (text) => ({ phone: normalizePhone(text) }), { synonyms: ['Telefonnummer', 'Tel', 'Tel.', 'Telephone'] }),
    textField('website', { synonyms: ['Internet', 'Homepage', 'URL'] }),
    flagField('isPickupOnly'),
    flagField('isListed'),
    flagField('hasCourier'),
    flagField('acceptsElectronic'),
    moneyField('shippingCents', { synonyms: ['Versand'] }),
    moneyField('freeShippingFromCents'),
  ],
  keys: [['slug'], ['name', 'zipCode']],
  shape: pharmacyCreateInput,
  ids: idsOf,
  read: (ctx, id) => readPharmacyRecord(ctx, id),
  create: (ctx, values) => createPharmacy(ctx, values as PharmacyCreateInput),
  update: (ctx, change) => patchPharmacy(ctx, change as PharmacyPatchInput),
  remove: async (ctx, id) => {
    const gone = await deleteUnusedPharmacy(ctx, id);
    await audit(ctx, { action: 'pharmacy.delete', objectType: 'pharmacy', objectId: id, before: { slug: gone?.slug, name: gone?.name } });
  },
};
