import type { Device } from '@blattwerk/contract/accounts/access-shapes';
import { useTranslation } from 'react-i18next';
import { DateTime } from './values.tsx';
import './devices.css';

/** "Firefox, Windows · last used 21 November, 14:02" */
export const DeviceLine = ({ device: { browser, system, place, lastUsedAt } }: { device: Pick<Device, 'browser' | 'system' | 'place' | 'lastUsedAt'> }) => {
  const { t } = useTranslation();
  const name = [browser, system].filter((part) => part !== null).join(', ');
  return (
    <span>
      {name === '' ? t('profile.unknownDevice') : name}{' '}
      <span className="quiet">
        · {t('profile.lastUsed')} <DateTime value={lastUsedAt} />
        {place !== null && <> · {t('profile.from', { place })}</>}
      </span>
    </span>
  );
};
