import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';

/** The way to the therapy diary. */
export const DiaryCard = () => {
  const { t } = useTranslation('diary');
  return (
    <Card>
      <h2>{t('title')}</h2>
      <p>{t('card.text')}</p>
      <LinkButton to="/dashboard/diary" kind="secondary" icon="plus">
        {t('card.action')}
      </LinkButton>
    </Card>
  );
};
