import { entry, type Entry } from '../error-entry.ts';

export const treatmentErrors = {
  'doctor.foreignLicence': entry(
    422,
    'Rezepte mit der Zulassung eines anderen EU-Staats werden in Deutschland zurzeit nicht anerkannt. Geben Sie die Anfrage zurück, damit eine Ärztin oder ein Arzt mit deutscher Zulassung sie übernimmt.',
    'Prescriptions by doctors licensed in another EU state are not recognised in Germany at present. Please give the request back, so that a doctor with a German licence can take it.',
  ),
  'treatment.undoTooLate': entry(
    409,
    'Diese Entscheidung ist bereits hinausgegangen und lässt sich nicht mehr rückgängig machen. Ein ausgestelltes Rezept können Sie beim Rezept widerrufen.',
    'This decision has already left and can no longer be undone. An issued prescription can be revoked on the prescription.',
  ),
  'treatment.overrideReasonRequired': entry(
    422,
    'Die Verordnung liegt über einer Grenze. Prüfen Sie die Dosis, oder nennen Sie den Grund dafür.',
    'The prescription is above a limit. Please check the dose, or give the reason for it.',
  ),
} as const satisfies Record<string, Entry>;
