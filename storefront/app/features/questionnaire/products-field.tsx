import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { RadioCards } from '../../components/ui/choices.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { readAmount } from '../../lib/request-list/amounts.ts';
import { readSelected } from '../../lib/request-list/request-list.ts';
import { useMostProducts } from '../../lib/request-list/use-most-products.ts';
import type { ShownProduct } from './answers.ts';
import { amountTogether } from './answers.ts';
import { OverflowProducts } from './overflow-products.tsx';
import { ProductSearch } from './product-search.tsx';
import { WishForm } from './wish-form.tsx';
import { WishStock } from './wish-stock.tsx';
import type { QuestionProps } from './step-props.ts';
import styles from './questionnaire.module.css';

const nameOf = (entry: ShownProduct): string => ('productId' in entry ? entry.name : entry.wish.strainName);

type Named = Extract<ShownProduct, { productId: string }>;

/** What is typed stays as it is until the field is left; every readable amount counts at once, an empty field leaves it open. */
const ProductAmount = ({ product, onChange }: { product: Named; onChange: (amount: number | null) => void }) => {
  const { t } = useTranslation('questionnaire');
  const { number } = useFormat();
  const [text, setText] = useState<string>();
  const change = (typed: string): void => {
    setText(typed);
    const amount = typed.trim() === '' ? null : readAmount(typed);
    if (amount !== undefined) onChange(amount);
  };
  return (
    <TextInput
      label={<span className="visually-hidden">{t('request.amountOf', { name: product.name })}</span>}
      inputMode="decimal"
      maxLength={6}
      placeholder={t('request.amountOpen')}
      suffix={t(`unit.${product.unit}`, { ns: 'common' })}
      value={text ?? (product.amount === null ? '' : number(product.amount))}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setText(undefined)}
    />
  );
};

interface ChosenProps {
  list: readonly ShownProduct[];
  onAmount: (at: number, amount: number | null) => void;
  onRemove: (at: number) => void;
}

const Chosen = ({ list, onAmount, onRemove }: ChosenProps) => {
  const { t } = useTranslation('questionnaire');
  return (
    <ul className={styles.chosen} aria-label={t('request.chosen')}>
      {list.map((entry, at) => (
        <li key={nameOf(entry)}>
          <span>
            <strong>{nameOf(entry)}</strong>
            {'wish' in entry && (
              <span className={styles.hint}>
                {[
                  t('request.wish'),
                  entry.wish.amount && t('request.grams', { amount: entry.wish.amount }),
                  entry.wish.genetics && t(`genetics.${entry.wish.genetics}`, { ns: 'common' }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
          </span>
          {'productId' in entry && <ProductAmount product={entry} onChange={(amount) => onAmount(at, amount)} />}
          <button type="button" onClick={() => onRemove(at)} aria-label={t('request.remove', { name: nameOf(entry) })}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Products of the market or wishes in words, or none: then the doctor chooses. */
export const ProductsField = ({ question, answers, set }: QuestionProps) => {
  const { t } = useTranslation('questionnaire');
  const locale = useLocale();
  const list = answers.requestedProducts ?? [];
  const count = useMostProducts();
  const [isAsking, setAsking] = useState(false);
  const [isNaming, setNaming] = useState(list.length > 0 || readSelected().length > 0);
  const change = (requestedProducts: ShownProduct[]) => set({ requestedProducts });
  /** The amount for 30 days follows those of the single products; it can be changed by itself afterwards. */
  const setAmount = (at: number, amount: number | null) => {
    const requestedProducts = list.map((entry, index) => (index === at && 'productId' in entry ? { ...entry, amount } : entry));
    const sum = amountTogether(requestedProducts);
    set({ requestedProducts, ...(sum === undefined ? {} : { amount: sum }) });
  };
  const isFull = list.length >= count;
  const add = (entry: ShownProduct) => (isFull ? setAsking(true) : change([...list, entry]));
  const choose = (choice: string) => {
    setNaming(choice === 'name');
    if (choice === 'doctor') change([]);
  };
  return (
    <div>
      <RadioCards
        label={question.text[locale]}
        help={question.help?.[locale]}
        name="who-chooses"
        columns={2}
        value={isNaming ? 'name' : 'doctor'}
        onChange={choose}
        choices={[
          { value: 'doctor', label: t('request.doctorChooses'), hint: t('request.doctorChoosesHint') },
          { value: 'name', label: t('request.nameProducts'), hint: t('request.nameProductsHint', { count }) },
        ]}
      />
      {isNaming && (
        <div className={styles.products}>
          <OverflowProducts list={list} onChange={change} />
          <WishStock list={list} onChange={change} />
          {list.length > 0 && <Chosen list={list} onAmount={setAmount} onRemove={(at) => change(list.filter((_, index) => index !== at))} />}
          <ProductSearch taken={list} usageType={answers.usageType} isFull={isFull} onAdd={add} />
          <WishForm isFull={isFull} onAdd={add} />
        </div>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('request.fullTitle', { count })}
        actions={<FullActions onClose={() => setAsking(false)} />}
      >
        <p>{t('request.fullText', { count })}</p>
      </Dialog>
    </div>
  );
};

const FullActions = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('questionnaire');
  return (
    <>
      <Button onClick={onClose}>{t('request.continue')}</Button>
      <Button kind="secondary" onClick={onClose}>
        {t('request.later')}
      </Button>
    </>
  );
};
