import { entry, type Entry } from '../error-entry.ts';

export const savedSearchErrors = {
  'savedSearch.tooMany': entry(
    409,
    'Mehr Suchen lassen sich nicht speichern. Bitte löschen Sie zuerst eine, die Sie nicht mehr brauchen.',
    'No more searches can be saved. Please delete one first that you no longer need.',
  ),
  'savedSearch.nameTaken': entry(
    409,
    'Eine Suche mit diesem Namen gibt es schon. Bitte wählen Sie einen anderen Namen.',
    'There is already a search with this name. Please choose another name.',
  ),
} as const satisfies Record<string, Entry>;
