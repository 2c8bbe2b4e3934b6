const all = 'decided other claimed pool returned unpaid';

/** Everybody may declare one that names no account. */
const declares = `adds 1: ${all}`;
const administrator = ['reads', 'adds', 'adds 1', 'changes', 'changes 1', 'changes 2'].map((verb) => `${verb}: ${all}`).join(' | ');
const own = (story: string): string => `${declares} | reads: ${story} | adds: ${story} | changes: ${story} | changes 1: ${story}`;

/** As in `expected.ts`: withdrawals from the contract and messages of the contact form. A visitor reads one only with the link of its mail. */
export const expectedOfWithdrawals: Record<string, Record<string, string>> = {
  contract_withdrawals: {
    'patient invited': 'adds 1: decided other claimed pool returned unpaid',
    'patient with another’s link': 'adds 1: decided other claimed pool returned unpaid',
    ...Object.fromEntries(['nobody', 'visitor', 'patient stranger', 'patient with a reason', 'support view'].map((who) => [who, declares])),
    ...Object.fromEntries(['doctor first', 'doctor other', 'doctor stranger'].map((who) => [who, declares])),
    ...Object.fromEntries(['pharmacy first', 'pharmacy other', 'link decided', 'link returned'].map((who) => [who, declares])),
    ...Object.fromEntries(['admin', 'admin with a reason', 'admin without a reason'].map((who) => [who, administrator])),
    'holder of a link': `reads: decided | ${declares} | changes 1: decided`,
    'patient decided': `reads: decided | adds: decided | ${declares} | changes: decided | changes 1: decided`,
    'patient other': `${own('other')} | changes 2: other`,
    'patient claimed': own('claimed'),
    'patient pool': own('pool'),
    'patient returned': own('returned'),
    'patient unpaid': own('unpaid'),
  },
  contact_requests: {
    'patient invited': 'adds 1: decided other claimed pool returned unpaid',
    'patient with another’s link': 'adds 1: decided other claimed pool returned unpaid',
    ...Object.fromEntries(['nobody', 'visitor', 'patient stranger', 'patient with a reason', 'support view'].map((who) => [who, declares])),
    ...Object.fromEntries(['doctor first', 'doctor other', 'doctor stranger'].map((who) => [who, declares])),
    ...Object.fromEntries(['pharmacy first', 'pharmacy other', 'link decided', 'link returned'].map((who) => [who, declares])),
    ...Object.fromEntries(
      ['admin', 'admin with a reason', 'admin without a reason'].map((who) => [who, `reads: ${all} | adds: ${all} | adds 1: ${all} | changes: ${all}`]),
    ),
    'holder of a link': `reads: decided | ${declares}`,
    'patient decided': `reads: decided | adds: decided | ${declares}`,
    ...Object.fromEntries(
      ['other', 'claimed', 'pool', 'returned', 'unpaid'].map((story) => [`patient ${story}`, `${declares} | reads: ${story} | adds: ${story}`]),
    ),
  },
};
