import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/page.tsx';
import { DateTime } from '../../../components/values.tsx';

/** Questions and answers between doctor and patient, the oldest first; internal notes stand by themselves. */
export const Messages = ({ messages: all }: { messages: TreatmentCase['messages'] }) => {
  const { t } = useTranslation();
  const messages = all.filter(({ kind }) => kind !== 'note');
  return (
    <Section title={t('review.messages')}>
      {messages.length === 0 ? <p className="quiet">{t('review.noMessages')}</p> : null}
      <ul className="messages">
        {messages.map((message) => (
          <li key={message.id} className={`message message-${message.kind}`}>
            <p className="quiet small">
              {t(`enum.messageKind.${message.kind}`)} · {message.authorName} · <DateTime value={message.createdAt} />
            </p>
            <p>{message.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
