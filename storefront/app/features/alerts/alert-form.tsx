import type { AlertAnswer, AlertKind } from '@blattwerk/contract/alerts/shapes';
import { alertKinds } from '@blattwerk/contract/alerts/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { RadioCards } from '../../components/ui/choices.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Select, TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';
import type { AlertFields, AlertProduct, FieldName } from './alert-wish.ts';
import { wishOf } from './alert-wish.ts';
import { PharmacyPicker } from './pharmacy-picker.tsx';
import styles from './alerts.module.css';

const radii = ['10', '25', '50', '100'] as const;

interface Props {
  product: AlertProduct;
  isVisitor: boolean;
  onDone: (answer: AlertAnswer) => void;
}

const empty: AlertFields = { kind: 'back-in-stock', price: '', pharmacyId: undefined, zipCode: '', radiusKm: '25', email: '' };
const isKind = (value: string): value is AlertKind => (alertKinds as readonly string[]).includes(value);

interface PartProps {
  fields: AlertFields;
  set: (part: Partial<AlertFields>) => void;
  errorOf: (name: FieldName) => string | undefined;
}

const Area = ({ fields, set, errorOf }: PartProps) => {
  const { t } = useTranslation('alerts');
  return (
    <div className={styles.area}>
      <TextInput
        label={t('form.zipCode')}
        isOptional
        inputMode="numeric"
        maxLength={5}
        autoComplete="postal-code"
        value={fields.zipCode}
        onChange={(event) => set({ zipCode: event.target.value })}
        error={errorOf('zipCode')}
      />
      <Select
        label={t('form.radius')}
        value={fields.radiusKm}
        onChange={(event) => set({ radiusKm: event.target.value })}
        options={radii.map((value) => ({ value, label: t('form.km', { value }) }))}
      />
    </div>
  );
};

/** What each kind needs besides: a price, a pharmacy, or an area. */
const Details = ({ unit, ...part }: PartProps & { unit: AlertProduct['unit'] }) => {
  const { t } = useTranslation('alerts');
  const { fields, set, errorOf } = part;
  return (
    <>
      {fields.kind === 'price-below' && (
        <TextInput
          label={t('form.price', { unit: t(`unit.${unit}`, { ns: 'common' }) })}
          inputMode="decimal"
          value={fields.price}
          onChange={(event) => set({ price: event.target.value })}
          error={errorOf('price')}
        />
      )}
      {fields.kind === 'at-pharmacy' ? (
        <PharmacyPicker chosen={fields.pharmacyId} onChoose={(pharmacyId) => set({ pharmacyId })} error={errorOf('pharmacy')} />
      ) : (
        <Area {...part} />
      )}
    </>
  );
};

/** What to wait for, where, and for visitors which address. */
export const AlertForm = ({ product, isVisitor, onDone }: Props) => {
  const { t } = useTranslation('alerts');
  const [fields, setFields] = useState<AlertFields>({ ...empty, kind: product.pharmacyCount > 0 ? 'price-below' : 'back-in-stock' });
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const { run, isPending, error } = useAction();
  const set = (part: Partial<AlertFields>): void => setFields((before) => ({ ...before, ...part }));
  const errorOf = (name: FieldName): string | undefined => (wrong.includes(name) ? t(`wrong.${name}`) : undefined);
  const submit = (): void => {
    const read = wishOf(product.id, fields, isVisitor);
    setWrong('wrong' in read ? read.wrong : []);
    if ('wish' in read)
      void run(async () => onDone(await (isVisitor ? api.publicPost<AlertAnswer>('/subscription', read.wish) : api.post('/subscription', read.wish))));
  };
  return (
    <ScriptedForm
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RadioCards
        label={t('form.kind')}
        name={`alert-kind-${product.id}`}
        choices={alertKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={fields.kind}
        onChange={(value) => isKind(value) && set({ kind: value })}
      />
      <Details fields={fields} set={set} errorOf={errorOf} unit={product.unit} />
      {isVisitor && (
        <TextInput
          label={t('form.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={fields.email}
          onChange={(event) => set({ email: event.target.value })}
          error={errorOf('email')}
        />
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
