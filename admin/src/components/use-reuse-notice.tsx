import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateTime } from './values.tsx';

/** Says after a login that a session of this person was ended because it was in two hands. The server says so once. */
export const useReuseNotice = () => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  return (endedAt: unknown): void => {
    if (typeof endedAt !== 'string') return;
    modal.warning({
      title: t('login.reuse.title'),
      content: (
        <>
          <p>
            <DateTime value={endedAt} />
          </p>
          <p className="section-lead">{t('login.reuse.text')}</p>
          <p>{t('login.reuse.advice')}</p>
        </>
      ),
      okText: t('login.reuse.ok'),
    });
  };
};
