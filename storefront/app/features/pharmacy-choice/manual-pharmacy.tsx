import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Posts } from '@blattwerk/contract/client/types';
import { manualPharmacyForm } from '@blattwerk/contract/prescriptions/shapes';
import type { PharmacyCandidate } from '@blattwerk/contract/prescriptions/shapes';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TownOffer } from '../../components/personal/town-offer.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { emptyIsNone, useShapeForm, type FormOf } from '../../lib/forms/use-shape-form.ts';
import { Candidates } from './candidates.tsx';
import styles from './pharmacy-choice.module.css';
import { usePost } from './use-post.tsx';
import { useTransferConsent } from './use-transfer-consent.tsx';
import { useAfterChoice } from './use-after-choice.ts';

const candidatesOf = (failure: unknown): PharmacyCandidate[] =>
  refusedWith<Posts['/clients/pharmacy/manually']>(failure, 'pharmacy.possibleDuplicate')
    ? (failure.details as { candidates: PharmacyCandidate[] }).candidates
    : [];

type Input = NonNullable<Posts['/clients/pharmacy/manually']['given'][0]>['body'];
interface Asked {
  input: Input;
  candidates: PharmacyCandidate[];
}

/** Its address, and how we reach it. */
const PharmacyFields = ({ form }: { form: FormOf<typeof manualPharmacyForm> }) => {
  const { t } = useTranslation('pharmacy-choice');
  const [zipCode, city] = useWatch({ control: form.control, name: ['zipCode', 'city'] });
  return (
    <>
      <TextInput label={t('manual.name')} {...form.register('name')} error={form.errorOf('name')} />
      <div className={styles.street}>
        <TextInput label={t('manual.street')} {...form.register('street')} error={form.errorOf('street')} />
        <TextInput label={t('manual.houseNum')} {...form.register('houseNum')} error={form.errorOf('houseNum')} />
      </div>
      <div className={styles.town}>
        <TextInput label={t('manual.zipCode')} inputMode="numeric" maxLength={5} {...form.register('zipCode')} error={form.errorOf('zipCode')} />
        <TextInput label={t('manual.city')} {...form.register('city')} error={form.errorOf('city')} />
      </div>
      <TownOffer zipCode={zipCode ?? ''} town={city ?? ''} onTown={(town) => form.setValue('city', town, { shouldValidate: true })} />
      <p>{t('manual.contact')}</p>
      <TextInput label={t('manual.email')} type="email" isOptional {...form.register('email', emptyIsNone)} error={form.errorOf('email')} />
      <TextInput label={t('manual.phone')} type="tel" isOptional {...form.register('phone', emptyIsNone)} error={form.errorOf('phone')} />
    </>
  );
};

/** Any other German pharmacy, by its address. One that we may know already is asked about first. */
export const ManualPharmacy = ({ treatmentId }: { treatmentId: string }) => {
  const { t } = useTranslation('pharmacy-choice');
  const form = useShapeForm(manualPharmacyForm, { treatmentId });
  const { run, isPending, error } = useAction();
  const [asked, setAsked] = useState<Asked>();
  const afterChoice = useAfterChoice();
  const consent = useTransferConsent();
  const post = usePost();
  const send = (input: Input) =>
    run(async () => {
      try {
        const body = { ...input, ...consent.body, ...post.body };
        await post.orAsk(async () => afterChoice(await memberApi.post('/clients/pharmacy/manually', { body })));
      } catch (failure) {
        const candidates = candidatesOf(failure);
        if (candidates.length > 0) return setAsked({ input, candidates });
        form.showServerErrors(failure);
        throw failure;
      }
    });
  const submit = form.handleSubmit(async (input) => void (consent.check() && (await send(input))));
  const choose = (pharmacyId: string) =>
    run(() =>
      post.orAsk(async () => afterChoice(await memberApi.post('/clients/pharmacy', { body: { treatmentId, pharmacyId, ...consent.body, ...post.body } }))),
    );
  if (asked)
    return (
      <>
        <Candidates
          candidates={asked.candidates}
          isBusy={isPending}
          onChoose={(id) => void choose(id)}
          onNone={() => void send({ ...asked.input, confirmed: true })}
        />
        {post.notice}
        <FailureNotice error={error} />
      </>
    );
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)}>
      <p>{t('manual.text')}</p>
      <PharmacyFields form={form} />
      {consent.field}
      {post.notice}
      <FailureNotice error={error} />
      <Button type="submit" isBusy={isPending}>
        {t(post.isAsked ? 'post.submit' : 'manual.submit')}
      </Button>
    </ScriptedForm>
  );
};
