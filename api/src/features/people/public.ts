export { endAccount, reactivatePerson } from './people.service.ts';
export { personHits, personIds, personList } from './people.queries.ts';
