import type { FormAnswer, Message } from '@blattwerk/contract/treatments/message-shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { StatusTag } from '../../components/ui/feedback.tsx';
import { toastFailure } from '../../components/ui/toast-failure.ts';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import styles from './messages.module.css';

const Answer = ({ answer: { value, unit } }: { answer: FormAnswer }) => {
  const { t } = useTranslation('treatments');
  const { number } = useFormat();
  if (typeof value === 'boolean') return <>{t(value ? 'form.yes' : 'form.no')}</>;
  if (typeof value === 'number') return <>{unit ? `${number(value)} ${unit}` : number(value)}</>;
  return <>{value}</>;
};

const SentFile = ({ file }: { file: Message['files'][number] }) => {
  const { t } = useTranslation('treatments');
  const locale = useLocale();
  const { run, isPending } = useAction();
  const open = () =>
    void run(async () => {
      try {
        await saveFile(await memberApi.file('/clients/files/:id', { params: { id: file.id } }), file.name);
      } catch (error) {
        toastFailure(error, locale);
        throw error;
      }
    });
  return (
    <li>
      {file.status === 'clean' ? (
        <Button kind="quiet" size="small" icon="download" isBusy={isPending} onClick={open}>
          {file.name}
        </Button>
      ) : (
        <>
          {file.name} <StatusTag tone={file.status === 'refused' ? 'bad' : 'info'}>{t(`messages.file.${file.status}`)}</StatusTag>
        </>
      )}
    </li>
  );
};

interface LineProps {
  message: Message;
  isNew: boolean;
  /** Of a question: what it asked, where neither the form nor its answer says so. */
  showsForm: boolean;
}

/** One line of the thread: who and when, words, what was asked or answered, files. */
export const MessageLine = ({ message, isNew, showsForm }: LineProps) => {
  const { t } = useTranslation('treatments');
  const isOwn = message.kind === 'answer' || message.kind === 'message';
  return (
    <li data-kind={message.kind} data-own={isOwn || undefined}>
      <p className={styles.who}>
        <strong>{isOwn ? t('messages.you') : message.authorName}</strong>
        {message.kind === 'question' && ` · ${t('messages.question')}`} · <DateTime value={message.createdAt} />
        {isNew && (
          <>
            {' '}
            <StatusTag tone="amber">{t('messages.new')}</StatusTag>
          </>
        )}
      </p>
      {message.text !== '' && <p className={styles.text}>{message.text}</p>}
      {showsForm && message.form && (
        <ul className={styles.asked} aria-label={t('messages.asked')}>
          {message.form.map((field) => (
            <li key={field.id}>{field.label}</li>
          ))}
        </ul>
      )}
      {message.answers && message.answers.length > 0 && (
        <dl className={styles.answers}>
          {message.answers.map((answer) => (
            <div key={answer.id}>
              <dt>{answer.label}</dt>
              <dd>
                <Answer answer={answer} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {message.files.length > 0 && (
        <ul className={styles.files} aria-label={t('messages.files')}>
          {message.files.map((file) => (
            <SentFile key={file.id} file={file} />
          ))}
        </ul>
      )}
    </li>
  );
};
