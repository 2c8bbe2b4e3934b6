export { readAgainWhereUnmatched } from './content-memory.ts';
export { ofPharmacies } from './stock-feed.model.ts';
