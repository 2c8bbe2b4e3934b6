/** The tables of a treatment request: see `expected.ts`. */
export const expectedOfTreatments: Record<string, Record<string, string>> = {
  treatment_mentions: {
    'doctor first': 'reads: decided claimed | adds: decided claimed',
    'doctor other': 'reads: other pool returned unpaid | adds: other returned',
  },
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
  treatment_drafts: {
    'doctor first': 'reads: decided claimed | adds: decided claimed | changes: decided claimed | removes: decided claimed',
    'doctor other': 'reads: other pool returned unpaid | adds: other returned | changes: other returned | removes: other pool returned unpaid',
  },
  treatment_messages: {
    'patient decided': 'reads: decided/question decided/answer | adds: decided/answer',
    'patient other': 'reads: other/question other/answer | adds: other/answer',
    'patient claimed': 'reads: claimed/question claimed/answer | adds: claimed/answer',
    'patient pool': 'reads: pool/question pool/answer | adds: pool/answer',
    'patient returned': 'reads: returned/question returned/answer | adds: returned/answer',
    'patient unpaid': 'reads: unpaid/question unpaid/answer | adds: unpaid/answer',
    'doctor first':
      'reads: decided/question decided/answer decided/note claimed/question claimed/answer claimed/note | adds: decided/question decided/note claimed/question claimed/note',
    'doctor other':
      'reads: other/question other/answer other/note pool/note returned/question returned/answer returned/note unpaid/note | adds: other/question other/note returned/question returned/note',
    'admin with a reason': 'reads: decided/question decided/answer decided/note',
  },
  treatment_pauses: {
    'patient decided': 'reads: decided',
    'patient other': 'reads: other',
    'patient claimed': 'reads: claimed',
    'patient pool': 'reads: pool',
    'patient returned': 'reads: returned',
    'patient unpaid': 'reads: unpaid',
    'doctor first': 'reads: decided claimed pool',
    'doctor other': 'reads: other claimed pool returned',
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
