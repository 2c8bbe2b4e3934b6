export { endAccount, reactivatePerson } from './people.service.ts';
export { personHits, personIds } from './people.queries.ts';
export { personList } from './people.queries.ts';
