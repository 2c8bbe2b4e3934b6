import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useLocation, useNavigate } from 'react-router';
import { PositionButton } from '../../components/place/position-button.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Select, TextInput } from '../../components/ui/inputs.tsx';
import { offeredRadii, offeredSorts, searchOf, tidied } from './pharmacies-query.ts';
import styles from './pharmacy-search.module.css';

/** A plain form that asks the address for other results; it works with scripts off, and with scripts the address stays tidy. */
export const PharmacySearchForm = ({ isZipUnknown }: { isZipUnknown: boolean }) => {
  const { t } = useTranslation('pharmacies');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const asked = searchOf(params);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(pathname + tidied(new FormData(event.currentTarget).entries()), { preventScrollReset: true });
  };
  const form = useRef<HTMLFormElement>(null);
  const searchNear = (zipCode: string): void => {
    if (form.current === null) return;
    const fields = new FormData(form.current);
    fields.set('zipCode', zipCode);
    fields.set('sort', 'distance');
    void navigate(pathname + tidied(fields.entries()), { preventScrollReset: true });
  };
  return (
    <div className={styles.place}>
      <Form ref={form} method="get" action={pathname} key={search} className={styles.search} role="search" onSubmit={submit}>
        <TextInput label={t('list.q')} name="q" type="search" enterKeyHint="search" defaultValue={asked.q} />
        <TextInput
          label={t('list.zipCode')}
          name="zipCode"
          inputMode="numeric"
          pattern="\d{5}"
          maxLength={5}
          autoComplete="postal-code"
          title={t('list.zipCodeForm')}
          defaultValue={params.get('zipCode') ?? ''}
          error={isZipUnknown ? t('list.zipUnknown') : undefined}
        />
        <Select
          label={t('list.radius')}
          name="radiusKm"
          defaultValue={asked.radiusKm}
          options={[{ value: '', label: t('list.anywhere') }, ...offeredRadii.map((km) => ({ value: km, label: t('list.within', { km }) }))]}
        />
        <Select
          label={t('list.sort')}
          name="sort"
          defaultValue={asked.sort || (asked.zipCode ? 'distance' : 'name')}
          options={offeredSorts.map((value) => ({ value, label: t(`list.sortBy.${value}`) }))}
        />
        {params.get('view') === 'map' && <input type="hidden" name="view" value="map" />}
        <Button type="submit" icon="search">
          {t('list.search')}
        </Button>
      </Form>
      <PositionButton onZipCode={searchNear} />
    </div>
  );
};
