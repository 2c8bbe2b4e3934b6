import { settingGroupOf, settingGroups } from '@blattwerk/contract/settings/groups';
import type { SettingGroup } from '@blattwerk/contract/settings/groups';
import type { SettingRecord } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Page, Section } from '../../components/page.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../components/states.tsx';
import { Tag } from '../../components/status-tag.tsx';
import { DateTime } from '../../components/values.tsx';
import { useNow } from '../../components/use-now.ts';
import { SearchBox } from '../../grid/search-box.tsx';
import { useRows } from '../../providers/use-record.ts';
import { SettingValue } from './setting-value.tsx';
import './settings.css';

/** Its value, and what has been decided about it for later. */
const Line = ({ setting }: { setting: SettingRecord }) => {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const later = setting.history.filter(({ validFrom }) => Date.parse(validFrom) > now).toReversed();
  return (
    <li className="setting-line">
      <Link to={`/settings/${encodeURIComponent(setting.id)}`}>{setting.label}</Link>
      <span className="setting-now">
        <SettingValue settingKey={setting.key} value={setting.value} />
        {setting.isDefault ? null : (
          <Tag tone="info">
            {t('settings.setSince')} <DateTime value={setting.validFrom} />
          </Tag>
        )}
        {later.map(({ validFrom, value }) => (
          <Tag key={validFrom} tone="amber">
            {t('settings.from')} <DateTime value={validFrom} />: <SettingValue settingKey={setting.key} value={value} />
          </Tag>
        ))}
      </span>
    </li>
  );
};

const Group = ({ group, settings }: { group: SettingGroup; settings: readonly SettingRecord[] }) => {
  const { t } = useTranslation();
  return (
    <Section title={t(`settings.group.${group}`)}>
      <p className="quiet">{t(`settings.groupMeans.${group}`)}</p>
      <ul className="setting-lines">
        {settings.map((setting) => (
          <Line key={setting.id} setting={setting} />
        ))}
      </ul>
    </Section>
  );
};

const Groups = ({ q }: { q: string }) => {
  const { t } = useTranslation();
  const { query, result } = useRows({ resource: 'settings', pagination: { mode: 'off' }, errorNotification: false, meta: { q } });
  if (query.isError && query.data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <PageSkeleton />;
  const byGroup = Map.groupBy(result.data, ({ key }) => settingGroupOf(key));
  if (byGroup.size === 0) return <EmptyState title={t('grid.noMatchSearch')} text={t('grid.noMatchSearchText')} />;
  return (
    <div className="setting-groups">
      {settingGroups.map((group) => {
        const settings = byGroup.get(group);
        return settings === undefined ? null : <Group key={group} group={group} settings={settings} />;
      })}
    </div>
  );
};

/** The numbers and switches of the business by what they are about; the rules that law may change come first. */
export const SettingList = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  return (
    <Page title={t('settings.title')} aside={<SearchBox q={q} onSearch={(next) => setSearch(next === '' ? {} : { q: next }, { replace: true })} />}>
      <Groups q={q} />
    </Page>
  );
};
