export { cancelBookedOfDoctor, cancelBookedOfPatient } from './cancel-booked.service.ts';
export { videoConsent } from './video-consent.ts';
export { noteEntered } from './enter.service.ts';
export { completeConsultation, markNoShow, noShowFrom, type HeldConsultation } from './end.service.ts';
export { findForRoom, type RoomConsultation } from './consultations.queries.ts';
export { isJoinable, joinableFromOf, joinableUntilOf } from './consultation.policy.ts';
export { deleteBookingStepsOf, deleteConsultationsOf } from './erasure.queries.ts';
export { consultationsOfToday, listToday } from './today.queries.ts';
export { consultationHits, consultationList } from './consultations.list.queries.ts';
