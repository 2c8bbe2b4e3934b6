import { drawFacts } from '../../adapters/pdf/blocks.ts';
import { formatMoney, formatNumber } from '../../locales/format.ts';
import type { RecordSheet } from './record-sheet.ts';

const noted = ({ data, locale, word }: RecordSheet): string[] =>
  data.notedProducts.map(({ product, amount, unit }) => (amount === null ? product : `${product}: ${formatNumber(amount, locale)} ${word('unit', unit)}`));

const alerts = ({ data, locale, t }: RecordSheet): string[] =>
  data.alerts.map(({ product, kind, priceCents, pharmacy, zipCode, radiusKm }) => {
    const price = priceCents === null ? '' : formatMoney(priceCents, 'EUR', locale);
    const around = zipCode && radiusKm !== null ? t('record.around', { zipCode, km: formatNumber(radiusKm, locale) }) : zipCode;
    return `${product}: ${[t(`record.alert.${kind}`, { price }), pharmacy, around].filter(Boolean).join(', ')}`;
  });

/** The filters as the address bar has them, with the pharmacy by its name. */
const searches = ({ data }: RecordSheet): string[] =>
  data.savedSearches.map(({ name, search, pharmacy }) => {
    const filters = search.split('&').filter((one) => !one.startsWith('pharmacyId='));
    return `${name}: ${[filters.join('&'), pharmacy].filter(Boolean).join(', ')}`;
  });

/** What the market remembers of the person: what they look for, and what they said about it. */
export const drawMarket = (record: RecordSheet): void => {
  const { sheet, data, t } = record;
  const lines: [label: string, values: string[]][] = [
    ['favourites', data.favouriteProducts],
    ['favouritePharmacies', data.favouritePharmacies],
    ['noted', noted(record)],
    ['alerts', alerts(record)],
    ['invitations', data.invitations.map(({ email, message }) => [email, message].filter(Boolean).join(': '))],
    ['caregivers', data.caregivers.flatMap(({ name, email }) => (name ? [`${name}: ${email ?? ''}`] : []))],
    ['savedSearches', searches(record)],
    ['reviews', data.reviews.map(({ product, rating, text }) => [`${product}: ${rating}/5`, text].filter(Boolean).join(', '))],
    ['comments', data.reviewComments.map(({ product, text }) => [product, text].filter(Boolean).join(': '))],
    ['likes', data.reviewLikes.map(({ product }) => product)],
  ];
  sheet.heading(1, t('record.market'));
  drawFacts(
    sheet,
    lines.map(([label, values]) => ({ label: t(`record.${label}`), value: values.join('\n') })),
    1,
  );
};
