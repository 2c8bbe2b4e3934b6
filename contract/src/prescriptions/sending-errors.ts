import { entry, type Entry } from '../error-entry.ts';

export const sendingErrors = {
  'pharmacy.possibleDuplicate': entry(
    409,
    'Es gibt schon eine Apotheke, die dieser gleicht. Bitte wählen Sie sie aus, oder bestätigen Sie, dass es eine andere ist.',
    'There is already a pharmacy like this one. Please choose it, or confirm that it is a different one.',
  ),
  'pharmacy.cannotRecall': entry(
    409,
    'Das Rezept liegt bei keiner Apotheke, die es noch nicht angenommen hat. Sprechen Sie mit der Apotheke, wenn Sie es zurückhaben möchten.',
    'The prescription is not with a pharmacy that has yet to accept it. Please talk to the pharmacy if you want it back.',
  ),
  'pharmacy.fulfilmentNotOffered': entry(
    422,
    'Das bietet diese Apotheke nicht an. Bitte wählen Sie einen anderen Weg, oder eine andere Apotheke.',
    'This pharmacy does not offer that. Please choose another way, or another pharmacy.',
  ),
  'pharmacy.mailOrderForbidden': entry(
    422,
    'Eines dieser Arzneimittel darf nicht versendet werden. Sie können es abholen oder, wo es das gibt, vom Botendienst bringen lassen.',
    'One of these medicines may not be sent by post. You can collect it or, where offered, have it brought by courier.',
  ),
} as const satisfies Record<string, Entry>;
