import { defineStates } from '../state-table.ts';

/** A doctor's or administrator's account begins inactive and becomes active when a second person approves it. One that is not approved is blocked (`ban`), and may be approved later all the same. */
export const personStatuses = ['active', 'inactive', 'banned', 'deleted'] as const;
export type PersonStatus = (typeof personStatuses)[number];
export type PersonAction = 'approve' | 'deactivate' | 'reactivate' | 'ban';

export const personStates = defineStates<PersonStatus, PersonAction>({
  states: personStatuses,
  initial: 'inactive',
  actions: {
    approve: { from: ['inactive', 'banned'], to: 'active' },
    deactivate: { from: ['active', 'banned'], to: 'inactive' },
    reactivate: { from: ['inactive', 'banned'], to: 'active' },
    ban: { from: ['active', 'inactive'], to: 'banned' },
  },
  refusal: () => 'invalid.status',
});
