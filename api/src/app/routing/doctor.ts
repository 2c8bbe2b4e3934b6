import * as consultations from '../../features/consultations/endpoints/doctor.ts';
import * as schedules from '../../features/schedules/endpoints/doctor.ts';
import * as doctors from '../../features/doctors/endpoints/doctor.ts';
import * as identityChecks from '../../features/identity-checks/endpoints/doctor.ts';
import * as prescriptions from '../../features/prescriptions/endpoints/doctor.ts';
import * as products from '../../features/products/endpoints/doctor.ts';
import * as treatments from '../../features/treatments/endpoints/doctor.ts';
import * as videoRooms from '../../features/video-rooms/endpoints/doctor.ts';

/** Doctors. */
export const doctorEndpoints = [consultations, schedules, doctors, identityChecks, prescriptions, products, treatments, videoRooms];
