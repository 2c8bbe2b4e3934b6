export { readDefinition, readDefinitions, questionnaireList } from './definitions.queries.ts';
export { HealthState } from './health-state.model.ts';
export { findComplete, findLatest, isUnsent, namesOfRequested, prescribedLately, productIdsOf } from './health-states.queries.ts';
export { emptyDraft, hasDraft } from './consent-end.queries.ts';
export { deleteHealthStatesOf, deleteUnsentHealthStates } from './erasure.queries.ts';
export { completeUnchanged, keepApplyingCriteria, openChangeDraft } from './follow-up-answers.service.ts';
export { presentHealthState, presentRequested } from './health-state.presenter.ts';
export { questionnaireDraftList } from './drafts.queries.ts';
