import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { helpHoursInWords } from '../../lib/operator/help-hours.ts';
import { useOperator } from '../../lib/operator/use-operator.ts';
import { AppLink } from './app-link.tsx';
import { Icon } from './icon.tsx';
import styles from './help-contact.module.css';

interface Props {
  heading?: string;
  /** Only what leads to people: for pages that leave all other ways out. */
  isBare?: boolean;
}

/** Whom to call: telephone with its hours, email, questions and answers. */
export const HelpContact = ({ heading, isBare = false }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const operator = useOperator();
  const { pathname } = useLocation();
  const isElsewhere = (path: string): boolean => !pathname.endsWith(path);
  if (isBare && !operator) return null;
  return (
    <div className={styles.help}>
      {heading && <h2>{heading}</h2>}
      <ul>
        {operator && (
          <>
            <li>
              <a href={`tel:${operator.helpPhone}`}>
                <Icon name="phone" />
                {operator.helpPhoneInGroups}
              </a>
              <span>{helpHoursInWords(locale, operator.helpHours)}</span>
            </li>
            <li>
              <a href={`mailto:${operator.helpEmail}`}>
                <Icon name="mail" />
                {operator.helpEmail}
              </a>
            </li>
          </>
        )}
        {!isBare && (
          <>
            {isElsewhere('/help') && (
              <li>
                <AppLink to="/help">{t('help.questions')}</AppLink>
              </li>
            )}
            {isElsewhere('/contact') && (
              <li>
                <AppLink to="/contact">{t('help.write')}</AppLink>
              </li>
            )}
          </>
        )}
      </ul>
    </div>
  );
};
