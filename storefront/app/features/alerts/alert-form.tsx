import type { AlertAnswer } from '@blattwerk/contract/alerts/shapes';
import { alertKinds } from '@blattwerk/contract/alerts/shapes';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PositionButton } from '../../components/place/position-button.tsx';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { RadioCards } from '../../components/ui/choices.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Select, TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi, visitorApi } from '../../lib/api/client.ts';
import type { FormOf } from '../../lib/forms/use-shape-form.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import type { AlertFields, AlertProduct } from './alert-wish.ts';
import { alertForm, wishOf } from './alert-wish.ts';
import { PharmacyPicker } from './pharmacy-picker.tsx';
import styles from './alerts.module.css';

const radii = ['10', '25', '50', '100'] as const;

interface Props {
  product: AlertProduct;
  isVisitor: boolean;
  onDone: (answer: AlertAnswer) => void;
}

const empty: AlertFields = { kind: 'back-in-stock', price: '', pharmacyId: undefined, zipCode: '', radiusKm: '25', email: '' };

interface PartProps {
  form: FormOf<ReturnType<typeof alertForm>>;
}

const Area = ({ form }: PartProps) => {
  const { t } = useTranslation('alerts');
  return (
    <>
      <div className={styles.area}>
        <TextInput
          label={t('form.zipCode')}
          isOptional
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          {...form.register('zipCode')}
          error={form.errorOf('zipCode')}
        />
        <Select label={t('form.radius')} {...form.register('radiusKm')} options={radii.map((value) => ({ value, label: t('form.km', { value }) }))} />
      </div>
      <PositionButton onZipCode={(zipCode) => form.setValue('zipCode', zipCode, { shouldValidate: true })} />
    </>
  );
};

/** What each kind needs besides: a price, a pharmacy, or an area. */
const Details = ({ unit, form }: PartProps & { unit: AlertProduct['unit'] }) => {
  const { t } = useTranslation('alerts');
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { field: pharmacy } = useController({ control: form.control, name: 'pharmacyId' });
  return (
    <>
      {kind === 'price-below' && (
        <TextInput
          label={t('form.price', { unit: t(`unit.${unit}`, { ns: 'common' }) })}
          inputMode="decimal"
          {...form.register('price')}
          error={form.errorOf('price')}
        />
      )}
      {kind === 'at-pharmacy' ? (
        <PharmacyPicker chosen={pharmacy.value} onChoose={pharmacy.onChange} error={form.errorOf('pharmacyId')} />
      ) : (
        <Area form={form} />
      )}
    </>
  );
};

/** What to wait for, where, and for visitors which address. */
export const AlertForm = ({ product, isVisitor, onDone }: Props) => {
  const { t } = useTranslation('alerts');
  const shape = alertForm(isVisitor, (name) => t(`wrong.${name}`));
  const form = useShapeForm(shape, { ...empty, kind: product.pharmacyCount > 0 ? 'price-below' : 'back-in-stock' }, 'onSubmit');
  const { field: kind } = useController({ control: form.control, name: 'kind' });
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit((fields) => {
    const wish = wishOf(product.id, fields, isVisitor);
    return run(async () =>
      onDone(await (isVisitor ? visitorApi.post('/clients/subscription', { body: wish }) : memberApi.post('/clients/subscription', { body: wish }))),
    );
  });
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)}>
      <RadioCards
        label={t('form.kind')}
        name={`alert-kind-${product.id}`}
        choices={alertKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      <Details form={form} unit={product.unit} />
      {isVisitor && (
        <TextInput label={t('form.email')} type="email" inputMode="email" autoComplete="email" {...form.register('email')} error={form.errorOf('email')} />
      )}
      <FailureNotice error={error} />
      <Button type="submit" isBusy={isPending} icon="mail">
        {t('form.submit')}
      </Button>
      <p className={styles.note}>
        {t(isVisitor ? 'form.noteVisitor' : 'form.note')} <AppLink to="/datenschutz">{t('form.privacy')}</AppLink>
      </p>
    </ScriptedForm>
  );
};
