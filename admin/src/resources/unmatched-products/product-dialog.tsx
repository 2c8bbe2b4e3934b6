import type { UnmatchedRecord } from '@blattwerk/contract/unmatched-products/shapes';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../components/radio-choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { RecordPicker } from '../../components/record-picker.tsx';
import { Suggestion } from './suggestion.tsx';

interface ProductDialogProps {
  article: UnmatchedRecord | undefined;
  isRunning: boolean;
  /** Whether it was done. */
  onPick: (article: UnmatchedRecord, productId: string) => Promise<boolean>;
  onClose: () => void;
  onNext: (article: UnmatchedRecord) => Promise<void>;
}

/** All suggestions for one article, and the search through the whole catalogue. */
export const ProductDialog = ({ article, isRunning, onPick, onClose, onNext }: ProductDialogProps) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ articleId: string; productId: string }>();
  const [goesOn, setGoesOn] = useState(false);
  const productId = chosen !== undefined && chosen.articleId === article?.id ? chosen.productId : undefined;
  if (article === undefined) return null;
  const choose = (id: string) => setChosen({ articleId: article.id, productId: id });
  const save = (isGoingOn: boolean) => async () => {
    if (productId === undefined) return;
    setGoesOn(isGoingOn);
    if (await onPick(article, productId)) await (isGoingOn ? onNext(article) : onClose());
  };
  return (
    <Dialog
      title={t('unmatched-products.choose')}
      open
      onCancel={onClose}
      okText={t('unmatched-products.match')}
      okButtonProps={{ disabled: productId === undefined }}
      confirmLoading={isRunning}
      onOk={() => void save(false)()}
      onNext={() => void save(true)()}
      isGoingOn={goesOn}
    >
      <p className="section-lead">
        {t('unmatched-products.chooseFor', { pharmacy: article.pharmacyName })} <strong>{article.name}</strong>
      </p>
      {article.suggestions.length === 0 ? null : (
        <RadioChoice
          className="suggestion-choice"
          label={t('unmatched-products.suggestion')}
          value={productId ?? null}
          onChange={(event) => choose(String(event.target.value))}
          options={article.suggestions.map((suggestion) => ({ value: suggestion.productId, label: <Suggestion suggestion={suggestion} /> }))}
        />
      )}
      <Form layout="vertical" requiredMark={false}>
        <Form.Item label={t('unmatched-products.search')}>
          <RecordPicker
            resource="products"
            searchField="name"
            label={t('unmatched-products.search')}
            labelOf={(row) => `${String(row['name'])} · ${String(row['pzn'])}`}
            {...(productId === undefined ? {} : { value: productId })}
            known={article.suggestions.find((suggestion) => suggestion.productId === productId)?.name}
            onChange={choose}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
