import { closesMinutesAfter, opensMinutesBefore } from '@blattwerk/contract/consultations/shapes';
import { duration, later } from '../../kernel/clock.ts';
import type { Consultation } from './consultation.model.ts';

type Times = Pick<Consultation, 'startsAt' | 'endsAt' | 'joinableUntil'>;

/** When its room opens. */
export const joinableFromOf = ({ startsAt }: Pick<Times, 'startsAt'>): Date => later(startsAt, -opensMinutesBefore * duration.minutes);

/** When its room closes: from then on no one is admitted. */
export const joinableUntilOf = ({ endsAt, joinableUntil }: Pick<Times, 'endsAt' | 'joinableUntil'>): Date =>
  joinableUntil ?? later(endsAt, closesMinutesAfter * duration.minutes);

export const isJoinable = (row: Times & Pick<Consultation, 'status'>, now: Date): boolean =>
  row.status === 'booked' && joinableFromOf(row) <= now && now < joinableUntilOf(row);

/** While its room is open, and for as long after it was ended: a chat lives no longer than the call. */
export const mayCopyChat = (row: Times & Pick<Consultation, 'status'>, now: Date): boolean =>
  (row.status === 'booked' || row.status === 'completed') && joinableFromOf(row) <= now && now < joinableUntilOf(row);

/** Before it has begun its patient may still move and cancel it. */
export const isAhead = (row: Pick<Consultation, 'status' | 'startsAt'>, now: Date): boolean => row.status === 'booked' && now < row.startsAt;
