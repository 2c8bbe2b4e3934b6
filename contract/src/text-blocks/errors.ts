import { entry, type Entry } from '../error-entry.ts';

export const textBlockErrors = {
  'textBlock.tooMany': entry(
    409,
    'Mehr Textbausteine lassen sich nicht speichern. Bitte löschen Sie zuerst einen, den Sie nicht mehr brauchen.',
    'No more text blocks can be saved. Please delete one first that you no longer need.',
  ),
  'textBlock.titleTaken': entry(
    409,
    'Einen Textbaustein mit diesem Titel haben Sie schon. Bitte wählen Sie einen anderen Titel.',
    'You already have a text block with this title. Please choose another title.',
  ),
  'textBlock.houseNameTaken': entry(
    409,
    'Einen Textbaustein mit diesem Titel gibt es in dieser Sprache schon. Bitte wählen Sie einen anderen Titel.',
    'There already is a text block with this title in this language. Please choose another title.',
  ),
} as const satisfies Record<string, Entry>;
