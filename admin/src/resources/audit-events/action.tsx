import type { AuditEvent } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';

/** What was done, in the words of the screen's language. */
export const Action = ({ event: { words } }: { event: AuditEvent }) => {
  const { i18n } = useTranslation();
  return <span className="wrap">{i18n.language === 'en' ? words.en : words.de}</span>;
};
