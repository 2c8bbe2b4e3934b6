import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PartProps } from '../../../components/record-parts.tsx';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import { useAnswer } from '../../../providers/use-answer.ts';
import { Note } from '../../treatments/review/note.tsx';

/** What was noted in the doctor's own requests of the patient; it is written in the case. */
export const Notes = ({ id }: PartProps) => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/patients/:id/notes', { params: { id } });
  if (query.isError && query.data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const { items } = result.data;
  if (items.length === 0) return <EmptyState title={t('patients.partEmpty.notes')} text={t('patients.partEmpty.notesWhere')} />;
  return (
    <ul className="patient-notes">
      {items.map((note) => (
        <Note key={note.id} note={note} about={<Link to={`/treatments/${note.treatmentId}`}>{t('patients.noteOf', { number: note.treatmentNumber })}</Link>} />
      ))}
    </ul>
  );
};
