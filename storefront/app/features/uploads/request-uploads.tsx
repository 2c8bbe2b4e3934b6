import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { openTreatmentStatuses } from '@blattwerk/contract/treatments/states';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { UploadField } from './upload-field.tsx';

/** The files of a sent request: while it is open more can be added, after that they are shown when asked for. */
export const RequestUploads = ({ treatment }: { treatment: PatientTreatment }) => {
  const { t } = useTranslation('uploads');
  const [isShown, setShown] = useState(false);
  const files = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the keyboard goes on at what it has opened.
  useEffect(() => {
    if (isShown) files.current?.focus();
  }, [isShown]);
  const isOpen = openTreatmentStatuses.some((status) => status === treatment.status);
  if (isOpen) return <UploadField treatmentId={treatment.id} />;
  if (isShown)
    return (
      <div ref={files} tabIndex={-1}>
        <UploadField treatmentId={treatment.id} isOpen={false} />
      </div>
    );
  return (
    <p>
      <Button kind="quiet" size="small" icon="document" onClick={() => setShown(true)}>
        {t('showPast')}
      </Button>
    </p>
  );
};
