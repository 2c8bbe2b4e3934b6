import { useTranslation } from 'react-i18next';
import { PositionButton } from '../../components/place/position-button.tsx';
import { FieldError } from '../../components/ui/field.tsx';
import { radii } from './catalog-query.ts';
import { FilterGroup } from './filter-group.tsx';
import type { CatalogFilters } from './use-catalog-filters.ts';
import styles from './filters.module.css';

/** Postal code and radius. A postal code is asked for as soon as it has its five digits. */
export const PlaceFilter = ({ filters, isUnknown }: { filters: CatalogFilters; isUnknown: boolean }) => {
  const { t } = useTranslation('catalog');
  const { raw, address } = filters;
  const radius = raw.get('radiusKm') ?? '';
  const offered = radius === '' || radii.some((km) => km === radius) ? radii : [...radii, radius];
  return (
    <FilterGroup id="place" name={t('filter.place')} count={address.has('zipCode') ? 1 : 0} isOpen={raw.has('zipCode')}>
      <p id="place-help" className={styles.help}>
        {t('filter.placeHelp')}
      </p>
      <div className={styles.place}>
        <label className={styles.field}>
          <span>{t('filter.zipCode')}</span>
          <input
            type="text"
            name="zipCode"
            inputMode="numeric"
            pattern="\d{5}"
            maxLength={5}
            autoComplete="postal-code"
            aria-describedby={isUnknown ? 'place-help place-error' : 'place-help'}
            aria-invalid={isUnknown || undefined}
            value={raw.get('zipCode') ?? ''}
            onChange={(event) => filters.write('zipCode', { zipCode: event.currentTarget.value })}
          />
        </label>
        <label className={styles.field}>
          <span>{t('filter.radius')}</span>
          <select name="radiusKm" value={radius} onChange={(event) => filters.choose('radiusKm', event.currentTarget.value)}>
            <option value="">{t('filter.anywhere')}</option>
            {offered.map((km) => (
              <option key={km} value={km}>
                {t('filter.within', { km })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <PositionButton onZipCode={(zipCode) => filters.choose('zipCode', zipCode)} />
      {isUnknown && (
        <div role="alert">
          <FieldError id="place-error">{t('filter.zipUnknown')}</FieldError>
        </div>
      )}
    </FilterGroup>
  );
};
