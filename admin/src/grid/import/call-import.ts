import type { ImportMapping, ListImport } from '@blattwerk/contract/list-imports/shapes';
import { api } from '../../providers/http.ts';

/** Which lists can be imported is the contract's (`list-imports/resources.ts`). */
export const uploadImport = (resource: string, file: File): Promise<ListImport> =>
  api.post(`/backoffice/${resource}/imports` as never, ...([{ file }] as never)) as Promise<ListImport>;

export const readImport = (id: string): Promise<ListImport> => api.get('/backoffice/imports/:id', { params: { id } });
export const dryRunImport = (id: string, mapping: ImportMapping): Promise<ListImport> =>
  api.post('/backoffice/imports/:id/dry-run', { params: { id }, body: { mapping } });
export const commitImport = (id: string): Promise<ListImport> => api.post('/backoffice/imports/:id/commit', { params: { id }, body: {} });
export const undoImport = (id: string): Promise<ListImport> => api.post('/backoffice/imports/:id/undo', { params: { id } });
export const stopImport = (id: string): Promise<ListImport> => api.post('/backoffice/imports/:id/stop', { params: { id } });
export const readErrors = (id: string): Promise<Blob> => api.file('/backoffice/imports/:id/errors', { params: { id } });
