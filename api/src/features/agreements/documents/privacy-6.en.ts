import { amended } from './amended.ts';
import { privacy5En } from './privacy-5.en.ts';

/** Version 6: trusted persons. */
export const privacy6En = amended(privacy5En, {
  2: [
    'Trusted persons: name and email address of the person you invite, what they may see and until when, and when they looked at something. Purpose: showing a person of your choice what you share. Legal basis: your explicit consent, which you give by sharing and can end in your profile at any time (Art. 9(2)(a) GDPR); for the details of the invited person Art. 6(1)(f) GDPR.',
  ],
  3: [
    'Trusted persons whom you invite yourself see only the parts that you share: the progress of your requests, your appointments, the pickup at the pharmacy. They do not see the questionnaire, messages or documents.',
  ],
  5: ['Access of trusted persons: 90 days after its end, with the account at once.'],
});
