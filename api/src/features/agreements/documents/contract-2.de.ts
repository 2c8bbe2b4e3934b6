import { reworded } from './amended.ts';
import { contractDe } from './contract.de.ts';

/** Version 2: the services that the invoice proposes since the medical letter is charged as what it is. */
export const contract2De = reworded(contractDe, [
  [
    'Nr. 1 GOÄ mit dem 2,30-fachen Satz (10,72 €) und Nr. 70 GOÄ mit dem 1,83-fachen Satz (4,27 €) berechnet, zusammen 14,99 €.',
    'Nr. 1 GOÄ (Beratung) mit dem 1,59-fachen Satz (7,41 €) und, wenn ein Arztbrief geschrieben wird, Nr. 75 GOÄ (Krankheits- und Befundbericht) mit dem einfachen Satz (7,58 €) berechnet, zusammen 14,99 €; ohne Arztbrief Nr. 1 GOÄ mit höchstens dem 2,30-fachen Satz (10,72 €). Welche Leistungen mit welchem Satz berechnet werden, bestätigt die Ärztin oder der Arzt bei der Entscheidung; mehr als die Anzahlung wird dabei nicht berechnet.',
  ],
]);
