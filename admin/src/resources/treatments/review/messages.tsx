import type { FormAnswer, FormField, Message } from '@blattwerk/contract/treatments/message-shapes';
import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { Section } from '../../../components/page.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { DateTime } from '../../../components/values.tsx';
import { FileViewer } from './file-viewer.tsx';
import './messages.css';

/** What a form asks, each field with what can be answered. */
const Asked = ({ fields }: { fields: readonly FormField[] }) => {
  const { t } = useTranslation();
  return (
    <ul className="asked-fields" aria-label={t('review.thread.form')}>
      {fields.map((field) => (
        <li key={field.id}>
          {field.label}{' '}
          <span className="quiet small">
            {field.kind === 'choice' ? field.options.join(' / ') : t(`enum.formFieldKind.${field.kind}`)}
            {field.isRequired ? '' : ` · ${t('review.thread.optional')}`}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Value = ({ answer: { value, unit } }: { answer: FormAnswer }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (typeof value === 'boolean') return <>{t(value ? 'common.yes' : 'common.no')}</>;
  if (typeof value === 'number') return <>{[number(value), unit].filter(Boolean).join(' ')}</>;
  return <>{value}</>;
};

const Answered = ({ answers }: { answers: readonly FormAnswer[] }) => (
  <dl className="form-answers">
    {answers.map((answer) => (
      <div key={answer.id}>
        <dt>{answer.label}</dt>
        <dd>
          <Value answer={answer} />
        </dd>
      </div>
    ))}
  </dl>
);

const Files = ({ files }: { files: Message['files'] }) => {
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<string>();
  return (
    <>
      <ul className="plain-list" aria-label={t('review.thread.files')}>
        {files.map((file) => (
          <li key={file.id}>
            {file.status === 'clean' ? (
              <Button type="link" className="upload-name" onClick={() => setOpenId(file.id)}>
                {file.name}
              </Button>
            ) : (
              <>
                {file.name} <StatusTag type="uploadStatus" value={file.status} />
              </>
            )}
          </li>
        ))}
      </ul>
      {openId === undefined ? null : (
        <FileViewer files={files.filter(({ status }) => status === 'clean')} openId={openId} onOpen={setOpenId} onClose={() => setOpenId(undefined)} />
      )}
    </>
  );
};

/** `isAnswered`: the answer repeats what the form asked. */
const Line = ({ message, isAnswered }: { message: Message; isAnswered: boolean }) => {
  const { t } = useTranslation();
  return (
    <li className={`message message-${message.kind}`}>
      <p className="quiet small">
        {t(`enum.messageKind.${message.kind}`)} · {message.authorName} · <DateTime value={message.createdAt} />
      </p>
      {message.text === '' ? null : <p className="message-text">{message.text}</p>}
      {message.form === null || isAnswered ? null : <Asked fields={message.form} />}
      {message.answers === null || message.answers.length === 0 ? null : <Answered answers={message.answers} />}
      {message.files.length === 0 ? null : <Files files={message.files} />}
    </li>
  );
};

/** What patient and doctor wrote, the oldest first; internal notes stand by themselves. */
export const Messages = ({ messages: all, children }: { messages: readonly Message[]; children?: ReactNode }) => {
  const { t } = useTranslation();
  const messages = all.filter(({ kind }) => kind !== 'note');
  return (
    <Section title={t('review.messages')}>
      {messages.length === 0 ? <p className="quiet">{t('review.noMessages')}</p> : null}
      <ul className="messages">
        {messages.map((message, at) => (
          <Line key={message.id} message={message} isAnswered={messages.slice(at).some(({ kind }) => kind === 'answer')} />
        ))}
      </ul>
      {children}
    </Section>
  );
};
