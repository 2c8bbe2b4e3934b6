import type { ListImport } from '@blattwerk/contract/list-imports/shapes';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { Tiles } from '../../components/tiles.tsx';
import { commitImport, undoImport } from './call-import.ts';
import { ImportErrors } from './import-errors.tsx';

interface StepProps {
  state: ListImport;
  isBusy: boolean;
  onRun: (step: () => Promise<ListImport>) => unknown;
  onColumns: () => void;
}

const Counts = ({ state }: { state: ListImport }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const key = state.stage === 'dry-run' ? 'would' : 'did';
  const counts = (['created', 'updated', 'unchanged'] as const).map((kind) => ({ label: t(`import.${key}.${kind}`), value: number(state[kind]) }));
  const skipped = { label: t(`import.${key}.skipped`), value: number(state.skipped), ...(state.skipped > 0 ? { tone: 'warn' as const } : {}) };
  return <Tiles items={[...counts, skipped]} />;
};

const Undone = ({ state }: { state: ListImport }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (state.undo === null) return null;
  const { undone, kept } = state.undo;
  return (
    <Section title={t('import.undoneTitle')}>
      <p role="status">{t('import.undone', { count: undone, shown: number(undone) })}</p>
      {kept.length === 0 ? null : (
        <PlainTable label={t('import.kept')}>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col">{t('import.record')}</th>
              <th scope="col">{t('import.why')}</th>
            </tr>
          </thead>
          <tbody>
            {kept.map(({ line, id, title, reason }) => (
              <tr key={line}>
                <td className="figures">{line}</td>
                <th scope="row">{title === null ? t('import.gone') : <Link to={`/${state.resource}/${id}`}>{title}</Link>}</th>
                <td>{t(`import.keptReason.${reason}`)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </Section>
  );
};

const DryRunActions = ({ state, isBusy, onRun, onColumns }: StepProps) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const count = state.created + state.updated;
  return (
    <div className="import-actions">
      {count === 0 ? null : (
        <Button type="primary" loading={isBusy} onClick={() => onRun(() => commitImport(state.id))}>
          {t('import.commit', { count, shown: number(count) })}
        </Button>
      )}
      <Button onClick={onColumns}>{t('import.changeColumns')}</Button>
      <Link to={`/${state.resource}/import`}>{t('import.otherFile')}</Link>
    </div>
  );
};

const AfterActions = ({ state, isBusy, onRun }: StepProps) => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <div className="import-actions">
      <Link to={`/${state.resource}`}>{t('import.toList')}</Link>
      <Link to={`/${state.resource}/import`}>{t('import.another')}</Link>
      {state.undoUntil === null ? null : (
        <>
          <ConfirmButton means={t('import.undoHelp')} loading={isBusy} onConfirm={() => onRun(() => undoImport(state.id))}>
            {t('import.undo')}
          </ConfirmButton>
          <span className="quiet">{t('import.undoUntil', { at: dateTime(state.undoUntil) })}</span>
        </>
      )}
    </div>
  );
};

/** What the import would do, did, or what of it was taken back. */
export const ResultStep = (props: StepProps) => {
  const { t } = useTranslation();
  const { state } = props;
  const isDry = state.stage === 'dry-run';
  const isWhole = state.status === 'done';
  const isNothing = isDry && isWhole && state.created + state.updated === 0;
  return (
    <div className="import-parts">
      {isWhole ? null : <Alert type="warning" showIcon message={t(`import.state.${state.stage}.${state.status}`)} description={t('import.halfway')} />}
      <Undone state={state} />
      <Section title={t(isDry ? 'import.wouldTitle' : 'import.didTitle')}>
        <p className="quiet section-lead">{t(isDry ? 'import.wouldLead' : 'import.didLead', { file: state.filename })}</p>
        <Counts state={state} />
        {isNothing ? <Alert className="import-alert" type="info" showIcon message={t(state.skipped > 0 ? 'import.onlyErrors' : 'import.nothingNew')} /> : null}
      </Section>
      {isDry ? <DryRunActions {...props} /> : <AfterActions {...props} />}
      <ImportErrors state={state} />
    </div>
  );
};
