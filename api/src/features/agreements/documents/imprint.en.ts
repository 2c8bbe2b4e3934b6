import type { AgreementText } from './agreement-text.ts';

export const imprintEn: AgreementText = {
  title: 'Imprint',
  introduction: [],
  sections: [
    { heading: 'Provider', paragraphs: ['{{provider}}'] },
    { heading: 'Contact', paragraphs: ['We answer questions about accounts and requests by email at {{helpEmail}} and by telephone on {{helpPhone}}.'] },
    {
      heading: 'Who treats you',
      paragraphs: [
        '{{brand}} itself does not treat anyone. Medical treatment is provided by independent doctors on their own responsibility, supervised by the medical chamber to which the treating doctor belongs.',
      ],
    },
    { heading: 'Dispute resolution', paragraphs: ['We do not take part in proceedings before a consumer arbitration board.'] },
  ],
  declaration: [],
};

/** In place of the provider while the operator has not said who that is. */
export const noProviderEn =
  '{{brand}} is a demonstration of a telemedicine platform. Name, address, register entry and authorised representatives of the operator have to be entered here before it goes into operation.';
