import { wishGenetics } from '@blattwerk/contract/health-states/shapes';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Select, TextInput } from '../../components/ui/inputs.tsx';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import type { ShownProduct } from './answers.ts';
import styles from './questionnaire.module.css';

const longestName = 100;

const gramsOf = (text: string): number | null => {
  const grams = Number(text.replace(',', '.'));
  return grams > 0 && grams <= 1000 ? grams : null;
};

/** A wish in free words, for what is not in the catalogue. */
export const WishForm = ({ isFull, onAdd }: { isFull: boolean; onAdd: (entry: ShownProduct) => void }) => {
  const { t } = useTranslation('questionnaire');
  const shape = z.object({
    strainName: z
      .string()
      .trim()
      .min(1, { error: t('wish.needsName') }),
    amount: z.string().transform(gramsOf),
    genetics: z.enum(wishGenetics),
  });
  const form = useShapeForm(shape, { strainName: '', amount: '', genetics: 'any' }, 'onSubmit');
  const add = form.handleSubmit((wish) => {
    onAdd({ wish });
    form.reset({ strainName: '', amount: '', genetics: wish.genetics });
  });
  return (
    <Disclosure summary={t('wish.title')}>
      <div className={styles.wish}>
        <TextInput label={t('wish.strainName')} maxLength={longestName} {...form.register('strainName')} error={form.errorOf('strainName')} />
        <TextInput label={t('wish.amount')} isOptional inputMode="decimal" suffix="g" {...form.register('amount')} />
        <Select
          label={t('wish.genetics')}
          {...form.register('genetics')}
          options={wishGenetics.map((value) => ({ value, label: t(`genetics.${value}`, { ns: 'common' }) }))}
        />
        <Button kind="secondary" icon="plus" opensDialog={isFull} onClick={() => void add()}>
          {t('wish.add')}
        </Button>
      </div>
    </Disclosure>
  );
};
