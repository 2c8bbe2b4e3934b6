import { everybody, patient, type Permission } from '../http/principals.ts';

/** Video consultations: free times and bookings of patients, schedules of doctors. */
export const consultationPermissions = {
  'consultations.list-doctors': { patient: 'any' },
  'consultations.list-slots': { patient: 'any' },
  'consultations.list-own': patient,
  'consultations.read-own': patient,
  'consultations.download-calendar': patient,
  'consultations.hold': patient,
  'consultations.book': patient,
  'consultations.move': patient,
  'consultations.cancel-own': patient,
  'consultations.read-waiting-list': patient,
  'consultations.join-waiting-list': patient,
  'consultations.leave-waiting-list': patient,
  'consultations.list': { doctor: 'own', admin: 'metadata' },
  'consultations.read': { doctor: 'own', admin: 'metadata' },
  'consultations.open': { doctor: 'assigned' },
  'consultations.cancel': { doctor: 'own', admin: 'any' },
  'consultations.rebook': { doctor: 'own' },
  'consultations.complete': { doctor: 'own' },
  'consultations.no-show': { doctor: 'own' },
  'schedules.read': { doctor: 'own', admin: 'any' },
  'schedules.update': { doctor: 'own' },
  'schedules.read-feed': { doctor: 'own' },
  'schedules.renew-feed': { doctor: 'own' },
  'schedules.read-calendar': everybody,
} as const satisfies Record<string, Permission>;
