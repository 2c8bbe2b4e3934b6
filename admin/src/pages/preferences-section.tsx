import type { EventPreference, NotificationPreferences, PreferencesInput } from '@blattwerk/contract/notifications/shapes';
import { useNotification } from '@refinedev/core';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/page.tsx';
import { EnumText } from '../components/values.tsx';
import { errorText } from '../providers/error-text.ts';
import { api } from '../providers/http.ts';
import { useAnswer } from '../providers/use-answer.ts';
import './notifications.css';

/** Push messages go to patients' browsers only. */
const channels = ['inbox', 'mail'] as const;
const place = '/clients/iam/notification-preferences' as const;

const EventRow = ({ item, onChange }: { item: EventPreference; onChange: (input: PreferencesInput) => void }) => {
  const { t } = useTranslation();
  return (
    <fieldset className="preference">
      <legend>
        <EnumText type="notificationEvent" value={item.event} />
      </legend>
      {item.reason === null ? null : <p className="quiet">{t(`notifications.preferences.reason.${item.reason}`)}</p>}
      <div className="preference-channels">
        {channels.map((channel) => {
          const isAlways = item.always.includes(channel);
          const name = t(`notifications.channel.${channel}`);
          return (
            <Checkbox
              key={channel}
              checked={item[channel]}
              disabled={isAlways}
              onChange={({ target }) => onChange({ items: [{ event: item.event, [channel]: target.checked }] })}
            >
              {isAlways ? t('notifications.preferences.alwaysOn', { channel: name }) : name}
            </Checkbox>
          );
        })}
      </div>
    </fieldset>
  );
};

/** Of what this account is told and how; each choice is saved at once. */
export const PreferencesSection = () => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const { query, result } = useAnswer(place, {});
  const [changed, setChanged] = useState<NotificationPreferences>();
  if (query.data === undefined) return null;
  const { items, quietHours } = changed ?? result.data;
  const change = async (body: PreferencesInput) => {
    try {
      setChanged(await api.patch(place, { body }));
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    }
  };
  return (
    <Section title={t('notifications.title')}>
      <p className="section-lead quiet">{t('notifications.preferences.intro')}</p>
      {items.map((item) => (
        <EventRow key={item.event} item={item} onChange={(input) => void change(input)} />
      ))}
      <fieldset className="preference">
        <legend>{t('notifications.preferences.quiet')}</legend>
        <p className="quiet">{t('notifications.preferences.quietText')}</p>
        <Checkbox checked={quietHours.enabled} onChange={({ target }) => void change({ quietHours: { enabled: target.checked } })}>
          {t('notifications.preferences.quietOn', quietHours)}
        </Checkbox>
      </fieldset>
    </Section>
  );
};
