import type { ListImport } from '@blattwerk/contract/list-imports/shapes';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { stopImport } from './call-import.ts';

/** A job is at it. It goes on without this page. */
export const ProgressStep = ({ state, onRun }: { state: ListImport; onRun: (step: () => Promise<ListImport>) => unknown }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const percent = Math.min(100, Math.round((100 * state.done) / state.total));
  return (
    <Section title={t(`import.state.${state.stage}.${state.status}`)}>
      <p role="status">{t('import.progress', { done: number(state.done), total: number(state.total) })}</p>
      <Progress percent={percent} aria-label={t('import.bar')} />
      <p className="quiet section-text">{t('import.goesOn')}</p>
      {state.stage === 'undo' ? null : <Button onClick={() => onRun(() => stopImport(state.id))}>{t('import.stop')}</Button>}
    </Section>
  );
};
