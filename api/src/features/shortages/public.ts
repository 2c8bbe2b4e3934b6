export { regionalDemandList } from './regional-demand.queries.ts';
export { shortageList } from './shortages.queries.ts';
