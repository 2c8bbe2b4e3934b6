export { endAccount, reactivatePerson } from './people.service.ts';
export { personHits } from './people.queries.ts';
