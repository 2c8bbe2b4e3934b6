import { inboxTabNames, type InboxCounts, type InboxTab } from '@blattwerk/contract/prescriptions/inbox';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addressOf } from './use-inbox.ts';

interface Props {
  tab: InboxTab;
  q: string;
  counts: InboxCounts | undefined;
}

/** New, in work, ready, done, each with its number. */
export const InboxTabs = ({ tab, q, counts }: Props) => {
  const { t } = useTranslation();
  return (
    <nav className="inbox-tabs" aria-label={t('prescriptions.inbox')}>
      {inboxTabNames.map((name, at) => (
        <Link
          key={name}
          className="inbox-tab"
          aria-current={name === tab ? 'page' : undefined}
          title={`${t(`prescriptions.tab.${name}`)} (${at + 1})`}
          to={addressOf(name, q)}
        >
          {t(`prescriptions.tab.${name}`)} <span className="inbox-count">{counts?.[name] ?? '…'}</span>
          {name === 'ready' && (counts?.overdue ?? 0) > 0 ? (
            <span className="inbox-overdue">{t('prescriptions.overdue', { count: counts?.overdue })}</span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
};
