import type { FollowUp as Told } from '@blattwerk/contract/follow-ups/shapes';
import type { FollowUp } from './follow-up.model.ts';

export const presentFollowUp = (row: FollowUp | undefined): Told | null =>
  row ? { effect: row.effect, sideEffects: row.sideEffects, remainingAmount: row.remainingAmount } : null;
