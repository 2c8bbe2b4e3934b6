import { entry, type Entry } from '../error-entry.ts';

export const attestationErrors = {
  'attestation.notEligible': entry(
    409,
    'Eine Bescheinigung gibt es nur zu einem Rezept, das gilt oder eingelöst ist.',
    'An attestation is only possible for a prescription that is valid or was redeemed.',
  ),
  'attestation.alreadyRequested': entry(
    409,
    'Diese Bescheinigung ist schon angefragt. Die Ärztin oder der Arzt entscheidet darüber.',
    'This attestation has already been asked for. The doctor decides about it.',
  ),
  'attestation.tooMuch': entry(
    422,
    'Die Menge ist größer als die verordnete. Bitte geben Sie höchstens die verordnete Menge an.',
    'The amount is larger than what was prescribed. Please enter at most the prescribed amount.',
  ),
  'attestation.travelPast': entry(
    422,
    'Die Reise beginnt in der Vergangenheit. Bitte prüfen Sie das Datum.',
    'The journey begins in the past. Please check the date.',
  ),
} as const satisfies Record<string, Entry>;
