import type { PharmacyItem } from '@blattwerk/contract/pharmacies/shapes';

/** schema.org's words for a pharmacy. Its place is left out: we know its postal area, not its door. */
export const pharmacySchema = (pharmacy: PharmacyItem): Record<string, unknown> => ({
  '@type': 'Pharmacy',
  name: pharmacy.name,
  address: {
    '@type': 'PostalAddress',
    streetAddress: pharmacy.address,
    postalCode: pharmacy.zipCode,
    addressLocality: pharmacy.city,
    addressCountry: pharmacy.country,
  },
  ...(pharmacy.phone ? { telephone: pharmacy.phone } : {}),
  ...(pharmacy.email ? { email: pharmacy.email } : {}),
  ...(pharmacy.website ? { url: pharmacy.website, sameAs: [pharmacy.website] } : {}),
});
