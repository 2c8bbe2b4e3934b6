export { agreementValues, readAgreement } from './agreements.service.ts';
export { agreementHash, currentAgreementVersion } from './documents/agreement-documents.ts';
export { signedDocumentState } from './agreements.queries.ts';
export { anonymizeSignaturesOf, deleteSignaturesOf } from './erasure.queries.ts';
