export type { HealthStateRow } from './health-state.model.ts';
export { findComplete, findLatest } from './health-states.queries.ts';
