export { endAccount, reactivatePerson } from './people.service.ts';
