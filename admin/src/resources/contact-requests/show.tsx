import { CheckOutlined, UndoOutlined } from '@ant-design/icons';
import type { ContactRequestRecord } from '@blattwerk/contract/contact-requests/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Assignee } from '../../components/assignee.tsx';
import { Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { useNextOpen } from '../../components/use-next-open.ts';
import { Code, DateTime, EnumText, Facts, Text } from '../../components/values.tsx';
import { AnswerForm } from './answer-form.tsx';
import './contact-requests.css';

const Message = ({ row }: { row: ContactRequestRecord }) => {
  const { t } = useTranslation();
  const label = (field: string) => t(`contact-requests.${field}`);
  return (
    <Section title={label('message')}>
      <p className="written" lang={row.locale}>
        {row.message}
      </p>
      <Facts
        items={[
          { label: label('topic'), value: <EnumText type="contactTopic" value={row.topic} /> },
          { label: label('createdAt'), value: <DateTime value={row.createdAt} /> },
          { label: label('name'), value: row.name },
          { label: label('email'), value: <a href={`mailto:${row.email}`}>{row.email}</a> },
          { label: label('phone'), value: <Phone value={row.phone} /> },
          { label: label('locale'), value: t(`contact-requests.language.${row.locale}`) },
          { label: label('number'), value: <Code value={row.number} /> },
          ...(row.patientId === null ? [] : [{ label: label('account'), value: <Link to={`/patients/${row.patientId}`}>{label('openAccount')}</Link> }]),
        ]}
      />
    </Section>
  );
};

/** What was answered, or how it was settled. */
const Outcome = ({ row }: { row: ContactRequestRecord }) => {
  const { t } = useTranslation();
  const label = (field: string) => t(`contact-requests.${field}`);
  if (row.answer !== null)
    return (
      <>
        <p className="written" lang={row.locale}>
          {row.answer}
        </p>
        <Facts
          items={[
            { label: label('answeredAt'), value: <DateTime value={row.answeredAt} /> },
            { label: label('answeredBy'), value: <Text value={row.answeredBy?.name} /> },
          ]}
        />
      </>
    );
  if (row.note === null) return null;
  return (
    <Facts
      items={[
        { label: label('note'), value: row.note },
        { label: label('closedAt'), value: <DateTime value={row.closedAt} /> },
        { label: label('closedBy'), value: <Text value={row.closedBy?.name} /> },
      ]}
    />
  );
};

const Handling = ({ row }: { row: ContactRequestRecord }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('contact-requests');
  const goOn = useNextOpen('contact-requests');
  const close = async (note: string) => (await run(row.id, 'close', { note }, { done: 'contact-requests.closedToast' })) !== undefined;
  const assign = (assigneeId: string | null) => void run(row.id, 'assign', { assigneeId }, { done: 'contact-requests.assigned' });
  return (
    <Section title={t('contact-requests.handling')}>
      <div className="contact-handling">
        <Facts
          items={[
            {
              label: t('contact-requests.assignee'),
              value: row.abilities.includes('assign') ? (
                <Assignee texts="contact-requests" assignee={row.assignee} isBusy={running === 'assign'} onAssign={assign} />
              ) : (
                <Text value={row.assignee?.name} />
              ),
            },
          ]}
        />
        <Outcome row={row} />
        {row.abilities.includes('answer') ? <AnswerForm row={row} /> : null}
        {row.abilities.includes('close') ? (
          <ReasonDialog
            icon={<CheckOutlined aria-hidden="true" />}
            texts="contact-requests.close"
            min={5}
            isBusy={running === 'close'}
            onReason={close}
            onNext={() => goOn(row.id)}
          />
        ) : null}
        {row.abilities.includes('reopen') ? (
          <Button
            icon={<UndoOutlined aria-hidden="true" />}
            loading={running === 'reopen'}
            onClick={() => void run(row.id, 'reopen', {}, { done: 'contact-requests.reopened' })}
          >
            {t('contact-requests.reopen')}
          </Button>
        ) : null}
      </div>
    </Section>
  );
};

export const ContactRequestShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="contact-requests"
      title={(row) => t('contact-requests.one', { name: row.name, number: row.number })}
      aside={(row) => <StatusTag type="contactRequestStatus" value={row.status} />}
    >
      {(row) => (
        <div className="columns">
          <Message row={row} />
          <Handling row={row} />
        </div>
      )}
    </RecordPage>
  );
};
