import { CloudOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import type { Draft } from './use-draft.ts';

interface DraftNoteProps {
  draft: Draft;
  onTakeOther: () => void;
  onKeepMine: () => void;
}

/** "Saved 14:02": that what is written is kept on the server, or what to do when it is not. */
export const DraftNote = ({ draft: { state, savedAt, other }, onTakeOther, onKeepMine }: DraftNoteProps) => {
  const { t } = useTranslation();
  const { time } = useFormats();
  if (other !== undefined)
    return (
      <div className="draft-conflict" role="alert">
        <p>
          <WarningOutlined aria-hidden="true" /> {t('review.draft.conflict', { time: other.savedAt === null ? '' : time(other.savedAt) })}
        </p>
        <div className="form-foot">
          <Button size="small" onClick={onTakeOther}>
            {t('review.draft.takeOther')}
          </Button>
          <Button size="small" onClick={onKeepMine}>
            {t('review.draft.keepMine')}
          </Button>
        </div>
      </div>
    );
  if (state === 'failed') return <p className="draft-note is-bad">{t('review.draft.failed')}</p>;
  if (savedAt === null) return <p className="draft-note">{t('review.draft.none')}</p>;
  return (
    <p className="draft-note" role="status">
      <CloudOutlined aria-hidden="true" /> {t('review.draft.saved', { time: time(savedAt) })}
    </p>
  );
};
