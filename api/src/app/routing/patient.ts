import * as consultations from '../../features/consultations/endpoints/patient.ts';
import * as accessLog from '../../features/access-log/endpoints/patient.ts';
import * as socialLogins from '../../features/accounts/social-logins/endpoints/patient.ts';
import * as agreements from '../../features/agreements/endpoints/patient.ts';
import * as attestations from '../../features/attestations/endpoints/patient.ts';
import * as alerts from '../../features/alerts/endpoints/patient.ts';
import * as caregivers from '../../features/caregivers/endpoints/patient.ts';
import * as dataExports from '../../features/data-exports/endpoints/patient.ts';
import * as diary from '../../features/diary/endpoints/patient.ts';
import * as erasures from '../../features/erasures/endpoints/patient.ts';
import * as healthStates from '../../features/health-states/endpoints/patient.ts';
import * as identityChecks from '../../features/identity-checks/endpoints/patient.ts';
import * as invitations from '../../features/invitations/endpoints/patient.ts';
import * as patientWay from '../../features/patient-way/endpoints/patient.ts';
import * as payments from '../../features/payments/endpoints/patient.ts';
import * as pharmacyQuestions from '../../features/pharmacy-questions/endpoints/patient.ts';
import * as prescriptions from '../../features/prescriptions/endpoints/patient.ts';
import * as products from '../../features/products/endpoints/patient.ts';
import * as reviews from '../../features/reviews/endpoints/patient.ts';
import * as roomGuests from '../../features/room-guests/endpoints/patient.ts';
import * as savedSearches from '../../features/saved-searches/endpoints/patient.ts';
import * as selections from '../../features/selections/endpoints/patient.ts';
import * as treatments from '../../features/treatments/endpoints/patient.ts';
import * as uploads from '../../features/uploads/endpoints/patient.ts';

/** Patients. */
export const patientEndpoints = [
  consultations,
  roomGuests,
  accessLog,
  agreements,
  alerts,
  attestations,
  caregivers,
  dataExports,
  diary,
  erasures,
  healthStates,
  identityChecks,
  invitations,
  patientWay,
  payments,
  pharmacyQuestions,
  prescriptions,
  products,
  reviews,
  savedSearches,
  selections,
  socialLogins,
  treatments,
  uploads,
];
