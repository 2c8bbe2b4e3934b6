export { insertConsent, deleteConsentsBefore, deleteConsentsOf } from './consents.queries.ts';
export { deleteCookieChoicesBefore } from './cookie-choices.queries.ts';
export { endConsentOf, endConsentOfAddress, hasConsent, isFirstConsent, noteConsent, refuseWithdrawn, requireConsent } from './consents.service.ts';
export { deleteReceiptsOf } from './receipt.service.ts';
export { giveConsent, type PurposeOutcome } from './outcome.service.ts';
export type { Effect } from './effect-words.ts';
