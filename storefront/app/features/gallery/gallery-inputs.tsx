import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxField, RadioCards, ScaleInput } from '../../components/ui/choices.tsx';
import { DateInput } from '../../components/ui/date-input.tsx';
import { Select, Textarea, TextInput } from '../../components/ui/inputs.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { SignaturePad } from '../../components/ui/signature-pad.tsx';
import styles from './gallery.module.css';

export const ButtonShow = () => {
  const { t } = useTranslation('gallery');
  return (
    <div className={styles.row}>
      <Button iconEnd="arrow">{t('primary')}</Button>
      <Button kind="secondary">{t('secondary')}</Button>
      <Button kind="quiet">{t('quiet')}</Button>
      <Button kind="danger">{t('danger')}</Button>
      <Button isBusy>{t('busy')}</Button>
      <Button kind="secondary" size="small" icon="download">
        {t('secondary')}
      </Button>
    </div>
  );
};

export const FieldShow = () => {
  const { t } = useTranslation('gallery');
  const [password, setPassword] = useState('');
  return (
    <div className={styles.columns}>
      <TextInput label={t('name')} help={t('help')} />
      <TextInput label={t('name')} defaultValue=" " error={t('wrong')} />
      <Textarea label={t('text')} isOptional />
      <PasswordInput label={t('password')} autoComplete="off" value={password} onChange={(event) => setPassword(event.target.value)} rulesFor={password} />
      <DateInput label={t('date')} value="1988-04-12" onChange={() => undefined} />
      <Select
        label={t('select')}
        options={[
          { value: 'a', label: t('optionA') },
          { value: 'b', label: t('optionB') },
        ]}
      />
    </div>
  );
};

export const ChoiceShow = () => {
  const { t } = useTranslation('gallery');
  const [radio, setRadio] = useState<string>('a');
  const [checked, setChecked] = useState<string[]>(['a']);
  const [level, setLevel] = useState<number | undefined>(4);
  const options = (a: string, b: string) => [
    { value: 'a', label: t(a) },
    { value: 'b', label: t(b), hint: t('help') },
  ];
  return (
    <>
      <RadioCards label={t('radio')} name="radio" columns={2} value={radio} onChange={setRadio} choices={options('radioA', 'radioB')} />
      <RadioCards
        label={t('check')}
        name="check"
        columns={2}
        value={checked}
        onChange={(value) => setChecked(checked.includes(value) ? checked.filter((entry) => entry !== value) : [...checked, value])}
        choices={options('checkA', 'checkB')}
      />
      <RadioCards
        label={t('radio')}
        name="radio-wrong"
        columns={2}
        value={undefined}
        onChange={setRadio}
        choices={options('radioA', 'radioB')}
        error={t('wrong')}
      />
      <ScaleInput label={t('scale')} name="scale" low={t('low')} high={t('high')} value={level} onChange={setLevel} />
      <CheckboxField label={t('agree')} />
      <CheckboxField label={t('agree')} error={t('wrong')} />
    </>
  );
};

export const SignatureShow = () => <SignaturePad name="Erika Beispiel" onChange={() => undefined} />;
