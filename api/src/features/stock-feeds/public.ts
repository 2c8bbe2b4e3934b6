export { readAgainWhereUnmatched } from './content-memory.ts';
