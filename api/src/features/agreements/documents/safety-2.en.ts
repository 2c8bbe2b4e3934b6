import { amended } from './amended.ts';
import { safetyEn } from './safety.en.ts';

/** Version 2: when to call 112, what to do after another person took it, and where reports go. */
export const safety2En = amended(safetyEn, {
  1: [
    'Call 112 at once for chest pain, shortness of breath, fainting, seizures, severe confusion or thoughts of harming yourself. The Telefonseelsorge (crisis line) on 0800 111 0 111 also listens, free of charge and around the clock.',
  ],
  4: [
    'Do not drive after a change of dose either, nor together with alcohol or sedatives. Decide anew before each journey whether you are able to drive; a prescription does not replace that.',
  ],
  5: ['Do not stop any other medicine without a doctor’s advice. If a new one is added, write to the treating doctor in your account.'],
  6: ['If a child or another person has taken any of it, call 112 or a poison control centre, and have the pack at hand.'],
  7: [
    'The report to the Federal Institute is made online at nebenwirkungen.bund.de. Please report a mistake on our pages that concerns the treatment through the contact page.',
  ],
});
