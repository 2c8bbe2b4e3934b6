import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerForm } from './answer-form.tsx';
import { attachNothing, type Attach } from './attach.ts';
import { MessageForm } from './message-form.tsx';
import { MessageLine } from './message-line.tsx';
import { useReadMark } from './use-read-mark.ts';
import styles from './messages.module.css';

/** Where to turn when it cannot wait: messages are not read at once. */
const NotForEmergencies = () => {
  const { t } = useTranslation('treatments');
  return (
    <p className={styles.hint}>
      {t('messages.notAtOnce')} {t('ended.emergency')} <a href="tel:112">112</a>, {t('messages.onCall')} <a href="tel:116117">116 117</a>.
    </p>
  );
};

/** What patient and doctor write about one request. An open question waits for its answer here; else the patient can write. */
export const MessageThread = ({ treatment, attach = attachNothing }: { treatment: PatientTreatment; attach?: Attach | undefined }) => {
  const { t } = useTranslation('treatments');
  const list = useRef<HTMLOListElement>(null);
  const fresh = useReadMark(treatment, list);
  const mayAnswer = treatment.abilities.includes('answer');
  const mayWrite = treatment.abilities.includes('write');
  if (treatment.messages.length === 0 && !mayWrite) return null;
  return (
    <section className={styles.thread} aria-label={t('messages.about', { number: treatment.number })}>
      <h3>{t('messages.title')}</h3>
      {treatment.messages.length > 0 && (
        <ol ref={list}>
          {treatment.messages.map((message, at) => (
            <MessageLine
              key={message.id}
              message={message}
              isNew={fresh.has(message.id)}
              showsForm={!mayAnswer && !treatment.messages.slice(at).some(({ kind }) => kind === 'answer')}
            />
          ))}
        </ol>
      )}
      {mayAnswer && attach(treatment.id, (attached) => <AnswerForm treatment={treatment} attached={attached} />)}
      {!mayAnswer && mayWrite && <MessageForm treatment={treatment} attach={attach} />}
      {(mayAnswer || mayWrite) && <NotForEmergencies />}
    </section>
  );
};
