import { amended } from './amended.ts';
import { privacy4En } from './privacy-4.en.ts';

/** Version 5: the contact form. */
export const privacy5En = amended(privacy4En, {
  2: [
    'Contact form: topic, name, email address, if you like a telephone number, your message and our answer; if you were signed in, also that it belongs to your account. Purpose: answering your question. Legal basis: Art. 6(1)(b) and (f) GDPR; if you write about your health, your explicit consent (Art. 9(2)(a) GDPR), which lies in your telling us of your own accord. Neither your message nor our answer is part of an email.',
  ],
  5: ['Contact form: message and answer {{contactRequestMonths}} months after the last change, with the account at once.'],
});
