import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined, ExclamationCircleOutlined, MinusCircleOutlined, SyncOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Nothing } from './values.tsx';
import { tones } from './tones.ts';
import type { Tone } from './tones.ts';

const icons: Record<Tone, typeof CheckCircleOutlined> = {
  ok: CheckCircleOutlined,
  info: SyncOutlined,
  amber: ClockCircleOutlined,
  warn: ExclamationCircleOutlined,
  bad: CloseCircleOutlined,
  neutral: MinusCircleOutlined,
};

export const Tag = ({ tone, children }: { tone: Tone; children: ReactNode }) => {
  const Icon = icons[tone];
  return (
    <span className={`tag tag-${tone}`}>
      <Icon aria-hidden="true" />
      {children}
    </span>
  );
};

/** A state: always colour, icon and word together. */
export const StatusTag = ({ type, value }: { type: string; value: string | null | undefined }) => {
  const { t } = useTranslation();
  if (value === null || value === undefined) return <Nothing />;
  return <Tag tone={tones[type]?.[value] ?? 'neutral'}>{t(`enum.${type}.${value}`, { defaultValue: value })}</Tag>;
};
