/** The therapy diary: see `expected.ts`. Doctors read what is shared with them; administrators nothing. */
export const expectedOfDiary: Record<string, Record<string, string>> = {
  diary_entries: {
    'patient decided': 'reads: decided | adds: decided',
    'patient other': 'reads: other | adds: other',
    'patient claimed': 'reads: claimed | adds: claimed',
    'patient pool': 'reads: pool | adds: pool',
    'patient returned': 'reads: returned | adds: returned',
    'patient unpaid': 'reads: unpaid | adds: unpaid',
    'doctor first': 'reads: decided claimed',
  },
  diary_versions: {
    'patient decided': 'reads: decided | adds: decided | removes: decided',
    'patient other': 'reads: other | adds: other | removes: other',
    'patient claimed': 'reads: claimed | adds: claimed | removes: claimed',
    'patient pool': 'reads: pool | adds: pool | removes: pool',
    'patient returned': 'reads: returned | adds: returned | removes: returned',
    'patient unpaid': 'reads: unpaid | adds: unpaid | removes: unpaid',
    'doctor first': 'reads: decided claimed',
  },
  diary_withheld: {
    'patient other': 'reads: other | adds: other | removes: other',
    'patient returned': 'reads: returned | adds: returned | removes: returned',
    'doctor other': 'reads: returned other',
  },
};
