import { benefits, effects, sideEffects } from '@blattwerk/contract/products/enums';
import type { OwnReview } from '@blattwerk/contract/reviews/shapes';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Textarea } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { NamedChoice } from './named-choice.tsx';
import { RatingInput } from './rating-input.tsx';
import styles from './review-form.module.css';

const draftShape = (ratingMissing: string) =>
  z.object({
    rating: z.number({ error: ratingMissing }),
    text: z.string().trim(),
    effects: z.array(z.enum(effects)),
    sideEffects: z.array(z.enum(sideEffects)),
    benefits: z.array(z.enum(benefits)),
  });
type Draft = z.input<ReturnType<typeof draftShape>>;

const draftOf = (review: OwnReview | null): Omit<Draft, 'rating'> & { rating: number | undefined } => ({
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

const Lists = ({ control }: { control: Control<Draft, unknown, Draft> }) => {
  const { t } = useTranslation('reviews');
  const { field: chosenEffects } = useController({ control, name: 'effects' });
  const { field: chosenSideEffects } = useController({ control, name: 'sideEffects' });
  const { field: chosenBenefits } = useController({ control, name: 'benefits' });
  const isAnyChosen = [chosenEffects, chosenSideEffects, chosenBenefits].some(({ value }) => value.length > 0);
  return (
    <Disclosure summary={t('form.lists')} isOpen={isAnyChosen}>
      <p className={styles.help}>{t('form.listsHelp')}</p>
      <NamedChoice
        label={t('form.effects')}
        wordOf={(value) => t(`market:effect.${value}`)}
        values={effects}
        chosen={chosenEffects.value}
        onChange={chosenEffects.onChange}
      />
      <NamedChoice
        label={t('form.sideEffects')}
        wordOf={(value) => t(`market:sideEffect.${value}`)}
        values={sideEffects}
        chosen={chosenSideEffects.value}
        onChange={chosenSideEffects.onChange}
      />
      <NamedChoice
        label={t('form.benefits')}
        wordOf={(value) => t(`benefit.${value}`)}
        values={benefits}
        chosen={chosenBenefits.value}
        onChange={chosenBenefits.onChange}
      />
      <p className={styles.help}>{t('form.pharmacist')}</p>
    </Disclosure>
  );
};

/** Stars, a text, and what was noticed. */
export const ReviewForm = ({ productId, review, onDone, onCancel }: Props) => {
  const { t } = useTranslation('reviews');
  const form = useShapeForm(draftShape(t('form.ratingMissing')), draftOf(review), 'onSubmit');
  const { field: rating } = useController({ control: form.control, name: 'rating' });
  const { run, isPending, error } = useAction();
  const send = form.handleSubmit((body) =>
    run(async () => {
      if (review) await memberApi.patch('/clients/reviews/:id', { params: { id: review.id }, body: { ...body, version: review.version } });
      else await memberApi.post('/clients/reviews', { body: { ...body, productId } });
      toast.success(t('form.sent'));
      await onDone();
    }),
  );
  return (
    <ScriptedForm onSubmit={(event) => void send(event)}>
      <FailureNotice error={error} />
      <RatingInput value={rating.value} error={form.errorOf('rating')} onChange={rating.onChange} />
      <Textarea label={t('form.text')} help={t('form.textHelp')} isOptional maxLength={1000} {...form.register('text')} />
      <Lists control={form.control} />
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
