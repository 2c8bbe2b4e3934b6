import { defineStates } from '../state-table.ts';
import { userStatuses, type UserStatus } from './shapes.ts';

export type AccountAction = 'approve' | 'deactivate' | 'reactivate' | 'ban' | 'erase';

/**
 * A patient's account begins active. A doctor's or administrator's begins inactive and becomes active when a second person approves it; one that
 * is not approved is blocked (`ban`), and may be approved later all the same. An erased account (`deleted`) never comes back.
 */
export const userStates = defineStates<UserStatus, AccountAction>({
  states: userStatuses,
  initial: 'inactive',
  actions: {
    approve: { from: ['inactive', 'banned'], to: 'active' },
    deactivate: { from: ['active', 'banned'], to: 'inactive' },
    reactivate: { from: ['inactive', 'banned'], to: 'active' },
    ban: { from: ['active', 'inactive'], to: 'banned' },
    erase: { from: ['active', 'inactive', 'banned'], to: 'deleted' },
  },
  refusal: (action) => (action === 'erase' ? 'erasure.alreadyRequested' : 'invalid.status'),
});
