export { deleteDiaryOf } from './erasure.queries.ts';
export { diaryConsent } from './sharing-consent.ts';
