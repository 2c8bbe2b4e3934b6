import type { ListImport } from '@blattwerk/contract/list-imports/shapes';
import { DownloadOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../components/file-button.tsx';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { readErrors } from './call-import.ts';

const linesShown = 50;

/** What is wrong, each error once with its lines; the rows themselves are in a file that can be put right. */
export const ImportErrors = ({ state }: { state: ListImport }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (state.errorCount === 0 || state.stage === 'undo') return null;
  const file = (
    <FileButton icon={<DownloadOutlined aria-hidden="true" />} load={() => readErrors(state.id)} fileName={t('import.errorFileName')}>
      {t('import.errorFile')}
    </FileButton>
  );
  const label = (field: string | undefined): string => state.fields.find(({ name }) => name === field)?.label ?? t('import.wholeRow');
  return (
    <Section title={t('import.errors', { count: state.skipped, shown: number(state.skipped) })} aside={file}>
      <p className="quiet section-lead">{t('import.errorsLead')}</p>
      <PlainTable label={t('import.errorGroups')}>
        <thead>
          <tr>
            <th scope="col">{t('import.field')}</th>
            <th scope="col">{t('import.problem')}</th>
            <th scope="col">{t('import.rows')}</th>
            <th scope="col">{t('import.lines')}</th>
          </tr>
        </thead>
        <tbody>
          {state.errorGroups.map(({ field, code, message, count, lines }) => (
            <tr key={`${field ?? ''} ${code} ${message}`}>
              <th scope="row">{label(field)}</th>
              <td>{message}</td>
              <td className="figures">{number(count)}</td>
              <td className="import-lines">{lines}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <details className="import-each">
        <summary>{t('import.eachError', { count: Math.min(linesShown, state.errorCount), shown: number(Math.min(linesShown, state.errorCount)) })}</summary>
        <ol className="import-error-list">
          {state.errors.slice(0, linesShown).map(({ line, field, message }, at) => (
            <li key={at}>
              <span className="figures">{t('import.atLine', { line: number(line) })}</span> {label(field)}: {message}
            </li>
          ))}
        </ol>
      </details>
    </Section>
  );
};
