import { createContext, use } from 'react';
import { api } from '../../../providers/http.ts';

/** A file that can be looked at within the case. */
export interface CaseFile {
  id: string;
  name: string;
  type: string;
  /** The request that it is an issued or signed document of; a file of the patient's has none. */
  documentOf?: string;
}

interface OpenedForReason {
  treatmentId: string;
  reason: string;
}

/** Set where an administrator looks at a request for a reason: each file is asked for with it. */
export const ReasonContext = createContext<OpenedForReason | undefined>(undefined);

const fetchForReason = ({ id: fileId, documentOf }: CaseFile, { treatmentId: id, reason }: OpenedForReason): Promise<Blob> =>
  documentOf === undefined
    ? api.postForFile('/backoffice/treatments/:id/break-glass/files/:fileId', { params: { id, fileId }, body: { reason } })
    : api.postForFile('/backoffice/treatments/:id/break-glass/documents/:fileId', { params: { id, fileId }, body: { reason } });

const fetchAsDoctor = ({ id, documentOf }: CaseFile): Promise<Blob> =>
  documentOf === undefined
    ? api.file('/clients/files/:id', { params: { id } })
    : api.file('/backoffice/treatments/:id/documents/:fileId', { params: { id: documentOf, fileId: id } });

/** How the bytes of a file are fetched here, and for how long they may be kept after it is closed. */
export const useFileAccess = (): { key: string; keepMs: number; fetch: (file: CaseFile) => Promise<Blob> } => {
  const opened = use(ReasonContext);
  if (opened) return { key: opened.reason, keepMs: 0, fetch: (file) => fetchForReason(file, opened) };
  return { key: '', keepMs: 60_000, fetch: fetchAsDoctor };
};
