import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from '../components/page.tsx';
import { EmptyState } from '../components/states.tsx';

export const NotFound = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        title={t('notFound.lead')}
        text={t('notFound.text')}
        action={
          <Link to="/">
            <Button tabIndex={-1}>{t('notFound.home')}</Button>
          </Link>
        }
      />
    </Page>
  );
};
