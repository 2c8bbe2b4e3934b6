import { entry, type Entry } from '../error-entry.ts';

export const viewErrors = {
  'view.nameTaken': entry(
    409,
    'Eine Ansicht mit diesem Namen gibt es in dieser Liste schon. Bitte wählen Sie einen anderen Namen.',
    'There already is a view with this name in this list. Please choose another name.',
  ),
  'view.tooMany': entry(
    409,
    'Mehr Ansichten lassen sich in dieser Liste nicht speichern. Bitte löschen Sie zuerst eine, die Sie nicht mehr brauchen.',
    'No more views can be saved in this list. Please delete one first that you no longer need.',
  ),
} as const satisfies Record<string, Entry>;
