export { forgetPresences, presentAt } from './presence.queries.ts';
