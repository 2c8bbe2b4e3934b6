import { entry, type Entry } from '../error-entry.ts';

export const pharmacyQuestionErrors = {
  'pharmacyQuestion.notFound': entry(404, 'Diese Rückfrage gibt es nicht.', 'This question does not exist.'),
  'pharmacyQuestion.alreadyOpen': entry(
    409,
    'Zu diesem Rezept ist schon eine Rückfrage offen. Die ärztliche Antwort steht beim Rezept, sobald sie da ist.',
    'A question about this prescription is already open. The doctor’s answer will be shown with the prescription as soon as it is there.',
  ),
  'pharmacyQuestion.notOpen': entry(
    409,
    'Diese Rückfrage ist nicht mehr offen: Sie ist beantwortet, oder das Rezept ist nicht mehr bei der Apotheke.',
    'This question is no longer open: it is answered, or the prescription is no longer with the pharmacy.',
  ),
  'pharmacyQuestion.notSoldOut': entry(
    409,
    'Die Apotheke meldet dieses Arzneimittel nicht als ausverkauft. Bitte fragen Sie dort nach; melden kann die Apotheke es auch selbst.',
    'The pharmacy does not report this medicine as sold out. Please ask there; the pharmacy can also ask the doctor itself.',
  ),
  'pharmacyQuestion.undoTooLate': entry(
    409,
    'Diese Antwort ist bereits hinausgegangen. Eine weitere Korrektur ist beim neuen Rezept möglich.',
    'This answer has already left. A further correction is possible on the new prescription.',
  ),
  'pharmacyQuestion.textRequired': entry(422, 'Bitte schreiben Sie der Apotheke eine Antwort.', 'Please write an answer to the pharmacy.'),
  'pharmacyQuestion.lineRequired': entry(
    422,
    'Bitte füllen Sie die eine Zeile des neuen Rezepts aus, oder wählen Sie ein mitunterschriebenes Ersatzprodukt.',
    'Please fill in the one line of the new prescription, or choose an alternative that was signed with it.',
  ),
  'prescription.alreadyDispensed': entry(
    409,
    'Dieses Rezept ist ganz oder teilweise abgegeben und lässt sich nicht mehr widerrufen. Rufen Sie die Patientin oder den Patienten und die Apotheke an. Melden Sie Verdachtsfälle von Nebenwirkungen der Arzneimittelkommission der deutschen Ärzteschaft oder dem BfArM.',
    'This prescription has been dispensed in whole or in part and can no longer be revoked. Please call the patient and the pharmacy. Report suspected side effects to the Drug Commission of the German Medical Profession or to BfArM.',
  ),
} as const satisfies Record<string, Entry>;
