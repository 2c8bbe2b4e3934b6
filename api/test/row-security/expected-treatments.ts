/** The tables of a treatment request: see `expected.ts`. */
export const expectedOfTreatments: Record<string, Record<string, string>> = {
  treatment_mentions: {
    'doctor first': 'reads: decided claimed | adds: decided claimed',
    'doctor other': 'reads: other pool returned unpaid claimed | adds: other returned | changes 1: claimed',
  },
  follow_up_drafts: Object.fromEntries(
    ['decided', 'other', 'claimed', 'pool', 'returned', 'unpaid'].map((story) => [
      `patient ${story}`,
      ['reads', 'adds', 'changes', 'removes'].map((verb) => `${verb}: ${story}`).join(' | '),
    ]),
  ),
  follow_ups: {
    'patient decided': 'reads: decided',
    'patient other': 'reads: other',
    'patient claimed': 'reads: claimed',
    'patient pool': 'reads: pool',
    'patient returned': 'reads: returned',
    'patient unpaid': 'reads: unpaid | adds: unpaid | changes: unpaid',
    'doctor first': 'reads: decided claimed',
    'doctor other': 'reads: other returned',
    'admin with a reason': 'reads: decided',
  },
  letter_corrections: {
    'patient decided': 'reads: decided',
    'patient other': 'reads: other',
    'patient returned': 'reads: returned',
    'doctor first': 'reads: decided | adds: decided',
    'doctor other': 'reads: other returned | adds: other returned',
    'admin with a reason': 'reads: decided',
  },
  treatment_drafts: {
    'doctor first': 'reads: decided claimed | adds: decided claimed | changes: decided claimed | removes: decided claimed',
    'doctor other': 'reads: other pool returned unpaid | adds: other returned | changes: other returned | removes: other pool returned unpaid',
  },
  treatment_messages: {
    'patient decided':
      'reads: decided/question decided/answer decided/message decided/reply | changes 1: decided/question decided/reply | adds: decided/answer decided/message',
    'patient other': 'reads: other/question other/answer other/message other/reply | changes 1: other/question other/reply | adds: other/answer other/message',
    'patient claimed':
      'reads: claimed/question claimed/answer claimed/message claimed/reply | changes 1: claimed/question claimed/reply | adds: claimed/answer claimed/message',
    'patient pool': 'reads: pool/question pool/answer pool/message pool/reply | changes 1: pool/question pool/reply | adds: pool/answer pool/message',
    'patient returned':
      'reads: returned/question returned/answer returned/message returned/reply | changes 1: returned/question returned/reply | adds: returned/answer returned/message',
    'patient unpaid':
      'reads: unpaid/question unpaid/answer unpaid/message unpaid/reply | changes 1: unpaid/question unpaid/reply | adds: unpaid/answer unpaid/message',
    'doctor first':
      'reads: decided/question decided/answer decided/note decided/message decided/reply claimed/question claimed/answer claimed/note claimed/message claimed/reply | adds: decided/question decided/note decided/reply claimed/question claimed/note claimed/reply | changes 1: decided/answer decided/message claimed/answer claimed/message',
    'doctor other':
      'reads: other/question other/answer other/note other/message other/reply claimed/note pool/note returned/question returned/answer returned/note returned/message returned/reply unpaid/note | adds: other/question other/note other/reply returned/question returned/note returned/reply claimed/note | changes 1: other/answer other/message returned/answer returned/message',
    'admin with a reason': 'reads: decided/question decided/answer decided/note decided/message decided/reply',
  },
  treatment_pauses: {
    'patient decided': 'reads: decided',
    'patient other': 'reads: other',
    'patient claimed': 'reads: claimed',
    'patient pool': 'reads: pool',
    'patient returned': 'reads: returned',
    'patient unpaid': 'reads: unpaid',
    'doctor first': 'reads: decided claimed pool | adds 1: decided claimed',
    'doctor other': 'reads: other claimed pool returned | adds 1: other returned',
    'doctor stranger': 'reads: claimed pool',
    admin: 'reads: decided other claimed pool returned unpaid',
    'admin without a reason': 'reads: decided other claimed pool returned unpaid',
    'admin with a reason': 'reads: decided other claimed pool returned unpaid',
  },
  treatment_products: {
    'patient decided': 'reads: decided',
    'patient other': 'reads: other',
    'patient claimed': 'reads: claimed',
    'patient pool': 'reads: pool',
    'patient returned': 'reads: returned',
    'patient unpaid': 'reads: unpaid | adds: unpaid | changes: unpaid | removes: unpaid',
    'doctor first': 'reads: decided claimed pool',
    'doctor other': 'reads: other claimed pool returned',
    'doctor stranger': 'reads: claimed pool',
    'admin with a reason': 'reads: decided',
  },
  treatments: {
    'patient decided': 'reads: decided | adds 1: decided | changes 2: decided',
    'patient other': 'reads: other | adds 1: other | changes 2: other',
    'patient claimed': 'reads: claimed | adds 1: claimed | changes 2: claimed',
    'patient pool': 'reads: pool | adds 1: pool | changes 2: pool',
    'patient returned': 'reads: returned | adds 1: returned | changes 2: returned',
    'patient unpaid': 'reads: unpaid | adds 1: unpaid | changes: unpaid | changes 2: unpaid | changes 3: unpaid | changes 4: unpaid',
    'doctor first':
      'reads: decided claimed pool | changes: decided claimed pool | changes 1: decided claimed | changes 2: decided claimed | changes 5: decided claimed pool | changes 4: claimed pool',
    'doctor other':
      'reads: other claimed pool returned | changes: other pool returned | changes 1: other returned | changes 2: other returned | changes 5: other pool returned | changes 4: claimed pool',
    'doctor stranger': 'reads: claimed pool | changes 3: claimed pool | changes 4: claimed pool | changes: pool | changes 5: pool',
    admin:
      'reads: decided other claimed pool returned unpaid | changes: claimed pool | changes 3: claimed pool | changes 4: claimed pool | changes 5: claimed pool',
    'admin without a reason':
      'reads: decided other claimed pool returned unpaid | changes: claimed pool | changes 3: claimed pool | changes 4: claimed pool | changes 5: claimed pool',
    'admin with a reason':
      'reads: decided other claimed pool returned unpaid | changes: claimed pool | changes 3: claimed pool | changes 4: claimed pool | changes 5: claimed pool',
  },
};
