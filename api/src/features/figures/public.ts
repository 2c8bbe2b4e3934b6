export { readFigures, type Figure } from './figures.queries.ts';
