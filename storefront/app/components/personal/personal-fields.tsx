import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ShapeForm } from '../../lib/forms/use-shape-form.ts';
import type { Personal } from '../../lib/profile/personal.ts';
import { isUnknownZipCode } from '../../lib/profile/zip-code.ts';
import { Select, TextInput } from '../ui/inputs.tsx';
import { FormPhoneInput } from '../ui/form-inputs.tsx';
import styles from './personal-fields.module.css';
import { TownOffer } from './town-offer.tsx';

export type PersonalForm = ShapeForm<Personal, Personal>;

const titles = ['', 'Dr.', 'Prof. Dr.'] as const;
/** Where prescriptions can be delivered to or invoices sent. */
const countries = ['DE', 'AT', 'CH', 'NL', 'BE', 'LU', 'FR', 'PL', 'CZ', 'DK'] as const;

/** Name, address and phone number, as on a prescription. */
export const PersonalFields = ({ form }: { form: PersonalForm }) => {
  const { t, i18n } = useTranslation('person');
  const [zipCode, country, city] = useWatch({ control: form.control, name: ['zipCode', 'country', 'city'] });
  const isDoubtful = isUnknownZipCode(zipCode, country);
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const field = (key: keyof Personal) => ({ ...form.register(key), label: t(key), error: form.errorOf(key) });
  return (
    <>
      <div className={styles.short}>
        <Select {...field('title')} isOptional options={titles.map((value) => ({ value, label: value || t('titleNone') }))} />
      </div>
      <div className={styles.pair}>
        <TextInput {...field('firstName')} autoComplete="given-name" />
        <TextInput {...field('lastName')} autoComplete="family-name" />
      </div>
      <div className={`${styles.pair} ${styles.street}`}>
        <TextInput {...field('street')} autoComplete="address-line1" />
        <TextInput {...field('houseNum')} />
      </div>
      <div className={`${styles.pair} ${styles.town}`}>
        <TextInput {...field('zipCode')} inputMode="numeric" maxLength={5} autoComplete="postal-code" />
        <TextInput {...field('city')} autoComplete="address-level2" />
      </div>
      <TownOffer zipCode={zipCode} country={country} town={city} onTown={(town) => form.setValue('city', town, { shouldValidate: true })} />
      <p className={styles.doubt} role="status">
        {isDoubtful && t('zipDoubt')}
      </p>
      <Select {...field('country')} autoComplete="country" options={countries.map((value) => ({ value, label: names.of(value) ?? value }))} />
      <FormPhoneInput control={form.control} name="phone" label={t('phone')} help={t('phoneHelp')} error={form.errorOf('phone')} />
    </>
  );
};
