import { duration, later } from '../../kernel/clock.ts';
import type { Consultation } from './consultation.model.ts';
import type { RoomHours } from './room-hours.ts';

type Times = Pick<Consultation, 'startsAt' | 'endsAt' | 'joinableUntil'>;

/** When its room opens. */
export const joinableFromOf = ({ startsAt }: Pick<Times, 'startsAt'>, { opens }: RoomHours): Date => later(startsAt, -opens * duration.minutes);

/** When its room closes: from then on no one is admitted. */
export const joinableUntilOf = ({ endsAt, joinableUntil }: Pick<Times, 'endsAt' | 'joinableUntil'>, { closes }: RoomHours): Date =>
  joinableUntil ?? later(endsAt, closes * duration.minutes);

const isRoomOpen = (row: Times, hours: RoomHours, now: Date): boolean => joinableFromOf(row, hours) <= now && now < joinableUntilOf(row, hours);

export const isJoinable = (row: Times & Pick<Consultation, 'status'>, hours: RoomHours, now: Date): boolean =>
  row.status === 'booked' && isRoomOpen(row, hours, now);

/** While its room is open, and for as long after it was ended: a chat lives no longer than the call. */
export const mayCopyChat = (row: Times & Pick<Consultation, 'status'>, hours: RoomHours, now: Date): boolean =>
  (row.status === 'booked' || row.status === 'completed') && isRoomOpen(row, hours, now);

/** Before it has begun its patient may still move and cancel it. */
export const isAhead = (row: Pick<Consultation, 'status' | 'startsAt'>, now: Date): boolean => row.status === 'booked' && now < row.startsAt;
