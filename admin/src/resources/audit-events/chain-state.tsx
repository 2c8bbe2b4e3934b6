import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { Tag } from '../../components/status-tag.tsx';
import { useAnswer } from '../../providers/use-answer.ts';

/** Whether the log is as it was written, as the last check of its chains has found. */
export const ChainState = () => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { query, result } = useAnswer('/backoffice/audit-chain', {});
  if (query.data === undefined) return null;
  const { checkedAt, isIntact, intactSince, faults } = result.data;
  if (checkedAt === null) return <Tag tone="neutral">{t('audit-events.chainUnchecked')}</Tag>;
  const title = t('audit-events.chainChecked', { at: dateTime(checkedAt) });
  if (isIntact === true && intactSince !== null)
    return (
      <span title={title}>
        <Tag tone="ok">{t('audit-events.chainIntact', { since: dateTime(intactSince) })}</Tag>
      </span>
    );
  return (
    <span title={title} role="alert">
      <Tag tone="bad">{t('audit-events.chainBroken', { count: faults.length })}</Tag>
    </span>
  );
};
