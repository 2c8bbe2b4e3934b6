import type { AgreementText } from './agreement-text.ts';

export const termsEn: AgreementText = {
  title: 'General terms and conditions',
  introduction: [
    'These terms apply to the use of the platform {{brand}} by patients. Medical treatment is not part of this contract; the treatment contract applies to it.',
  ],
  sections: [
    {
      heading: '1. What {{brand}} is',
      paragraphs: [
        '{{brand}} shows which products pharmacies report as available, accepts treatment requests, arranges contact with doctors and transmits prescriptions to the pharmacy that you choose. {{brand}} does not treat, does not sell medicines and does not decide about prescriptions.',
      ],
    },
    {
      heading: '2. Account',
      paragraphs: [
        'An account is free of charge. You must be at least 18 years old, give true information and keep your login details to yourself. Each person may have one account. We can block an account in case of misuse; your patient record remains accessible to you.',
        'You can end the contract on the account at any time by deleting the account. We can end it with four weeks’ notice.',
      ],
    },
    {
      heading: '3. How an order comes about',
      paragraphs: [
        'Before you send a request you see all details and costs on one page and can correct mistakes. You place the order with the button “Order with obligation to pay”. We confirm receipt by email at once. Contract texts and documents are in your account.',
      ],
    },
    {
      heading: '4. Prices and deposit',
      paragraphs: [
        'The deposit is {{deposit}}. If you withdraw the request before a decision and no conversation has taken place, it is refunded automatically and in full, the same way you paid it. After a medical decision or a conversation it is offset against the equally priced doctor’s fee, for which you receive an invoice.',
        'A service fee of {{serviceFee}} including 19 % VAT only arises for arranging services that you expressly order. It is shown clearly beforehand.',
        'Prices in the catalogue are the pharmacies’ prices per gram, millilitre or piece including VAT, without doctor’s fee and shipping. The pharmacy’s price at dispensing is binding.',
      ],
    },
    {
      heading: '5. Stock, order of lists and reviews',
      paragraphs: [
        'Availability and prices come from reports of the pharmacies and can change at any time. Stock that has not been confirmed for more than 24 hours is marked as uncertain.',
        'Lists are ordered by what you have chosen, for example price, distance or rating. Payment never influences the order. All pharmacies in Germany can be chosen on equal terms.',
        'Only people to whom the product was prescribed through {{brand}} can review it. We check reviews for violations of law before they are published, not for their accuracy. They are feedback and no proof of an effect.',
      ],
    },
    {
      heading: '6. Your right of withdrawal',
      paragraphs: [
        'You can withdraw from the contract on using the platform within 14 days without giving reasons. The period begins when the contract is made. A clear statement is sufficient, for example by email or letter. A withdrawal is in time if you send it before the period ends.',
        'After a withdrawal we refund all payments without delay, at the latest after 14 days, the same way and at no cost to you. If you asked us to begin before the period ended, you only pay the share that corresponds to what was provided until then. For services the right lapses when they have been provided in full and you had expressly agreed beforehand and confirmed that you know this.',
        'Model: “I hereby withdraw from my contract on using the platform {{brand}}, ordered on …, name, address, date.”',
      ],
    },
    {
      heading: '7. Availability and liability',
      paragraphs: [
        'We keep the platform as available as is technically reasonable. We are liable without limit for intent and gross negligence and for harm to life, body and health, and under the Product Liability Act. For slight negligence we are liable for breach of duties on whose observance you may rely, limited to the foreseeable damage.',
      ],
    },
    {
      heading: '8. Changes',
      paragraphs: [
        'We tell you about changes to these terms at least six weeks beforehand. They only apply if you agree. Orders already placed remain unaffected.',
      ],
    },
    {
      heading: '9. Disputes and law',
      paragraphs: [
        'Write to us if something is not right; we will look for a solution. We are neither obliged nor willing to take part in proceedings before a consumer arbitration board.',
        'German law applies. Mandatory consumer protection rules of your place of residence remain unaffected. The German version is authoritative.',
      ],
    },
  ],
  declaration: [],
};
