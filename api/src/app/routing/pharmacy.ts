import * as prescriptions from '../../features/prescriptions/endpoints/pharmacy.ts';

/** Pharmacies’ staff. */
export const pharmacyEndpoints = [prescriptions];
