export { readSupportViewer, supportCredential } from './credential.ts';
