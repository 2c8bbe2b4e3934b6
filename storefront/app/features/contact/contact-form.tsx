import { contactRequestInput } from '@blattwerk/contract/contact-requests/shapes';
import { contactTopics } from '@blattwerk/contract/contact-requests/states';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { FormPhoneInput } from '../../components/ui/form-inputs.tsx';
import { Select, Textarea, TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import { useIsSignedIn } from '../../lib/favorites/favorites.ts';
import { emptyIsNone, useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useOperator } from '../../lib/operator/use-operator.ts';

interface Sender {
  name: string;
  email: string;
  phone?: string | undefined;
}

const readSender = async (): Promise<Sender> => {
  const { firstName, lastName, email, phone } = await visitorApi.get('/clients/iam/profile');
  return { name: `${firstName} ${lastName}`, email, phone: phone ?? undefined };
};

/** What the account says of its owner; undefined while it is asked, null for a visitor and where the session is over: this page does not lead to the login. */
const useSender = (): Sender | null | undefined => {
  const isSignedIn = useIsSignedIn();
  const [sender, setSender] = useState<Sender | null>();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isCurrent = true;
    const take = (known: Sender | null) => {
      if (isCurrent) setSender(known);
    };
    readSender().then(take, () => take(null));
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn]);
  return isSignedIn ? sender : null;
};

/** A field for programs: people neither see nor reach it. */
const ForPrograms = ({ field }: { field: object }) => (
  <div className="visually-hidden" aria-hidden="true">
    <input type="text" tabIndex={-1} autoComplete="off" {...field} />
  </div>
);

const Form = ({ sender, onSent }: { sender: Sender | null; onSent: (message: string) => void }) => {
  const { t } = useTranslation('contact');
  const form = useShapeForm(contactRequestInput, { topic: 'other', ...sender });
  const { run, isPending, error } = useAction();
  const send = form.handleSubmit((body) =>
    run(async () => {
      try {
        onSent((await visitorApi.post('/clients/contact-requests', { body })).message);
      } catch (failure) {
        if (!form.showServerErrors(failure, { 'invalid.phone': 'phone' })) throw failure;
      }
    }),
  );
  return (
    <ScriptedForm onSubmit={(event) => void send(event)}>
      <Select
        label={t('topic')}
        {...form.register('topic')}
        error={form.errorOf('topic')}
        options={contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
      />
      <Textarea label={t('message')} help={t('messageHelp')} rows={7} {...form.register('message')} error={form.errorOf('message')} />
      <TextInput label={t('name')} autoComplete="name" {...form.register('name')} error={form.errorOf('name')} />
      <TextInput
        label={t('email')}
        help={t('emailHelp')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.register('email')}
        error={form.errorOf('email')}
      />
      <FormPhoneInput label={t('phone')} help={t('phoneHelp')} isOptional emptyIsNone control={form.control} name="phone" error={form.errorOf('phone')} />
      <ForPrograms field={form.register('subject', emptyIsNone)} />
      <FailureNotice error={error} />
      <p>
        {t('data')} <AppLink to="/datenschutz">{t('privacy')}</AppLink>.
      </p>
      <Button type="submit" isWide isBusy={isPending}>
        {t('send')}
      </Button>
    </ScriptedForm>
  );
};

/** Writes to the operator. Signed in, the account's name and address are filled in. */
export const ContactForm = () => {
  const { t } = useTranslation('contact');
  const days = useOperator()?.contactAnswerDays ?? 2;
  const sender = useSender();
  const [message, setMessage] = useState<string>();
  if (message !== undefined)
    return (
      <div role="status">
        <Notice kind="ok" title={t('sent.title')}>
          <p>{message}</p>
          <p>{t('sent.text', { days })}</p>
        </Notice>
      </div>
    );
  return sender === undefined ? <Skeleton lines={8} /> : <Form sender={sender} onSent={setMessage} />;
};
