export { issueDocument } from './issue-document.service.ts';
