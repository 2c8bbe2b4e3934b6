import type { AgreementText } from './agreement-text.ts';

export const contractEn: AgreementText = {
  title: 'Treatment contract',
  introduction: [
    'This contract sets out what applies between you and the treating doctor. It is based on sections 630a to 630h of the German Civil Code (BGB). The contract on using the platform {{brand}} is separate and is found in the general terms and conditions.',
  ],
  sections: [
    {
      heading: '1. Who makes the contract',
      paragraphs: [
        'The parties are you, the patient, and the doctor who takes on your request for review. You see name, professional title, address and telephone number in your account as soon as the request has been taken on, and on each medical document.',
        'The contract comes about when your request has arrived with signature and deposit and the doctor takes it on for review. {{brand}} provides the technology, arranges the contact and is not a party to this contract.',
      ],
    },
    {
      heading: '2. What is agreed',
      paragraphs: [
        'The doctor reviews your answers, advises you and decides about treatment with medical cannabis. As a rule the review takes one business day at most. What is owed is careful medical service to the recognised standard, not a particular result.',
      ],
    },
    {
      heading: '3. The medical decision is free',
      paragraphs: [
        'The doctor alone decides about the therapy, without instructions from {{brand}} and without being bound by software. The products you name are a non-binding wish. There is no claim to a prescription. If your request is declined, you are told why.',
      ],
    },
    {
      heading: '4. Remote treatment',
      paragraphs: [
        'Treatment takes place remotely as far as this is medically justifiable in the individual case. The doctor can ask at any time for a conversation by video or telephone or for a visit to a practice. The information sheet explains what is special about remote treatment.',
      ],
    },
    {
      heading: '5. What you contribute',
      paragraphs: [
        'You answer all questions truthfully and completely, report changes of your health and your medicines at once, and keep to the prescribed dose. You use the account only for yourself and are at least 18 years old.',
      ],
    },
    {
      heading: '6. Fee',
      paragraphs: [
        'The fee follows the German scale of medical fees (GOÄ) and belongs to the doctor in full. For review and advice, as a rule no. 1 GOÄ at 2.30 times the base rate (€10.72) and no. 70 GOÄ at 1.83 times the base rate (€4.27) are charged, together €14.99. Further services are only charged if they are necessary and you were informed about them beforehand.',
        'The fee is due when you have received an invoice according to section 12 GOÄ. Curative treatment is exempt from VAT under section 4 no. 14 UStG. If the doctor is established in another EU state, the fee rules of that state apply; you are told the price in advance.',
        'You pay yourself. Please ask your insurer yourself whether it refunds anything.',
      ],
    },
    {
      heading: '7. Deposit',
      paragraphs: [
        'When you send the request you pay a deposit of {{deposit}} to {{brand}}. It is not a doctor’s fee paid in advance.',
        'If you withdraw the request before a decision and no conversation has taken place, the deposit is refunded automatically and in full, the same way you paid it.',
        'Once the medical decision is made or a conversation has taken place, the deposit is offset against the equally priced fee, and you receive an invoice. In principle this also applies if the request is declined, because that too requires medical review. If the deposit is refunded after a request was declined, the decision says so.',
      ],
    },
    {
      heading: '8. Prescription and pharmacy',
      paragraphs: [
        'If something is prescribed, you receive a private prescription that is valid for three months and can be redeemed once. You choose the pharmacy freely among all pharmacies. Neither the doctor nor {{brand}} receives anything from the pharmacy for this.',
        'The pharmacy receives only what it needs for dispensing, and only after you have chosen it.',
      ],
    },
    {
      heading: '9. Patient record',
      paragraphs: [
        'The treatment is documented, and the record is kept for ten years after the end of treatment (section 630f BGB). Entries are never overwritten; corrections remain visible as such. You can inspect your record at any time and receive the first copy free of charge.',
      ],
    },
    {
      heading: '10. Confidentiality and data',
      paragraphs: [
        'The doctor is bound by medical confidentiality. {{brand}} and everyone involved are obliged to secrecy. Details are in the privacy notice. Video and sound are not recorded.',
      ],
    },
    {
      heading: '11. Duration and end',
      paragraphs: [
        'The contract applies to this request and the treatment that follows from it. You can end it at any time without giving reasons, in your account or in text form. The doctor can end it if trust is lost or if remote treatment is no longer justifiable; you are then informed in such a way that you can find other help in time. Services already provided are charged.',
        'A statutory right to withdraw from the contract on using the platform remains unaffected. How to withdraw is set out in section 6 of the terms of use.',
      ],
    },
    {
      heading: '12. Liability',
      paragraphs: ['The doctor is liable for the medical service according to the law and is insured for this. This liability is not restricted.'],
    },
    {
      heading: '13. Not an emergency service',
      paragraphs: ['In an emergency call 112; the out-of-hours medical service is 116 117. Treatment through {{brand}} does not replace emergency care.'],
    },
    {
      heading: '14. Final provisions',
      paragraphs: [
        'German law applies, unless mandatory rules of your place of residence put you in a better position. If a provision is void, the rest of the contract remains valid. The German version is authoritative. You receive a copy of this contract in your account.',
      ],
    },
  ],
  declaration: [
    'I have read the treatment contract and enter into it. I have been informed about the expected costs in text form; I know that I bear them myself.',
    'I consent to the treatment. I can withdraw the consent at any time.',
  ],
};
