export { noteOutages } from './outages.queries.ts';
