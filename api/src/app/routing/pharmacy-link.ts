import * as pharmacyAccess from '../../features/pharmacy-access/endpoints/pharmacy-link.ts';

/** A pharmacy without an account, by link and TAN. */
export const pharmacyLinkEndpoints = [pharmacyAccess];
