export { renderCalendar } from './calendar.ts';
export { dateAfter, dayOf, daysBetween, zone } from './berlin-days.ts';
export { doctorsWithNext, freeSlotAt, freeSlots, lengthOf, nextTimes, type FoundTime } from './free-times.service.ts';
export { affectedAppointments, awayNow, coverFor, requestCoverOf, shownDays, type Away } from './schedules.service.ts';
export { colleaguesOf, doctorFacts } from './schedules.queries.ts';
