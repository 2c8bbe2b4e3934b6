import { CheckSquareOutlined } from '@ant-design/icons';
import { useInvalidate, useNotification } from '@refinedev/core';
import type { UnmatchedRecord } from '@blattwerk/contract/unmatched-products/shapes';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { certainScore, Suggestion } from './suggestion.tsx';

const withSuggestion = (articles: readonly UnmatchedRecord[]) =>
  articles
    .flatMap((article) => {
      const first = article.suggestions[0];
      return article.state === 'open' && first !== undefined ? [{ article, first }] : [];
    })
    .toSorted((a, b) => b.first.score - a.first.score);

type Pair = ReturnType<typeof withSuggestion>[number];

const useConfirmation = (onDone: () => void) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const invalidate = useInvalidate();
  const [isSending, setSending] = useState(false);
  const confirm = async (pairs: readonly Pair[]) => {
    setSending(true);
    try {
      const matches = pairs.map(({ article, first }) => ({ id: article.id, productId: first.productId }));
      const { matched, live } = await api.post('/backoffice/unmatched-products/match-suggested', { body: { matches } });
      open?.({ type: 'success', message: t('unmatched-products.confirmed', { count: matched, live }) });
      onDone();
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setSending(false);
      await invalidate({ resource: 'unmatched-products', invalidates: ['list'] });
    }
  };
  return { confirm, isSending };
};

/** The first suggestions of this page side by side with the articles; what is ticked is confirmed in one go. */
export const BulkConfirm = ({ articles }: { articles: readonly UnmatchedRecord[] }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const { confirm, isSending } = useConfirmation(() => setOpen(false));
  const pairs = withSuggestion(articles);
  const isTicked = ({ article, first }: Pair) => first.score >= certainScore !== turned.has(article.id);
  const ticked = pairs.filter(isTicked);
  const certain = pairs.filter(({ first }) => first.score >= certainScore);
  const show = () => {
    setTurned(new Set());
    setOpen(true);
  };
  const turn = (id: string) => setTurned((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id])));
  if (certain.length === 0) return null;
  return (
    <>
      <Button icon={<CheckSquareOutlined aria-hidden="true" />} onClick={show}>
        {t('unmatched-products.confirmMany', { count: certain.length })}
      </Button>
      <Dialog
        title={t('unmatched-products.confirmTitle')}
        open={isOpen}
        onCancel={() => setOpen(false)}
        width={760}
        okText={t('unmatched-products.confirmTicked', { count: ticked.length })}
        okButtonProps={{ disabled: ticked.length === 0 }}
        confirmLoading={isSending}
        onOk={() => void confirm(ticked)}
      >
        <p className="section-lead">{t('unmatched-products.confirmLead')}</p>
        <ul className="pairs" tabIndex={0} aria-label={t('unmatched-products.confirmTitle')}>
          {pairs.map((pair) => (
            <li key={pair.article.id}>
              <Checkbox checked={isTicked(pair)} onChange={() => turn(pair.article.id)}>
                <span className="pair">
                  <span>
                    {pair.article.name}
                    <span className="quiet small">{pair.article.pharmacyName}</span>
                  </span>
                  <Suggestion suggestion={pair.first} />
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
};
