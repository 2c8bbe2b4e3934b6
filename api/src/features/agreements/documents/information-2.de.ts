import { reworded } from './amended.ts';
import { informationDe } from './information.de.ts';

/** Version 2: the services that the invoice proposes since the medical letter is charged as what it is. */
export const information2De = reworded(informationDe, [
  [
    'in der Regel Nr. 1 (Beratung) mit dem 2,30-fachen Satz = 10,72 € und Nr. 70 (kurze Bescheinigung) mit dem 1,83-fachen Satz = 4,27 €, zusammen 14,99 €.',
    'in der Regel Nr. 1 (Beratung) mit dem 1,59-fachen Satz = 7,41 € und, wenn ein Arztbrief geschrieben wird, Nr. 75 (Krankheits- und Befundbericht) mit dem einfachen Satz = 7,58 €, zusammen 14,99 €; ohne Arztbrief Nr. 1 mit höchstens dem 2,30-fachen Satz = 10,72 €.',
  ],
]);
