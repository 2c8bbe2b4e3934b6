/** The rows of the matrix about money; see `expected.ts`. Nobody writes the books: the database's own triggers do. */
const readByAdministrators = {
  admin: 'reads: decided other claimed pool returned unpaid',
  'admin without a reason': 'reads: decided other claimed pool returned unpaid',
  'admin with a reason': 'reads: decided other claimed pool returned unpaid',
};

export const expectedOfMoney: Record<string, Record<string, string>> = {
  balance_transactions: readByAdministrators,
  disputes: readByAdministrators,
  ledger_entries: readByAdministrators,
  ledger_transactions: readByAdministrators,
  reconciliations: readByAdministrators,
  payments: {
    'patient decided': 'reads: decided | adds 1: decided | changes: decided | changes 2: decided | changes 4: decided',
    'patient other': 'reads: other | adds 1: other | changes: other | changes 2: other | changes 3: other | changes 4: other',
    'patient claimed': 'reads: claimed | adds 1: claimed | changes 2: claimed | changes 4: claimed',
    'patient pool': 'reads: pool | adds 1: pool | changes 2: pool | changes 4: pool',
    'patient returned': 'reads: returned | adds 1: returned | changes: returned | changes 2: returned | changes 4: returned',
    'patient unpaid': 'reads: unpaid | adds: unpaid | adds 1: unpaid | changes: unpaid | changes 2: unpaid | changes 4: unpaid',
    'doctor first': 'reads: decided claimed pool | changes: decided | changes 2: decided claimed | changes 3: decided | changes 4: decided claimed',
    'doctor other':
      'reads: other claimed pool returned | changes: other returned | changes 2: other returned | changes 3: other returned | changes 4: other returned',
    'doctor stranger': 'reads: claimed pool',
    admin: 'reads: decided other claimed pool returned unpaid | changes 4: decided other claimed pool returned unpaid',
    'admin without a reason': 'reads: decided other claimed pool returned unpaid | changes 4: decided other claimed pool returned unpaid',
    'admin with a reason': 'reads: decided other claimed pool returned unpaid | changes 4: decided other claimed pool returned unpaid',
  },
  refunds: {
    'patient decided': 'reads: decided | adds 1: decided',
    'patient other': 'reads: other | adds 1: other',
    'patient claimed': 'reads: claimed | adds 1: claimed',
    'patient pool': 'reads: pool | adds 1: pool',
    'patient returned': 'reads: returned | adds 1: returned',
    'patient unpaid': 'reads: unpaid | adds 1: unpaid',
    'doctor first': 'reads: decided claimed pool | adds 1: decided claimed',
    'doctor other': 'reads: other claimed pool returned | adds 1: other returned',
    'doctor stranger': 'reads: claimed pool',
    admin:
      'reads: decided other claimed pool returned unpaid | adds 2: decided other claimed pool returned unpaid | changes: decided other claimed pool returned unpaid',
    'admin without a reason':
      'reads: decided other claimed pool returned unpaid | adds 2: decided other claimed pool returned unpaid | changes: decided other claimed pool returned unpaid',
    'admin with a reason':
      'reads: decided other claimed pool returned unpaid | adds 2: decided other claimed pool returned unpaid | changes: decided other claimed pool returned unpaid',
  },
};
