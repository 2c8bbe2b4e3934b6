import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FileInput } from './file-input.tsx';
import { FileList } from './file-list.tsx';
import { useUploads, waitsForMessage } from './use-uploads.ts';

interface Attached {
  uploadIds: readonly string[];
  isBusy: boolean;
  field: ReactNode;
}

interface Props {
  treatmentId: string;
  children: (attached: Attached) => ReactNode;
}

/** Files that leave with the next message about a request: they are kept as soon as they are chosen, and go when the message goes. */
const MessageFiles = ({ treatmentId, children }: Props) => {
  const { t } = useTranslation('uploads');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { stored, ...uploads } = useUploads({ treatmentId, purpose: 'answer' });
  const files = (stored.data ?? []).filter(waitsForMessage);
  const field = (
    <div>
      <FileInput input={input} labelledBy={id} onFiles={uploads.add} />
      <Button id={id} kind="secondary" size="small" icon="plus" onClick={() => input.current?.click()}>
        {t('attach')}
      </Button>
      <FileList {...uploads} files={files} aria-label={t('attached')} />
    </div>
  );
  const isBusy = uploads.sendings.some(({ state }) => state.kind === 'sending' || state.kind === 'waiting');
  return children({ uploadIds: files.map((file) => file.id), isBusy, field });
};

/** For a thread of messages: what is written there can carry files. */
export const attachFiles = (treatmentId: string, render: Props['children']): ReactNode => <MessageFiles treatmentId={treatmentId}>{render}</MessageFiles>;
