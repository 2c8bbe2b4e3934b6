import type { Histogram, RangeKey } from '@blattwerk/contract/products/shapes';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { rangeOf } from './catalog-query.ts';
import { FilterGroup } from './filter-group.tsx';
import type { Scale } from './range-scale.ts';
import { barsOf, fullest, handlesOf, moved, placeOn, scaleOf } from './range-scale.ts';
import { holdsTheSame, type CatalogFilters } from './use-catalog-filters.ts';
import styles from './range-filter.module.css';

interface Props {
  name: RangeKey;
  histogram: Histogram | null;
  /** The unit of both ends, in words. */
  unit: string;
  filters: CatalogFilters;
  isOpen?: boolean;
}

type Chosen = ReturnType<typeof rangeOf>;

/** Values in words: prices are kept in cents and read in euros. */
const useRangeWords = (name: RangeKey): ((value: number) => string) => {
  const { money, number } = useFormat();
  return (value) => (name === 'price' ? money(value) : number(value));
};

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** The names under which both ends are written into the address, and into a form without scripts: there a price is in euros. */
const valuesOf = (name: RangeKey, { min, max }: Chosen): Record<string, string> =>
  name === 'price' ? { euroMin: '', euroMax: '', priceMin: textOf(min), priceMax: textOf(max) } : { [`${name}Min`]: textOf(min), [`${name}Max`]: textOf(max) };

const Picture = ({ histogram, scale, chosen }: { histogram: Histogram | null; scale: Scale; chosen: Chosen }) => {
  const { from, to } = handlesOf(scale, chosen);
  const start = placeOn(scale, from);
  return (
    <>
      <svg className={styles.histogram} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {histogram &&
          barsOf(histogram, scale, chosen).map(({ x, width, height, isChosen }) => (
            <rect key={x} x={x + width * 0.08} width={width * 0.84} y={100 - height} height={height} className={isChosen ? styles.barChosen : styles.bar} />
          ))}
      </svg>
      <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" className={styles.rail} />
        <rect x={start} width={Math.max(0, placeOn(scale, to) - start)} height="4" className={styles.between} />
      </svg>
    </>
  );
};

/** Two of the browser's own sliders over one track. The lower one lies on top while it is in the upper half, so that both can always be taken. */
const Slider = ({ name, histogram, scale, chosen, filters }: Props & { scale: Scale; chosen: Chosen }) => {
  const { t } = useTranslation('catalog');
  const words = useRangeWords(name);
  const handles = handlesOf(scale, chosen);
  const handle = (end: 'from' | 'to') => (
    <input
      type="range"
      className={styles.handle}
      data-top={end === 'from' && placeOn(scale, handles.from) > 50 ? true : undefined}
      min={scale.low}
      max={scale.high}
      step={scale.step}
      value={handles[end]}
      aria-label={t(`range.${end}Of`, { name: t(`filter.${name}`) })}
      aria-valuetext={words(handles[end])}
      onChange={(event) => filters.write(name, valuesOf(name, moved(scale, chosen, end, Number(event.currentTarget.value))))}
    />
  );
  return (
    <div className={styles.slider}>
      <Picture histogram={histogram} scale={scale} chosen={chosen} />
      {handle('from')}
      {handle('to')}
    </div>
  );
};

const End = ({ name, end, bound, filters }: { name: RangeKey; end: 'Min' | 'Max'; bound: number | undefined; filters: CatalogFilters }) => {
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  const isPrice = name === 'price';
  const field = `${isPrice ? 'euro' : name}${end}`;
  const cents = filters.raw.get(`price${end}`);
  const value = filters.raw.get(field) ?? (isPrice && cents ? String(Number(cents) / 100) : '');
  const words = t(end === 'Min' ? 'range.from' : 'range.to');
  return (
    <label className={styles.end}>
      <span>
        {words} <span className="visually-hidden">({t(`filter.${name}`)})</span>
      </span>
      <input
        type="number"
        name={field}
        min={0}
        step="any"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        placeholder={bound === undefined ? undefined : number(isPrice ? bound / 100 : bound, 2)}
        onChange={(event) => {
          const { value: written, validity } = event.currentTarget;
          if (!validity.badInput) filters.write(name, isPrice ? { [field]: written, [`price${end}`]: '' } : { [field]: written });
        }}
      />
    </label>
  );
};

/** From here to there: a slider over the picture of what there is, and two numbers for those who would rather type. */
const Range = (props: Props) => {
  const { name, histogram, unit, filters, isOpen = false } = props;
  const { t } = useTranslation('catalog');
  const words = useRangeWords(name);
  const chosen = rangeOf(filters.raw, name);
  const isChosen = chosen.min !== undefined || chosen.max !== undefined;
  const scale = scaleOf(name, histogram, chosen);
  if (!histogram && !isChosen) return null;
  const most = histogram && fullest(histogram);
  return (
    <FilterGroup id={name} name={t(`filter.${name}`)} unit={unit} count={isChosen ? 1 : 0} isOpen={isOpen || isChosen}>
      <div role="group" aria-label={`${t(`filter.${name}`)}, ${unit}`} aria-describedby={most ? `${name}-spread` : undefined}>
        {scale && <Slider {...props} scale={scale} chosen={chosen} />}
        {most && (
          <p id={`${name}-spread`} className="visually-hidden">
            {t('range.spread', { low: words(histogram.min), high: words(histogram.max), from: words(most.from), to: words(most.to) })}
          </p>
        )}
        <div className={styles.ends}>
          <End name={name} end="Min" bound={scale?.low} filters={filters} />
          <End name={name} end="Max" bound={scale?.high} filters={filters} />
        </div>
      </div>
    </FilterGroup>
  );
};

const keysOf: Record<RangeKey, readonly string[]> = {
  price: ['priceMin', 'priceMax', 'euroMin', 'euroMax'],
  thc: ['thcMin', 'thcMax'],
  cbd: ['cbdMin', 'cbdMax'],
};

export const RangeFilter = memo(
  Range,
  (before, after) =>
    before.name === after.name &&
    before.unit === after.unit &&
    before.histogram === after.histogram &&
    holdsTheSame(before.filters, after.filters, keysOf[after.name]),
);
