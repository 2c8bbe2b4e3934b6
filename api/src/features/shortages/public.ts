export { shortageList } from './shortages.queries.ts';
