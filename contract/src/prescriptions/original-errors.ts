import { entry, type Entry } from '../error-entry.ts';

export const originalErrors = {
  'prescription.signatureRequired': entry(
    422,
    'Dieses Rezept braucht eine eigenhändige Unterschrift, elektronisch lässt es sich nicht senden. Bitte bestätigen Sie, dass es mit der Post an die Apotheke geht.',
    'This prescription needs a signature by hand and cannot be sent electronically. Please confirm that it goes to the pharmacy by post.',
  ),
  'prescription.originalMissing': entry(
    409,
    'Das unterschriebene Original liegt noch nicht vor. Bitte bestätigen Sie zuerst, dass es eingetroffen ist.',
    'The signed original is not there yet. Please confirm first that it has arrived.',
  ),
  'prescription.originalPosted': entry(
    409,
    'Das unterschriebene Original ist schon bei der Apotheke oder auf dem Weg dorthin. Möchten Sie eine andere Apotheke, schreiben Sie uns bitte.',
    'The signed original is already with the pharmacy or on its way there. If you want another pharmacy, please write to us.',
  ),
  'prescription.postedOnInvalid': entry(
    422,
    'Das Datum liegt vor der Ausstellung des Rezepts oder in der Zukunft.',
    'The date lies before the issue of the prescription or in the future.',
  ),
} as const satisfies Record<string, Entry>;
