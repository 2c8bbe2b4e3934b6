import { movePharmacies } from '../features/pharmacies/public.ts';
import { cancelOpenTreatments, markPaid } from '../features/treatments/public.ts';
import type { Hooks } from '../kernel/ctx.ts';

/** What happens in one feature when another one that lies below it says so: the row names the cause, the function the effect. */
export const hooks: Hooks = {
  depositPaid: markPaid,
  patientIsUnderage: cancelOpenTreatments,
  postalCodesChanged: movePharmacies,
};
