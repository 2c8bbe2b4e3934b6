import type { Locale } from '../errors.ts';

/** Why a job's run failed, in words: a closed list, so that nothing an error carries along gets out. */
export const jobProblems = {
  died: {
    de: 'Der Prozess, der die Aufgabe ausführte, ist ausgefallen.',
    en: 'The process that worked on the task has stopped.',
  },
  tooLong: { de: 'Die Aufgabe hat länger gebraucht als erlaubt und wurde abgebrochen.', en: 'The task took longer than allowed and was stopped.' },
  someFailed: { de: '{failed} von {total} Einträgen sind nicht gelungen.', en: '{failed} of {total} entries did not succeed.' },
  unreachable: { de: 'Ein fremder Dienst war nicht erreichbar.', en: 'An external service could not be reached.' },
  database: { de: 'Die Datenbank hat eine Änderung abgelehnt oder war nicht erreichbar.', en: 'The database refused a change or could not be reached.' },
  unexpected: { de: 'Es ist ein unerwarteter Fehler aufgetreten.', en: 'Something unexpected went wrong.' },
} as const satisfies Record<string, Record<Locale, string>>;
export type JobProblem = keyof typeof jobProblems;

export const jobProblemText = (code: JobProblem, locale: Locale, values: Record<string, number> = {}): string =>
  jobProblems[code][locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
