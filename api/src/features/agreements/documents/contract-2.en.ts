import { reworded } from './amended.ts';
import { contractEn } from './contract.en.ts';

/** Version 2: the services that the invoice proposes since the medical letter is charged as what it is. */
export const contract2En = reworded(contractEn, [
  [
    'no. 1 GOÄ at 2.30 times the base rate (€10.72) and no. 70 GOÄ at 1.83 times the base rate (€4.27) are charged, together €14.99.',
    'no. 1 GOÄ (advice) at 1.59 times the base rate (€7.41) and, where a medical letter is written, no. 75 GOÄ (report on illness and findings) at the base rate (€7.58) are charged, together €14.99; without a letter, no. 1 GOÄ at no more than 2.30 times the base rate (€10.72). Which services are charged at which rate is confirmed by the doctor with the decision; no more than the deposit is charged then.',
  ],
]);
