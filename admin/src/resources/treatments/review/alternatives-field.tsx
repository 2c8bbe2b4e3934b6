import type { SimilarRecords } from '@blattwerk/contract/products/shapes';
import { maxAlternatives } from '@blattwerk/contract/prescriptions/shapes';
import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { useAnswer } from '../../../providers/use-answer.ts';
import { StockLine, useNearbyStock } from './nearby-stock.tsx';
import type { PlanDraft, ProductFacts } from './plan.ts';

type Similar = SimilarRecords['items'][number];

/** Why a product is like the prescribed one: kind, contents, genetics, irradiation and terpenes. */
const useReasons = () => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return ({ product, thcDifference, cbdDifference, terpeneOverlap, sharedTerpenes, isSameGenetics, isSameIrradiation }: Similar): string => {
    const unit = product.unit === 'ml' ? 'mg/ml' : '%';
    const content = (name: string, difference: number | null): string[] => {
      if (difference === null) return [];
      if (difference === 0) return [t('review.alternatives.sameContent', { name })];
      return [t('review.alternatives.content', { name, difference: `${difference > 0 ? '+' : '−'}${number(Math.abs(difference))}`, unit })];
    };
    const genetics = product.genetics === null || isSameGenetics === null ? [] : [t(`enum.genetics.${product.genetics}`)];
    return [
      t('review.alternatives.category', { category: t(`enum.category.${product.category}`) }),
      ...content('THC', thcDifference),
      ...content('CBD', cbdDifference),
      ...genetics.map((word) => t(`review.alternatives.${isSameGenetics === true ? 'sameGenetics' : 'otherGenetics'}`, { genetics: word })),
      ...(isSameIrradiation === null ? [] : [t(`review.alternatives.${isSameIrradiation ? 'same' : 'other'}Irradiation.${product.irradiation}`)]),
      ...(terpeneOverlap === null ? [] : [t('review.alternatives.terpenes', { share: number(Math.round(terpeneOverlap * 100)) })]),
      ...(sharedTerpenes.length === 0
        ? []
        : [
            t('review.alternatives.shared', {
              names: sharedTerpenes
                .map(({ label }) => label)
                .slice(0, 3)
                .join(', '),
            }),
          ]),
    ].join(' · ');
  };
};

interface RankedProps {
  productId: string;
  value?: string[];
  onChange?: (chosen: string[]) => void;
  onPick: (product: ProductFacts) => void;
}

/** The list in the order of likeness; what is chosen keeps that order. */
const Ranked = ({ productId, value = [], onChange, onPick }: RankedProps) => {
  const { t } = useTranslation();
  const reasonsOf = useReasons();
  const { query, result } = useAnswer('/backoffice/products/:id/similar', { params: { id: productId } });
  const items = query.data === undefined ? undefined : result.data.items;
  const stock = useNearbyStock(items?.map(({ product }) => product.id) ?? []);
  if (items === undefined) return null;
  if (items.length === 0) return <p className="quiet small">{t('review.alternatives.none')}</p>;
  const choose = (product: Similar['product'], isChosen: boolean) => {
    onPick(product);
    const chosen = isChosen ? [...value, product.id] : value.filter((one) => one !== product.id);
    onChange?.(items.flatMap(({ product: { id } }) => (chosen.includes(id) ? [id] : [])));
  };
  return (
    <ol className="plan-alternatives">
      {items.map((item) => {
        const isChosen = value.includes(item.product.id);
        return (
          <li key={item.product.id}>
            <Checkbox
              checked={isChosen}
              disabled={!isChosen && value.length >= maxAlternatives}
              onChange={({ target }) => choose(item.product, target.checked)}
            >
              {item.product.name}
              <span className="quiet small">{reasonsOf(item)}</span>
              <StockLine product={item.product} stock={stock} />
            </Checkbox>
          </li>
        );
      })}
    </ol>
  );
};

/** Products that the doctor signs with the line to take its place; none is chosen beforehand. */
export const AlternativesField = ({ name, onPick }: { name: number; onPick: (product: ProductFacts) => void }) => {
  const { t } = useTranslation();
  const form = Form.useFormInstance<PlanDraft>();
  const productId = Form.useWatch(['lines', name, 'productId'], form) as string | undefined;
  const chosen = Form.useWatch(['lines', name, 'alternatives'], form) as string[] | undefined;
  const [isOpen, setOpen] = useState(() => ((form.getFieldValue(['lines', name, 'alternatives']) as string[] | undefined) ?? []).length > 0);
  if (productId === undefined) return null;
  const count = chosen?.length ?? 0;
  return (
    <details className="plan-more" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('review.alternatives.title')}
        {count === 0 ? null : <span className="quiet"> · {t('review.alternatives.chosen', { count })}</span>}
      </summary>
      <p className="quiet small">{t('review.alternatives.help', { max: maxAlternatives })}</p>
      <Form.Item name={[name, 'alternatives']} noStyle>
        <Ranked productId={productId} onPick={onPick} />
      </Form.Item>
    </details>
  );
};
