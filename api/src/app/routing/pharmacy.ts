import * as dashboard from '../../features/dashboard/endpoints/pharmacy.ts';
import * as prescriptions from '../../features/prescriptions/endpoints/pharmacy.ts';

/** Pharmacies’ staff. */
export const pharmacyEndpoints = [dashboard, prescriptions];
