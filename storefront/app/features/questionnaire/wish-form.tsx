import { wishGenetics } from '@blattwerk/contract/health-states/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Select, TextInput } from '../../components/ui/inputs.tsx';
import type { ShownProduct } from './answers.ts';
import styles from './questionnaire.module.css';

const longestName = 100;

/** A wish in free words, for what is not in the catalogue. */
export const WishForm = ({ onAdd }: { onAdd: (entry: ShownProduct) => void }) => {
  const { t } = useTranslation('questionnaire');
  const [strainName, setStrainName] = useState('');
  const [amount, setAmount] = useState('');
  const [genetics, setGenetics] = useState('any');
  const [isTried, setTried] = useState(false);
  const add = () => {
    setTried(true);
    if (strainName.trim() === '') return;
    const grams = Number(amount.replace(',', '.'));
    onAdd({
      wish: {
        strainName: strainName.trim(),
        amount: grams > 0 && grams <= 1000 ? grams : null,
        genetics: wishGenetics.find((known) => known === genetics) ?? 'any',
      },
    });
    setStrainName('');
    setAmount('');
    setTried(false);
  };
  return (
    <Disclosure summary={t('wish.title')}>
      <div className={styles.wish}>
        <TextInput
          label={t('wish.strainName')}
          maxLength={longestName}
          value={strainName}
          onChange={(event) => setStrainName(event.target.value)}
          error={isTried && strainName.trim() === '' ? t('wish.needsName') : undefined}
        />
        <TextInput label={t('wish.amount')} isOptional inputMode="decimal" suffix="g" value={amount} onChange={(event) => setAmount(event.target.value)} />
        <Select
          label={t('wish.genetics')}
          value={genetics}
          onChange={(event) => setGenetics(event.target.value)}
          options={wishGenetics.map((value) => ({ value, label: t(`genetics.${value}`, { ns: 'common' }) }))}
        />
        <Button kind="secondary" icon="plus" onClick={add}>
          {t('wish.add')}
        </Button>
      </div>
    </Disclosure>
  );
};
