import { entry, type Entry } from '../error-entry.ts';

export const repeatErrors = {
  'prescription.tooManyRepeats': entry(
    422,
    'So viele Wiederholungen lassen die Einstellungen nicht zu. Bitte wählen Sie weniger.',
    'The settings do not allow that many repeats. Please choose fewer.',
  ),
  'prescription.repeatsOutlast': entry(
    422,
    'Die letzte Wiederholung läge nach dem Ende der Gültigkeit. Bitte wählen Sie weniger Wiederholungen oder einen kürzeren Abstand.',
    'The last repeat would be after the end of validity. Please choose fewer repeats or a shorter interval.',
  ),
  'prescription.repeatTooEarly': entry(
    409,
    'Die nächste Wiederholung darf noch nicht abgegeben werden. Das Rezept nennt den Abstand.',
    'The next repeat may not be dispensed yet. The prescription states the interval.',
  ),
} as const satisfies Record<string, Entry>;
