import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../providers/use-answer.ts';

/** What the value that stands in the form would change if it held now. */
export const Effect = ({ settingKey, value }: { settingKey: string; value: unknown }) => {
  const { t } = useTranslation();
  const isAsked = value !== undefined && value !== null && value !== '';
  const { query, result } = useAnswer(
    '/backoffice/settings/:id/effect',
    { params: { id: settingKey }, query: { value: JSON.stringify(value ?? null) } },
    { keepsPrevious: true, isAsked },
  );
  const sentences = query.data === undefined ? [] : result.data.sentences;
  return (
    <div className="setting-effect" role="status">
      <h3>{t('settings.effect')}</h3>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="quiet">{t('settings.effectAlways')}</p>
    </div>
  );
};
