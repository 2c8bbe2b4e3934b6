import type { DoctorRoom } from '@blattwerk/contract/video-rooms/shapes';
import { useAnswer } from '../../providers/use-answer.ts';
import { dateOf } from './calendar/calendar-days.ts';

const refreshEveryMs = 15_000;

/** What goes on around a room while its page is open: whether its patient waits, how many others do, and who comes next: those who wait before those who are only booked. */
export const useRoomLine = (room: DoctorRoom) => {
  const day = dateOf(Date.parse(room.startsAt));
  const { query, result } = useAnswer('/backoffice/consultations/calendar', { query: { from: day, to: day } }, { refreshEveryMs });
  const isKnown = query.data !== undefined;
  const entries = isKnown ? result.data.entries : [];
  const others = entries.filter(({ id, status }) => id !== room.id && status === 'booked');
  const next = others.find(({ isWaiting }) => isWaiting) ?? others.find(({ startsAt }) => startsAt >= room.startsAt);
  const first = room.next && { ...room.next, isWaiting: room.next.isPatientThere };
  return {
    isPatientWaiting: entries.find(({ id }) => id === room.id)?.isWaiting ?? room.isPatientThere,
    waiting: others.filter(({ isWaiting }) => isWaiting).length,
    next: isKnown ? (next ?? null) : first,
  };
};
