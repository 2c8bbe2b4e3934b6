export { readSupportViewer, supportCredential } from './credential.ts';
export { deleteSupportViewsOf } from './erasure.queries.ts';
