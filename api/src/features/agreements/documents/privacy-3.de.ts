import { amended } from './amended.ts';
import { privacy2De } from './privacy-2.de.ts';

/** Version 3: the selection for a request is found again on each device. */
export const privacy3De = amended(privacy2De, {
  2: [
    'Auswahl für eine Anfrage: Ohne Konto bleibt in Ihrem Browser, welche Produkte mit welcher Menge und welche Apotheke Sie für eine Anfrage vormerken. Legen Sie auf diesem Weg ein Konto an, geht die Auswahl mit der Registrierung an uns; mit Konto speichern wir sie. Zweck: dass Sie auf jedem Gerät dort weitermachen, wo Sie waren. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b DSGVO und, soweit sich daraus auf Ihre Gesundheit schließen lässt, Ihre Einwilligung, die Sie mit dem Vormerken erklären (Art. 9 Abs. 2 Buchst. a DSGVO). Sie widerrufen sie, indem Sie das Produkt aus der Auswahl nehmen.',
  ],
  5: [
    'Auswahl für eine Anfrage: bis der Fragebogen sie übernimmt oder Sie sie leeren, längstens so lange wie Ihr Konto; die Auswahl einer Registrierung, die Sie nicht bestätigen, so lange wie diese.',
  ],
});
