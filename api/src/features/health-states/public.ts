export { HealthState } from './health-state.model.ts';
export { findComplete, findLatest } from './health-states.queries.ts';
export { deleteHealthStatesOf, deleteUnsentHealthStates } from './erasure.queries.ts';
