import * as consultations from '../../features/consultations/endpoints/doctor.ts';
import * as dashboard from '../../features/dashboard/endpoints/doctor.ts';
import * as attestations from '../../features/attestations/endpoints/doctor.ts';
import * as diary from '../../features/diary/endpoints/doctor.ts';
import * as doctors from '../../features/doctors/endpoints/doctor.ts';
import * as identityChecks from '../../features/identity-checks/endpoints/doctor.ts';
import * as prescriptions from '../../features/prescriptions/endpoints/doctor.ts';
import * as productProposals from '../../features/product-proposals/endpoints/doctor.ts';
import * as products from '../../features/products/endpoints/doctor.ts';
import * as schedules from '../../features/schedules/endpoints/doctor.ts';
import * as textBlocks from '../../features/text-blocks/endpoints/doctor.ts';
import * as reviewTeam from '../../features/treatments/endpoints/doctor-team.ts';
import * as treatments from '../../features/treatments/endpoints/doctor.ts';
import * as uploads from '../../features/uploads/endpoints/doctor.ts';
import * as videoRooms from '../../features/video-rooms/endpoints/doctor.ts';

/** Doctors. */
export const doctorEndpoints = [
  attestations,
  consultations,
  dashboard,
  schedules,
  diary,
  doctors,
  identityChecks,
  prescriptions,
  productProposals,
  products,
  reviewTeam,
  textBlocks,
  treatments,
  uploads,
  videoRooms,
];
