import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/page.tsx';
import { DateTime } from '../../../components/values.tsx';
import type { CaseFile } from './case-file.ts';
import { FileViewer } from './file-viewer.tsx';

type Document = TreatmentCase['documents'][number];

/** What was signed and issued; what is stored is opened within the page. */
export const CaseDocuments = ({ treatmentId, documents }: { treatmentId: string; documents: readonly Document[] }) => {
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<string>();
  const nameOf = ({ kind, version, isReplaced }: Document): string => {
    const name = [t(`enum.documentKind.${kind}`), version === null ? '' : t('review.documentVersion', { version })].filter(Boolean).join(' ');
    return isReplaced ? t('review.replacedDocument', { name }) : name;
  };
  const files = documents.flatMap((document): CaseFile[] =>
    document.fileId === null ? [] : [{ id: document.fileId, name: nameOf(document), type: 'application/pdf', documentOf: treatmentId }],
  );
  return (
    <Section title={t('review.documents')}>
      {documents.length === 0 ? <p className="quiet">{t('review.noDocuments')}</p> : null}
      <ul className="plain-list">
        {documents.map((document) => (
          <li key={`${document.kind} ${document.at} ${document.fileId ?? ''}`}>
            {document.fileId === null ? (
              <span>{nameOf(document)}</span>
            ) : (
              <Button type="link" className="upload-name" onClick={() => setOpenId(document.fileId ?? undefined)}>
                {nameOf(document)}
              </Button>
            )}
            <DateTime value={document.at} />
          </li>
        ))}
      </ul>
      {openId === undefined ? null : <FileViewer files={files} openId={openId} onOpen={setOpenId} onClose={() => setOpenId(undefined)} />}
    </Section>
  );
};
