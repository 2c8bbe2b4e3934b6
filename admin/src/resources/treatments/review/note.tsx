import type { CaseNote } from '@blattwerk/contract/treatments/team-shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../components/values.tsx';
import './notes.css';

/** An internal note: by whom, when, for whom, and of which request where that is not plain. */
export const Note = ({ note, about }: { note: CaseNote; about?: ReactNode }) => {
  const { t } = useTranslation();
  const handedTo = note.mentions.find(({ cause }) => cause === 'hand-over');
  const mentioned = note.mentions.filter(({ cause }) => cause === 'mention');
  return (
    <li className="message message-note">
      <p className="quiet small">
        {about === undefined ? null : <>{about} · </>}
        {note.author.name} · <DateTime value={note.createdAt} />
        {handedTo === undefined ? null : ` · ${t('review.notes.handedTo', { name: handedTo.name })}`}
        {mentioned.length === 0 ? null : ` · ${t('review.notes.mentioned', { names: mentioned.map(({ name }) => name).join(', ') })}`}
      </p>
      <p>{note.text}</p>
    </li>
  );
};
