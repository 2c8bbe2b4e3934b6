import { InboxOutlined } from '@ant-design/icons';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../../components/amount.tsx';
import { useFormats } from '../../../components/format.ts';
import { StatusTag } from '../../../components/status-tag.tsx';
import { isHoldOver } from '../content.tsx';
import type { Steps } from '../use-steps.ts';

const When = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const nextFrom = row.dispensings?.nextFrom ?? null;
  if (nextFrom !== null)
    return (
      <span className="quiet">
        {t('prescriptions.nextDispensing')} {date(nextFrom)}
      </span>
    );
  const [word, at] =
    row.status === 'dispensed'
      ? (['dispensedAt', row.dispensedAt] as const)
      : row.holdUntil !== null
        ? (['holdUntil', row.holdUntil] as const)
        : (['arrivedAt', row.sentAt] as const);
  return at === null ? null : (
    <span className="quiet">
      {t(`prescriptions.${word}`)} {dateTime(at)}
    </span>
  );
};

interface Props {
  row: PrescriptionRecord;
  to: string;
  isOpen: boolean;
  isCurrent: boolean;
  steps: Steps;
}

/** One prescription of the list: for whom, what, how far; a new one is accepted right here. */
export const InboxRow = ({ row, to, isOpen, isCurrent, steps }: Props) => {
  const { t } = useTranslation();
  return (
    <li className={isOpen || isCurrent ? 'inbox-row is-current' : 'inbox-row'}>
      <div className="inbox-row-head">
        <Link to={to} aria-current={isOpen ? 'true' : undefined}>
          {row.patient?.name ?? row.number}
        </Link>
        <StatusTag type="prescriptionStatus" value={row.status} />
      </div>
      <span>
        {row.productName}, <Amount quantity={row.quantity} unit={row.unit} />
      </span>
      <span className="code quiet">{row.number}</span>
      <When row={row} />
      <div className="inbox-row-tags">
        {row.fulfilment === null || row.fulfilment === 'pickup' ? null : <Tag color="blue">{t(`enum.fulfilment.${row.fulfilment}`)}</Tag>}
        {row.original === null || row.original.status === 'arrived' ? null : <Tag>{t('prescriptions.paper.tag')}</Tag>}
        {isHoldOver(row) ? <Tag color="orange">{t('prescriptions.holdOverTag')}</Tag> : null}
        {row.abilities.includes('accept') ? (
          <Button
            size="small"
            className="inbox-accept"
            icon={<InboxOutlined aria-hidden="true" />}
            aria-label={t('prescriptions.acceptOf', { name: row.patient?.name ?? row.number })}
            loading={steps.running === 'accept' && isOpen}
            onClick={() => void steps.take(row, 'accept')}
          >
            {t('prescriptions.accept')}
          </Button>
        ) : null}
      </div>
    </li>
  );
};
