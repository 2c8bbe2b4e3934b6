import { benefits, effects, sideEffects } from '@blattwerk/contract/products/enums';
import type { OwnReview } from '@blattwerk/contract/reviews/shapes';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Textarea } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';
import { NamedChoice } from './named-choice.tsx';
import { RatingInput } from './rating-input.tsx';
import styles from './review-form.module.css';

type Draft = Pick<OwnReview, 'effects' | 'sideEffects' | 'benefits'> & { rating: number | undefined; text: string };

const draftOf = (review: OwnReview | null): Draft => ({
  rating: review?.rating,
  text: review?.text ?? '',
  effects: review?.effects ?? [],
  sideEffects: review?.sideEffects ?? [],
  benefits: review?.benefits ?? [],
});

interface Props {
  productId: string;
  /** The own review that is changed; null for a new one. */
  review: OwnReview | null;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

type ListsProps = { draft: Draft; set: (change: Partial<Draft>) => void };
const Lists = ({ draft, set }: ListsProps) => {
  const { t } = useTranslation('reviews');
  return (
    <Disclosure summary={t('form.lists')} isOpen={draft.effects.length + draft.sideEffects.length + draft.benefits.length > 0}>
      <p className={styles.help}>{t('form.listsHelp')}</p>
      <NamedChoice
        label={t('form.effects')}
        wordOf={(value) => t(`market:effect.${value}`)}
        values={effects}
        chosen={draft.effects}
        onChange={(chosen) => set({ effects: chosen })}
      />
      <NamedChoice
        label={t('form.sideEffects')}
        wordOf={(value) => t(`market:sideEffect.${value}`)}
        values={sideEffects}
        chosen={draft.sideEffects}
        onChange={(chosen) => set({ sideEffects: chosen })}
      />
      <NamedChoice
        label={t('form.benefits')}
        wordOf={(value) => t(`benefit.${value}`)}
        values={benefits}
        chosen={draft.benefits}
        onChange={(chosen) => set({ benefits: chosen })}
      />
      <p className={styles.help}>{t('form.pharmacist')}</p>
    </Disclosure>
  );
};

/** Stars, a text, and what was noticed. */
export const ReviewForm = ({ productId, review, onDone, onCancel }: Props) => {
  const { t } = useTranslation('reviews');
  const [draft, setDraft] = useState(() => draftOf(review));
  const [isTried, setTried] = useState(false);
  const { run, isPending, error } = useAction();
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (draft.rating === undefined) return;
    const body = { ...draft, text: draft.text.trim() };
    void run(async () => {
      if (review) await api.patch(`/reviews/${review.id}`, { ...body, version: review.version });
      else await api.post('/reviews', { ...body, productId });
      toast.success(t('form.sent'));
      await onDone();
    });
  };
  return (
    <ScriptedForm onSubmit={send}>
      <FailureNotice error={error} />
      <RatingInput
        value={draft.rating}
        error={isTried && draft.rating === undefined ? t('form.ratingMissing') : undefined}
        onChange={(rating) => set({ rating })}
      />
      <Textarea
        label={t('form.text')}
        help={t('form.textHelp')}
        isOptional
        maxLength={1000}
        value={draft.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      <Lists draft={draft} set={set} />
      <p className={styles.help}>{t('form.name')}</p>
      <div className={styles.actions}>
        <Button type="submit" isBusy={isPending}>
          {t(review ? 'form.sendEdit' : 'form.send')}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </ScriptedForm>
  );
};
