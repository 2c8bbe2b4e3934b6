export { renderCalendar } from './calendar.ts';
export { dateAfter, dayOf, daysBetween, zone } from './berlin-days.ts';
export { doctorsWithNext, freeSlotAt, freeSlots, lengthOf, nextTimes, type FoundTime } from './free-times.service.ts';
export { affectedAppointments, coverFor, shownDays } from './schedules.service.ts';
export { colleaguesOf, doctorFacts } from './schedules.queries.ts';
