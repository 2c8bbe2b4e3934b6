import type { BulkResults, BulkStart, BulkState } from '@blattwerk/contract/bulk-actions/shapes';
import { api } from '../../providers/http.ts';

export interface BulkAsked {
  action: string;
  ids?: readonly string[];
  filters?: readonly object[];
  q?: string;
  values?: Readonly<Record<string, unknown>>;
  versions?: Readonly<Record<string, number>>;
}

/** Which lists have bulk actions is the contract's (`bulk-actions/list-operations.ts`); `bulk-choices.ts` names those of the menu. */
const post = (resource: string, body: object): Promise<BulkStart> => api.post(`/backoffice/${resource}/bulk` as never, ...([{ body }] as never));

export const previewBulk = (resource: string, asked: BulkAsked): Promise<BulkStart> => post(resource, { ...asked, dryRun: true });
export const startBulk = (resource: string, asked: BulkAsked): Promise<BulkStart> => post(resource, asked);
export const readBulk = (id: string): Promise<BulkState> => api.get('/backoffice/bulk/:id', { params: { id } });
export const stopBulk = (id: string): Promise<BulkState> => api.post('/backoffice/bulk/:id/stop', { params: { id } });
export const undoBulk = (id: string): Promise<BulkStart> => api.post('/backoffice/bulk/:id/undo', { params: { id } });
export const readResults = (id: string): Promise<BulkResults> => api.get('/backoffice/bulk/:id/results', { params: { id }, query: { pageSize: 100 } });
