import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Page } from '../../components/page.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../components/states.tsx';
import { SearchBox } from '../../grid/search-box.tsx';
import { useRows } from '../../providers/use-record.ts';
import { Preview } from './preview.tsx';
import './mail-templates.css';

const Mails = ({ q, chosen, linkTo }: { q: string; chosen: string | null; linkTo: (id: string) => string }) => {
  const { t } = useTranslation();
  const { query, result } = useRows({ resource: 'mail-templates', pagination: { mode: 'off' }, errorNotification: false, meta: { q } });
  if (query.isError && query.data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <PageSkeleton />;
  const shown = result.data.find(({ id }) => id === chosen) ?? result.data[0];
  if (shown === undefined) return <EmptyState title={t('grid.noMatchSearch')} text={t('grid.noMatchSearchText')} />;
  return (
    <div className="mail-templates">
      <nav aria-label={t('mail-templates.title')} className="section mail-list">
        <ul>
          {result.data.map(({ id, title }) => (
            <li key={id}>
              <Link to={linkTo(id)} aria-current={id === shown.id ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Preview key={shown.id} id={shown.id} title={shown.title} />
    </div>
  );
};

/** Every mail that the platform writes, as it is sent. */
export const MailTemplateList = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const withMail = (mail: string | null, words: string): string =>
    new URLSearchParams({ ...(words === '' ? {} : { q: words }), ...(mail === null ? {} : { mail }) }).toString();
  const chosen = search.get('mail');
  return (
    <Page title={t('mail-templates.title')} aside={<SearchBox q={q} onSearch={(next) => setSearch(withMail(chosen, next), { replace: true })} />}>
      <p className="section-lead">{t('mail-templates.lead')}</p>
      <Mails q={q} chosen={chosen} linkTo={(id) => `/mail-templates?${withMail(id, q)}`} />
    </Page>
  );
};
