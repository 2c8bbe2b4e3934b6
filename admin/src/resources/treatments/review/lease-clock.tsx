import { ClockCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../components/use-now.ts';

interface LeaseClockProps {
  expiresAt: string;
  onLapse: () => void;
  onExtend?: () => void;
  isExtending: boolean;
}

const warnBelowMs = 120_000;

const clockText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How long the request stays reserved. Near the end it says so aloud and can be prolonged. */
export const LeaseClock = ({ expiresAt, onLapse, onExtend, isExtending }: LeaseClockProps) => {
  const { t } = useTranslation();
  const left = new Date(expiresAt).getTime() - useNow(1000);
  const reported = useRef('');
  useEffect(() => {
    if (left > 0 || reported.current === expiresAt) return;
    reported.current = expiresAt;
    onLapse();
  }, [left, expiresAt, onLapse]);
  const isNearEnd = left < warnBelowMs;
  return (
    <span className={isNearEnd ? 'lease is-near' : 'lease'}>
      <ClockCircleOutlined aria-hidden="true" />
      <span role="timer">{left > 0 ? t('treatments.lease', { time: clockText(left) }) : t('treatments.lapsed')}</span>
      <span className="sr-only" role="status">
        {isNearEnd && left > 0 ? t('treatments.leaseSoon') : ''}
      </span>
      {onExtend === undefined ? null : (
        <Button size="small" loading={isExtending} onClick={onExtend}>
          {t('treatments.extend')}
        </Button>
      )}
    </span>
  );
};
