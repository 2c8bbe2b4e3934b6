import { reworded } from './amended.ts';
import { informationEn } from './information.en.ts';

/** Version 2: the services that the invoice proposes since the medical letter is charged as what it is. */
export const information2En = reworded(informationEn, [
  [
    'as a rule no. 1 (advice) at 2.30 times the base rate = €10.72 and no. 70 (short certificate) at 1.83 times the base rate = €4.27, together €14.99.',
    'as a rule no. 1 (advice) at 1.59 times the base rate = €7.41 and, where a medical letter is written, no. 75 (report on illness and findings) at the base rate = €7.58, together €14.99; without a letter, no. 1 at no more than 2.30 times the base rate = €10.72.',
  ],
]);
