export { endAccount, reactivatePerson } from './people.service.ts';
export { personHits, personList } from './people.queries.ts';
