export { deleteRefusedUploads, deleteSessionsOf, deleteUnsentUploads, deleteUploadsOfRequests } from './erasure.queries.ts';
export { uploadsForExport } from './export.queries.ts';
export { joinRequest, sendWithMessage } from './uploads.service.ts';
