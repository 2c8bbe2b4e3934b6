import type { Mention } from '@blattwerk/contract/dashboard/doctor-shapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dialog } from '../../components/dialog.tsx';
import { Section } from '../../components/page.tsx';
import { DateTime } from '../../components/values.tsx';
import { Notes } from '../../resources/treatments/review/notes.tsx';

/** Notes that name the doctor. A request that was handed over leads to its case; any other is read and answered here, for its case is a colleague's. */
export const Mentions = ({ mentions }: { mentions: readonly Mention[] }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Mention>();
  return (
    <Section title={t('dashboard.doctor.mentions')}>
      <ul className="mentions">
        {mentions.map((mention) => (
          <li key={mention.id} className={mention.isSeen ? 'mention' : 'mention is-new'}>
            <p className="quiet small">
              {mention.isSeen ? null : <span className="tag tag-amber">{t('dashboard.doctor.new')}</span>}{' '}
              {t(`dashboard.doctor.cause.${mention.cause}`, { name: mention.authorName, number: mention.number })} · <DateTime value={mention.at} />
            </p>
            <p className="mention-text">{mention.text}</p>
            {mention.cause === 'hand-over' ? (
              <Link to={`/treatments/${mention.treatmentId}`}>{t('dashboard.doctor.openCase')}</Link>
            ) : (
              <Button size="small" onClick={() => setOpen(mention)}>
                {t('dashboard.doctor.readAndAnswer')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        title={open === undefined ? '' : t('treatments.one', { number: open.number })}
        open={open !== undefined}
        onCancel={() => setOpen(undefined)}
        footer={null}
        destroyOnHidden
      >
        {open === undefined ? null : <Notes treatmentId={open.treatmentId} />}
      </Dialog>
    </Section>
  );
};
