import { z } from 'zod';
import { isoDate } from '../validation.ts';
import { stateAges } from './office-shapes.ts';

const count = z.int().min(0);

/** How a pharmacy's work goes. No patient is named. */
export const pharmacyDashboard = z.object({
  prescriptions: stateAges,
  /** What arrived, was made ready and was handed over on the days of the last two weeks, today last. */
  days: z.array(z.object({ on: isoDate, received: count, ready: count, dispensed: count })),
});
export type PharmacyDashboard = z.output<typeof pharmacyDashboard>;
