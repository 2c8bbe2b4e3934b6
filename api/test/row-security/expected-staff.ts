const verbs = ['reads', 'adds', 'changes', 'changes 1', 'changes 2', 'changes 3', 'changes 4', 'removes'];
const invitations = [
  ...['decided', 'other', 'claimed', 'pool', 'returned', 'unpaid'].map((story) => `${story}/doctor`),
  'decided/pharmacy',
  'other/pharmacy',
].join(' ');
const everything = verbs.map((verb) => `${verb}: ${invitations}`).join(' | ');

/** A patient's own; the third change assigns it to another patient, which only that patient can do with their own rows. */
const ownInvitation = (story: string, third = ''): string =>
  `${['reads', 'adds', 'changes', 'changes 1', 'changes 2'].map((verb) => `${verb}: ${story}/doctor`).join(' | ')}${third} | changes 4: ${story}/doctor | removes: ${story}/doctor`;

/** What a doctor has alone, about no patient. */
const ownOfDoctors = {
  'doctor first': 'reads: decided claimed | adds: decided claimed | changes: decided claimed | removes: decided claimed',
  'doctor other':
    'reads: other pool returned unpaid | adds: other pool returned unpaid | changes: other pool returned unpaid | removes: other pool returned unpaid',
};

/** As in `expected.ts`: the audit log, and what staff send. */
export const expectedOfStaff: Record<string, Record<string, string>> = {
  audit_events: {
    'patient invited': 'adds: decided other claimed pool returned unpaid',
    'patient with another’s link': 'adds: decided other claimed pool returned unpaid',
    nobody: 'adds: decided other claimed pool returned unpaid',
    'patient decided': 'reads: decided | adds: decided other claimed pool returned unpaid',
    'patient other': 'adds: decided other claimed pool returned unpaid | reads: other',
    'patient claimed': 'adds: decided other claimed pool returned unpaid | reads: claimed',
    'patient pool': 'adds: decided other claimed pool returned unpaid | reads: pool',
    'patient returned': 'adds: decided other claimed pool returned unpaid | reads: returned',
    'patient unpaid': 'adds: decided other claimed pool returned unpaid | reads: unpaid',
    'patient stranger': 'adds: decided other claimed pool returned unpaid',
    'doctor first': 'adds: decided other claimed pool returned unpaid',
    'doctor other': 'adds: decided other claimed pool returned unpaid',
    'doctor stranger': 'adds: decided other claimed pool returned unpaid',
    'pharmacy first': 'adds: decided other claimed pool returned unpaid',
    'pharmacy other': 'adds: decided other claimed pool returned unpaid',
    'link decided': 'adds: decided other claimed pool returned unpaid',
    'link returned': 'adds: decided other claimed pool returned unpaid',
    admin: 'reads: decided other claimed pool returned unpaid | adds: decided other claimed pool returned unpaid',
    'admin without a reason': 'reads: decided other claimed pool returned unpaid | adds: decided other claimed pool returned unpaid',
    'admin with a reason': 'reads: decided other claimed pool returned unpaid | adds: decided other claimed pool returned unpaid',
    'patient with a reason': 'adds: decided other claimed pool returned unpaid',
    'support view': 'adds: decided other claimed pool returned unpaid',
    'holder of a link': 'adds: decided other claimed pool returned unpaid',
    visitor: 'adds: decided other claimed pool returned unpaid',
  },
  text_blocks: ownOfDoctors,
  list_exports: ownOfDoctors,
  bulk_actions: ownOfDoctors,
  legal_holds: Object.fromEntries(
    ['admin', 'admin with a reason', 'admin without a reason'].map((who) => [
      who,
      ['reads', 'adds'].map((verb) => `${verb}: decided other claimed pool returned unpaid`).join(' | '),
    ]),
  ),
  invitations: {
    ...Object.fromEntries(['admin', 'admin with a reason', 'admin without a reason'].map((who) => [who, everything])),
    'holder of a link': 'reads: decided/doctor | changes 1: decided/doctor',
    'patient decided': ownInvitation('decided'),
    'patient other': ownInvitation('other', ' | changes 3: other/doctor'),
    'patient claimed': ownInvitation('claimed'),
    'patient pool': ownInvitation('pool'),
    'patient returned': ownInvitation('returned'),
    'patient unpaid': ownInvitation('unpaid'),
    'pharmacy first': ['reads', 'adds', 'changes', 'changes 1', 'changes 2', 'changes 3', 'removes'].map((verb) => `${verb}: decided/pharmacy`).join(' | '),
    'pharmacy other': verbs.map((verb) => `${verb}: other/pharmacy`).join(' | '),
  },
};
