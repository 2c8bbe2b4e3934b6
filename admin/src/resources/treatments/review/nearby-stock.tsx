import { CheckCircleOutlined, EnvironmentOutlined, StopOutlined } from '@ant-design/icons';
import type { Unit } from '@blattwerk/contract/products/enums';
import { nearbyKm } from '@blattwerk/contract/treatments/nearby-stock';
import type { NearbyStockList } from '@blattwerk/contract/treatments/nearby-stock';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { useAnswer } from '../../../providers/use-answer.ts';
import './nearby-stock.css';

/** The request whose patient is to find the products; without one the stock is that of all pharmacies. */
export const StockOf = createContext<string | undefined>(undefined);

export interface StockedProduct {
  id: string;
  unit: Unit;
  pharmacyCount: number;
  fromPriceCents: number | null;
}

/** Where the patient finds the products; asked for them together. */
export const useNearbyStock = (productIds: readonly string[]): NearbyStockList | undefined => {
  const id = use(StockOf);
  const asked = { params: { id: id ?? '' }, query: { productId: productIds.toSorted() } };
  const { query, result } = useAnswer('/backoffice/treatments/:id/nearby-stock', asked, { isAsked: id !== undefined && productIds.length > 0 });
  return query.data === undefined ? undefined : result.data;
};

type Where = 'chosen' | 'near' | 'far' | 'nowhere';
const tones: Record<Where, string> = { chosen: 'tag-ok', near: 'tag-ok', far: 'tag-warn', nowhere: 'tag-bad' };
const icons = { chosen: CheckCircleOutlined, near: EnvironmentOutlined, far: EnvironmentOutlined, nowhere: StopOutlined } as const;

/** The chosen pharmacy first, then near by; all pharmacies, where it is not known how far they are. */
const useStockWords = () => {
  const { t } = useTranslation();
  const { money, number } = useFormats();
  return (product: StockedProduct, stock: NearbyStockList | undefined): [Where, string] => {
    const unit = t(`enum.unit.${product.unit}`);
    const found = stock?.items.find(({ productId }) => productId === product.id);
    const count = found?.pharmacyCount ?? product.pharmacyCount;
    if (count === 0) return ['nowhere', t('review.soldOut')];
    const chosen =
      found === undefined || found.chosenPriceCents === null
        ? []
        : [t('review.nearby.atChosen', { name: stock?.chosenPharmacy?.name ?? '', price: money(found.chosenPriceCents), unit })];
    const where = (otherwise: Where): Where => (chosen.length > 0 ? 'chosen' : otherwise);
    if (found === undefined || found.nearestKm === null) {
      const from = product.fromPriceCents === null ? [] : [`${t('review.from', { price: money(product.fromPriceCents) })}/${unit}`];
      return [where('near'), [...chosen, [t('review.inStock', { count }), ...from].join(', ')].join(' · ')];
    }
    const { nearestKm: km } = found;
    const way = { way: km < 1 ? t('review.nearby.close') : t('review.nearby.way', { km: number(km, 1) }), radius: nearbyKm, unit };
    if (found.nearbyFromCents === null) return [where('far'), [...chosen, t('review.nearby.far', way)].join(' · ')];
    return [where('near'), [...chosen, t('review.nearby.near', { ...way, count: found.nearbyCount, price: money(found.nearbyFromCents) })].join(' · ')];
  };
};

/** One line about one product, out of what was asked for several together. */
export const StockLine = ({ product, stock }: { product: StockedProduct; stock: NearbyStockList | undefined }) => {
  const [where, words] = useStockWords()(product, stock);
  const Icon = icons[where];
  return (
    <span className={`tag ${tones[where]} stock-line`}>
      <Icon aria-hidden="true" />
      <span>{words}</span>
    </span>
  );
};

/** A product that the picker found, with where the patient gets it. */
export const FoundProduct = ({ label, product, among }: { label: string; product: StockedProduct; among: readonly string[] }) => {
  const stock = useNearbyStock(among);
  return (
    <span className="found-product">
      <span>{label}</span>
      <StockLine product={product} stock={stock} />
    </span>
  );
};
