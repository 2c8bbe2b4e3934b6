/** Trusted persons: the stranger has an access to all of them, and the link of one more invitation. */
export const expectedOfCaregivers: Record<string, Record<string, string>> = {
  caregivers: {
    'holder of a link': 'reads: decided/pending',
    'patient claimed':
      'reads: claimed/active claimed/pending | adds: claimed/active claimed/pending | changes: claimed/active claimed/pending | changes 1: claimed/active claimed/pending | changes 2: claimed/active claimed/pending | changes 3: claimed/active claimed/pending | changes 4: claimed/active claimed/pending',
    'patient decided':
      'reads: decided/active decided/pending | adds: decided/active decided/pending | changes: decided/active decided/pending | changes 1: decided/active decided/pending | changes 2: decided/active decided/pending | changes 3: decided/active decided/pending | changes 4: decided/active decided/pending',
    'patient invited':
      'reads: decided/active decided/pending other/active claimed/active pool/active returned/active unpaid/active | changes 3: decided/active decided/pending other/active claimed/active pool/active returned/active unpaid/active | changes 1: decided/pending | changes 2: decided/pending',
    'patient other':
      'reads: other/active other/pending | adds: other/active other/pending | changes: other/active other/pending | changes 1: other/active other/pending | changes 2: other/active other/pending | changes 3: other/active other/pending | changes 4: other/active other/pending',
    'patient pool':
      'reads: pool/active pool/pending | adds: pool/active pool/pending | changes: pool/active pool/pending | changes 1: pool/active pool/pending | changes 2: pool/active pool/pending | changes 3: pool/active pool/pending | changes 4: pool/active pool/pending',
    'patient returned':
      'reads: returned/active returned/pending | adds: returned/active returned/pending | changes: returned/active returned/pending | changes 1: returned/active returned/pending | changes 2: returned/active returned/pending | changes 3: returned/active returned/pending | changes 4: returned/active returned/pending',
    'patient stranger':
      'reads: decided/active other/active claimed/active pool/active returned/active unpaid/active | changes 3: decided/active other/active claimed/active pool/active returned/active unpaid/active',
    'patient unpaid':
      'reads: unpaid/active unpaid/pending | adds: unpaid/active unpaid/pending | changes: unpaid/active unpaid/pending | changes 1: unpaid/active unpaid/pending | changes 2: unpaid/active unpaid/pending | changes 3: unpaid/active unpaid/pending | changes 4: unpaid/active unpaid/pending',
    'patient with a reason':
      'reads: decided/active other/active claimed/active pool/active returned/active unpaid/active | changes 3: decided/active other/active claimed/active pool/active returned/active unpaid/active',
    'patient with another’s link': 'reads: decided/pending',
  },
};
