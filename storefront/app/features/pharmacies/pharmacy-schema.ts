import type { PharmacyItem } from '@blattwerk/contract/pharmacies/shapes';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** schema.org's words for a pharmacy. Its coordinates are left out: only its postal area is known. */
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
  ...(pharmacy.openingHours
    ? {
        openingHoursSpecification: pharmacy.openingHours.map(({ day, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${weekdays[day - 1]}`,
          opens,
          closes: closes === '00:00' ? '23:59' : closes,
        })),
      }
    : {}),
  ...(pharmacy.phone ? { telephone: pharmacy.phone } : {}),
  ...(pharmacy.email ? { email: pharmacy.email } : {}),
  ...(pharmacy.website ? { url: pharmacy.website, sameAs: [pharmacy.website] } : {}),
});
