import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { Facts } from '../../components/ui/card.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import type { City } from '../../lib/places/cities.ts';
import styles from './city-page.module.css';

export const cityRadiusKm = 25;

export interface CityFigures {
  pharmacyCount: number;
  productCount: number;
  /** When the newest of its stock was confirmed; null while nothing was. */
  confirmedAt: string | null;
}

interface Props {
  city: City;
  figures: CityFigures;
  /** The cheapest of each kind, with the catalogue's own cards. */
  kinds: readonly { section: 'flowers' | 'extracts' | 'vapes'; total: number; products: ReactNode }[];
  pharmacies: ReactNode;
}

const Kind = ({ city, section, total, products }: Props['kinds'][number] & { city: City }) => {
  const { t } = useTranslation('city');
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t(`kind.${section}`)}</h2>
        <LinkButton to={`/market/catalog/${section}?zipCode=${city.zipCode}&radiusKm=${cityRadiusKm}&inStock=true&sort=price`} kind="quiet" iconEnd="arrow">
          {t('allOf', { count: total })}
        </LinkButton>
      </div>
      {products}
    </section>
  );
};

/** What pharmacies around a town have today: figures, the lowest prices of each kind, and the nearest pharmacies. */
export const CityPage = ({ city, figures, kinds, pharmacies }: Props) => {
  const { t } = useTranslation('city');
  const { number } = useFormat();
  const name = t(`name.${city.slug}`);
  return (
    <>
      <h1>{t('title', { name })}</h1>
      <p className={styles.lead}>{t('intro', { name, km: cityRadiusKm, zipCode: city.zipCode })}</p>
      <Facts
        items={[
          { term: t('pharmacies'), value: number(figures.pharmacyCount, 0) },
          { term: t('products'), value: number(figures.productCount, 0) },
          { term: t('confirmed'), value: figures.confirmedAt ? <DateTime value={figures.confirmedAt} /> : t('never') },
        ]}
      />
      {kinds
        .filter(({ total }) => total > 0)
        .map((kind) => (
          <Kind key={kind.section} city={city} {...kind} />
        ))}
      {figures.productCount === 0 && <p>{t('nothing', { km: cityRadiusKm })}</p>}
      <section className={styles.section}>
        <div className={styles.head}>
          <h2>{t('nearest')}</h2>
          <LinkButton to={`/market/pharmacies?zipCode=${city.zipCode}&radiusKm=${cityRadiusKm}&view=map`} kind="quiet" iconEnd="arrow">
            {t('map')}
          </LinkButton>
        </div>
        {pharmacies}
      </section>
      <p className={styles.note}>{t('note')}</p>
    </>
  );
};
