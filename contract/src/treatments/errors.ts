import { entry, type Entry } from '../error-entry.ts';

export const treatmentErrors = {
  'treatment.followUpNotPossible': entry(
    409,
    'Ein Folgerezept können Sie anfordern, sobald eine Ihrer Anfragen genehmigt wurde. Für die erste Anfrage beantworten Sie bitte den Fragebogen.',
    'You can request a follow-up prescription once one of your requests has been approved. For the first request, please answer the questionnaire.',
  ),
  'doctor.foreignLicence': entry(
    422,
    'Rezepte mit der Zulassung eines anderen EU-Staats werden in Deutschland zurzeit nicht anerkannt. Geben Sie die Anfrage zurück, damit eine Ärztin oder ein Arzt mit deutscher Zulassung sie übernimmt.',
    'Prescriptions by doctors licensed in another EU state are not recognised in Germany at present. Please give the request back, so that a doctor with a German licence can take it.',
  ),
  'treatment.colleagueAway': entry(
    422,
    'Diese Person prüft zurzeit keine Anfragen. Wählen Sie die Vertretung oder jemand anderen aus dem Team.',
    'This person is not reviewing requests at present. Please choose the doctor who covers for them, or someone else of the team.',
  ),
  'treatment.undoTooLate': entry(
    409,
    'Diese Entscheidung ist bereits hinausgegangen und lässt sich nicht mehr rückgängig machen. Ein ausgestelltes Rezept können Sie beim Rezept widerrufen.',
    'This decision has already left and can no longer be undone. An issued prescription can be revoked on the prescription.',
  ),
  'treatment.overrideReasonRequired': entry(
    422,
    'Die Verordnung liegt über einer Grenze, oder ein roter Hinweis steht offen. Prüfen Sie die Angaben, oder nennen Sie den Grund dafür.',
    'The prescription is above a limit, or a red hint is open. Please check the details, or give the reason for it.',
  ),
} as const satisfies Record<string, Entry>;
