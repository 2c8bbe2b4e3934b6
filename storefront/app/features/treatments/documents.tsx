import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { toastFailure } from '../../components/ui/toast-failure.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { saveFile } from '../../lib/api/download.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import styles from './treatments.module.css';

export interface PatientDocument {
  key: string;
  label: string;
  /** Fetches it with the session. */
  fetch: () => Promise<File>;
}

const DocumentButton = ({ document }: { document: PatientDocument }) => {
  const locale = useLocale();
  const { run, isPending } = useAction();
  const load = () =>
    run(async () => {
      try {
        saveFile(await document.fetch());
      } catch (error) {
        toastFailure(error, locale);
        throw error;
      }
    });
  return (
    <Button kind="secondary" size="small" icon="download" isBusy={isPending} onClick={() => void load()}>
      {document.label}
    </Button>
  );
};

/** Files as buttons: they are fetched with the session, so there is no address that could leak. */
export const Documents = ({ documents }: { documents: readonly PatientDocument[] }) => {
  const { t } = useTranslation('treatments');
  if (documents.length === 0) return null;
  return (
    <ul className={styles.documents} aria-label={t('documents')}>
      {documents.map((document) => (
        <li key={document.key}>
          <DocumentButton document={document} />
        </li>
      ))}
    </ul>
  );
};
