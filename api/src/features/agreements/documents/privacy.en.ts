import type { AgreementText } from './agreement-text.ts';

export const privacyEn: AgreementText = {
  title: 'Privacy notice',
  introduction: [
    'Health data are among the most personal data there are. This notice says which data we process and why, who receives them, how long they are kept and which rights you have (Articles 13 and 14 GDPR).',
  ],
  sections: [
    {
      heading: '1. Who is responsible',
      paragraphs: [
        'The operator of {{brand}} is the controller for account, payment and the running of the platform; address and contact are in the legal notice. The treating doctor is the controller for your patient record. The pharmacy that you choose is the controller for dispensing the medicine.',
        'You reach our data protection officer at the address given in the legal notice, marked “Data protection”.',
      ],
    },
    {
      heading: '2. Which data we process and why',
      paragraphs: [
        'Account: email address, password (only as an irreversible checksum), name, date of birth, address, telephone number. Purpose: contract on using the platform. Legal basis: Article 6(1)(b) GDPR.',
        'Questionnaire and messages: what you tell us about complaints, previous illnesses, medicines and wishes. Purpose: medical review and treatment. Legal basis: until the treatment contract your explicit consent (Article 9(2)(a) GDPR), afterwards Article 9(2)(h) and (3) GDPR with section 22 BDSG.',
        'Treatment: decision, prescription, medical letter, appointments. Purpose: treatment and the legal duty to keep records (section 630f BGB). Video and sound are not recorded.',
        'Payment: amount, time, means of payment and an identifier of the payment service. We neither see nor store card data. Legal basis: Article 6(1)(b) and (c) GDPR.',
        'Identity check: result, name and date of birth from the document. The checking service processes pictures of the document and your face only with your explicit consent; we do not store them. You can show your document in a video conversation instead.',
        'Technology and security: time, request and a shortened, encrypted form of the IP address, to detect misuse. Legal basis: Article 6(1)(f) GDPR.',
        'A human being always decides about your treatment. There is no automated decision and no profiling (Article 22 GDPR).',
      ],
    },
    {
      heading: '3. Who receives data',
      paragraphs: [
        'The treating doctor sees what you tell us about treatment. The pharmacy that you choose receives your prescription and what it needs for dispensing and pickup. Your own doctor only receives something if you arrange it.',
        'Service providers for data centre, storage, email, payment and identity checks work on our behalf and on our instructions (Article 28 GDPR) and are obliged to secrecy (section 203 of the German Criminal Code). Health data are kept in data centres in the European Union with audited security (section 393 SGB V).',
        'Payment and checking services may process data in countries outside the EU. This only happens with an adequacy decision or standard contractual clauses, and without health data.',
        'Emails never contain health data. We do not sell data and do not pass any on for advertising.',
      ],
    },
    {
      heading: '4. Cookies',
      paragraphs: [
        'Without consent we only use what is needed for login, security and your own settings (section 25(2) TDDDG). We load anything else only after you agree. You can decline just as easily and change your choice at any time through “Cookie settings” at the foot of the page.',
      ],
    },
    {
      heading: '5. How long data are kept',
      paragraphs: [
        'Patient record: ten years after the end of treatment (section 630f(3) BGB). Invoices and payment vouchers: eight years, books ten years (section 147 AO). Account without treatment: until you delete it, at the latest after 24 months without use and a notice. Questionnaire that was not sent: 30 days. Technical logs: twelve months. Proof of consents: three years after their end.',
        'After that the data are deleted. If you ask for deletion earlier, we lock what we must keep by law and delete everything else at once.',
      ],
    },
    {
      heading: '6. Your rights',
      paragraphs: [
        'You have the right to information and a copy of your data, to rectification, erasure, restriction, portability and objection (Articles 15 to 21 GDPR). You can withdraw consents at any time with effect for the future. Simply write us an email for this.',
        'You can complain to any data protection authority, for example that of your federal state.',
      ],
    },
    {
      heading: '7. Do you have to provide data?',
      paragraphs: ['No. But without the answers to the questionnaire no doctor can decide about treatment. The catalogue can be viewed without an account.'],
    },
    {
      heading: '8. How we protect data',
      paragraphs: [
        'Transfer and storage are encrypted. Only people who need access for your treatment have it, with a second factor at login. Each look at health data is logged. There is a data protection impact assessment for the processing.',
      ],
    },
  ],
  declaration: [],
};
