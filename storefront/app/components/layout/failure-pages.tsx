import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../ui/button.tsx';
import { HelpContact } from '../ui/help-contact.tsx';
import { Container } from './page-frame.tsx';

export const NotFoundPage = () => {
  const { t } = useTranslation();
  return (
    <Container width="text">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p>
        <LinkButton to="/">{t('notFound.home')}</LinkButton>{' '}
        <LinkButton to="/market" kind="quiet">
          {t('notFound.market')}
        </LinkButton>
      </p>
      <HelpContact heading={t('help.title')} />
    </Container>
  );
};

export const FailurePage = () => {
  const { t } = useTranslation();
  return (
    <Container width="text">
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <p>
        <Button onClick={() => window.location.reload()}>{t('action.retry')}</Button>
      </p>
      <HelpContact heading={t('help.title')} />
    </Container>
  );
};
