export { renderCalendar } from './calendar.ts';
export { dayOf, zone } from './berlin-days.ts';
export { doctorsWithNext, freeSlotAt, freeSlots, lengthOf, nextTimes, type FoundTime } from './free-times.service.ts';
