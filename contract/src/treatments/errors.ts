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
  'treatment.nextCheckPast': entry(
    422,
    'Die nächste Kontrolle liegt in der Vergangenheit. Bitte wählen Sie heute oder einen späteren Tag.',
    'The next check lies in the past. Please choose today or a later day.',
  ),
  'treatment.invoiceInvalid': entry(
    422,
    'Die Rechnung lässt sich so nicht stellen: Jede Nummer steht einmal, ihr Faktor liegt in der Spanne der GOÄ, und ein Faktor über dem Schwellenwert braucht eine Begründung.',
    'The invoice cannot be issued like this: each number stands once, its factor is within the range of the GOÄ, and a factor above the threshold needs a reason.',
  ),
  'treatment.invoiceAboveDeposit': entry(
    422,
    'Die Rechnung ist höher als die Anzahlung. Mehr als angekündigt berechnen wir nicht: Senken Sie einen Faktor, oder lassen Sie eine Leistung weg.',
    'The invoice is higher than the deposit. We charge no more than was announced: please lower a factor, or leave a service out.',
  ),
  'treatment.invoiceNotCorrectable': entry(
    409,
    'Diese Rechnung lässt sich nicht mehr korrigieren: Sie wurde inzwischen storniert oder korrigiert, das Honorar wurde erstattet, oder die Zahlung ist angefochten. Bitte laden Sie die Seite neu.',
    'This invoice can no longer be corrected: it has been cancelled or corrected meanwhile, the fee was refunded, or the payment is disputed. Please reload the page.',
  ),
  'treatment.invoiceDiagnosisFixed': entry(
    409,
    'Ob die Diagnose auf der Rechnung steht, lässt sich bei dieser Anfrage nicht mehr ändern: Die Rechnung nennt sie bereits oder wurde storniert, die Zahlung ist angefochten, oder es gibt keine Diagnose.',
    'Whether the invoice states the diagnosis can no longer be changed for this request: the invoice states it already or was cancelled, the payment is disputed, or there is no diagnosis.',
  ),
  'treatment.letterNotCorrectable': entry(
    409,
    'Dieser Arztbrief lässt sich so nicht korrigieren: Er wird noch ausgestellt, oder er wurde inzwischen korrigiert. Bitte laden Sie die Seite neu.',
    'This medical letter cannot be corrected like this: it is still being issued, or it has been corrected meanwhile. Please reload the page.',
  ),
  'treatment.formIncomplete': entry(
    400,
    'Bitte beantworten Sie alle Pflichtfragen. Was fehlt, ist markiert.',
    'Please answer all required questions. What is missing is marked.',
  ),
  'treatment.messagesClosed': entry(
    409,
    'Zu dieser Anfrage lassen sich keine Nachrichten mehr schreiben. Möglich ist das während der Prüfung und solange ein Rezept gültig ist.',
    'Messages about this request are not possible. They are during the review and as long as a prescription is valid.',
  ),
  'treatment.tooManyMessages': entry(
    429,
    'Sie haben in der letzten Stunde zehn Nachrichten zu dieser Anfrage geschrieben. Bitte warten Sie, bis Sie wieder schreiben. Im Notfall wählen Sie die 112, den ärztlichen Bereitschaftsdienst erreichen Sie unter 116 117.',
    'You have written ten messages about this request within the last hour. Please wait before you write again. In an emergency call 112; the out-of-hours medical service is 116 117.',
  ),
} as const satisfies Record<string, Entry>;
