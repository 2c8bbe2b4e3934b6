import { amended, reworded } from './amended.ts';
import { privacy3En } from './privacy-3.en.ts';

/** Version 4: every class of data with its period, as the settings have it, and the proof of deletion. */
export const privacy4En = amended(
  reworded(privacy3En, [
    ['Patient record: ten years after', 'Patient record: {{recordYears}} years after'],
    [
      'Invoices and payment vouchers: eight years, books ten years (section 147 AO).',
      'Invoices and payment vouchers: {{voucherYears}} years, books ten years (section 147 AO). Withdrawals from the contract: {{withdrawalYears}} full years after the year of receipt (section 257 HGB).',
    ],
    ['at the latest after 24 months without use', 'at the latest after {{inactiveMonths}} months without use'],
    [
      'Questionnaire that was not sent: 30 days. Technical logs: twelve months. Proof of consents: three years after their end.',
      'Questionnaire that was not sent, with its files: {{unsentDays}} days after the last change. Note of an uploaded file with malware, which we delete at once: {{refusedUploadDays}} days. Emails that were sent (recipient, occasion and time, not the wording): {{mailMonths}} months. Log of who has seen or changed your data: {{accessLogYears}} years after the entry. Technical logs (ended sessions, logins, tasks of the system): {{technicalMonths}} months. Proof of consents: {{consentProofYears}} full years after the year in which your account ended.',
    ],
    ['contact address six months after', 'contact address {{contactMonths}} months after'],
    [
      'Newsletter without confirmation 30 days, confirmed until you unsubscribe, its proof until the end of the third year after that. Alert without confirmation seven days, otherwise until you end it, at most one year.',
      'Newsletter without confirmation {{newsletterRequestDays}} days, confirmed until you unsubscribe, its proof {{newsletterProofYears}} full years after the year in which you did. Alert without confirmation {{alertRequestDays}} days, otherwise until you end it, at most {{alertDays}} days.',
    ],
  ]),
  {
    5: [
      'When we delete your account, you receive a sealed proof of deletion with our last email. It says what is deleted, and what stays, why and for how long, and names nobody. If a dispute or an authority forbids the deletion, the data stay locked until that ends (Article 17(3)(e) GDPR).',
    ],
  },
);
