import { amended } from './amended.ts';
import { privacy4De } from './privacy-4.de.ts';

/** Version 5: the contact form. */
export const privacy5De = amended(privacy4De, {
  2: [
    'Kontaktformular: Thema, Name, E-Mail-Adresse, auf Wunsch Telefonnummer, Ihre Nachricht und unsere Antwort; waren Sie angemeldet, auch die Zuordnung zu Ihrem Konto. Zweck: Ihre Frage beantworten. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b und f DSGVO; schreiben Sie etwas über Ihre Gesundheit, Ihre ausdrückliche Einwilligung (Art. 9 Abs. 2 Buchst. a DSGVO), die darin liegt, dass Sie es uns ungefragt mitteilen. Weder Ihre Nachricht noch unsere Antwort steht in einer E-Mail.',
  ],
  5: ['Kontaktformular: Nachricht und Antwort {{contactRequestMonths}} Monate nach der letzten Änderung, mit dem Konto sofort.'],
});
