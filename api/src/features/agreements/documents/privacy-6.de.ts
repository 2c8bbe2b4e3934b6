import { amended } from './amended.ts';
import { privacy5De } from './privacy-5.de.ts';

/** Version 6: trusted persons. */
export const privacy6De = amended(privacy5De, {
  2: [
    'Vertrauenspersonen: Name und E-Mail-Adresse der Person, die Sie einladen, was sie sehen darf und bis wann, und wann sie etwas angesehen hat. Zweck: einer Person Ihrer Wahl zeigen, was Sie freigeben. Rechtsgrundlage: Ihre ausdrückliche Einwilligung, die Sie mit der Freigabe erteilen und jederzeit im Profil beenden (Art. 9 Abs. 2 Buchst. a DSGVO); für die Angaben über die eingeladene Person Art. 6 Abs. 1 Buchst. f DSGVO.',
  ],
  3: [
    'Vertrauenspersonen, die Sie selbst einladen, sehen nur die Teile, die Sie freigeben: den Stand Ihrer Anfragen, Ihre Termine, die Abholung in der Apotheke. Fragebogen, Nachrichten und Dokumente sehen sie nicht.',
  ],
  5: ['Freigaben für Vertrauenspersonen: 90 Tage nach ihrem Ende, mit dem Konto sofort.'],
});
