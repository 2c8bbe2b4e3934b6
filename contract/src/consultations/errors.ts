import { entry, type Entry } from '../error-entry.ts';

export const consultationErrors = {
  'consultation.expired.completed.cancelled': entry(
    409,
    'Diese Videosprechstunde ist abgeschlossen, abgesagt oder abgelaufen.',
    'This video consultation has been completed, cancelled or has expired.',
  ),
  'consultation.slotTaken': entry(
    409,
    'Dieser Termin ist gerade vergeben worden. Bitte wählen Sie einen anderen.',
    'This appointment has just been taken. Please choose another one.',
  ),
  'consultation.tooEarly': entry(409, 'Dafür ist es noch zu früh.', 'It is too early for this.'),
} as const satisfies Record<string, Entry>;
