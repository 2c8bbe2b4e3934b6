export { lists } from './lists.ts';
export { columnTitle, valueWords } from './words.ts';
