import type { NotificationChannel } from '@blattwerk/contract/notifications/events';
import { notificationChannels } from '@blattwerk/contract/notifications/events';
import type { EventPreference, NotificationPreferences, PreferencesInput } from '@blattwerk/contract/notifications/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.tsx';
import { CheckboxField } from '../../components/ui/choices.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Skeleton } from '../../components/ui/feedback.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { PushCard } from './push-card.tsx';
import styles from './preferences.module.css';

const key = ['notification-preferences'] as const;
const place = '/clients/iam/notification-preferences' as const;

type Change = (input: PreferencesInput) => void;

const Channel = ({ item, channel, onChange }: { item: EventPreference; channel: NotificationChannel; onChange: Change }) => {
  const { t } = useTranslation('notifications');
  const isAlways = item.always.includes(channel);
  return (
    <CheckboxField
      label={isAlways ? t('preferences.alwaysOn', { channel: t(`channel.${channel}`) }) : t(`channel.${channel}`)}
      checked={item[channel]}
      disabled={isAlways}
      onChange={({ target }) => onChange({ items: [{ event: item.event, [channel]: target.checked }] })}
    />
  );
};

const EventRow = ({ item, onChange }: { item: EventPreference; onChange: Change }) => {
  const { t } = useTranslation('notifications');
  return (
    <fieldset className={styles.row}>
      <legend>{t(`preferences.event.${item.event}`)}</legend>
      {item.reason !== null && <p className={styles.reason}>{t(`preferences.reason.${item.reason}`)}</p>}
      <div className={styles.channels}>
        {notificationChannels.map((channel) => (
          <Channel key={channel} item={item} channel={channel} onChange={onChange} />
        ))}
      </div>
      {item.digest !== null && item.mail && (
        <CheckboxField
          label={t('preferences.daily')}
          checked={item.digest === 'daily'}
          onChange={({ target }) => onChange({ items: [{ event: item.event, digest: target.checked ? 'daily' : 'off' }] })}
        />
      )}
    </fieldset>
  );
};

const QuietHours = ({ quietHours, onChange }: { quietHours: NotificationPreferences['quietHours']; onChange: Change }) => {
  const { t } = useTranslation('notifications');
  const { enabled, from, to } = quietHours;
  return (
    <Card>
      <h2>{t('preferences.quiet')}</h2>
      <p>{t('preferences.quietText')}</p>
      <CheckboxField
        label={t('preferences.quietOn', { from, to })}
        checked={enabled}
        onChange={({ target }) => onChange({ quietHours: { enabled: target.checked } })}
      />
      {enabled && (
        <div className={styles.times}>
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              {t(`preferences.${end}`)}
              <input
                type="time"
                required
                defaultValue={quietHours[end]}
                onBlur={({ target }) =>
                  target.value && target.value !== quietHours[end] ? onChange({ quietHours: { enabled, [end]: target.value } }) : undefined
                }
              />
            </label>
          ))}
        </div>
      )}
    </Card>
  );
};

/** Of what the person is told and how; each choice is saved at once. */
export const PreferencesCards = () => {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const preferences = useQuery({ queryKey: key, queryFn: () => memberApi.get(place) });
  const { run, error } = useAction();
  const change: Change = (input) =>
    void run(async () => {
      client.setQueryData(key, await memberApi.patch(place, { body: input }));
    });
  if (preferences.isError) return <ErrorState error={preferences.error} onRetry={() => void preferences.refetch()} />;
  if (!preferences.data) return <Skeleton kind="cards" />;
  const { items, quietHours } = preferences.data;
  return (
    <>
      <FailureNotice error={error} />
      <Card>
        <h2>{t('preferences.what')}</h2>
        <p>{t('preferences.whatText')}</p>
        {items.map((item) => (
          <EventRow key={item.event} item={item} onChange={change} />
        ))}
      </Card>
      <PushCard />
      <QuietHours quietHours={quietHours} onChange={change} />
    </>
  );
};
