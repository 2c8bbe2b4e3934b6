import { storedValue } from '../browser/stored-value.ts';
import { caresForOthersKey } from './keys.ts';

const { write, use } = storedValue<boolean>({
  key: caresForOthersKey,
  changed: 'blattwerk:cares-for-others',
  empty: false,
  check: (value) => value === true,
});

/** Whether the person signed in had a patient to look at when that was asked last: the header shows the way there without asking on every page. */
export const useCaresForOthers = use;

export const noteCaredFor = (people: number): void => write(people > 0 ? true : undefined);
