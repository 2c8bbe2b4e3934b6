export { issueDocument, type NewDocument } from './issue-document.service.ts';
