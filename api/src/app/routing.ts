import type { Routing } from 'express-zod-api';
import { routesOf } from '../http/routes.ts';
import { adminEndpoints } from './routing/admin.ts';
import { doctorEndpoints } from './routing/doctor.ts';
import { machineEndpoints } from './routing/machine.ts';
import { memberEndpoints } from './routing/member.ts';
import { patientEndpoints } from './routing/patient.ts';
import { pharmacyLinkEndpoints } from './routing/pharmacy-link.ts';
import { pharmacyEndpoints } from './routing/pharmacy.ts';
import { publicEndpoints } from './routing/public.ts';
import { staffEndpoints } from './routing/staff.ts';
import { supportEndpoints } from './routing/support.ts';
import { webhookEndpoints } from './routing/webhook.ts';

/** What can be asked of the server? One page a kind of caller; each endpoint brings its address from the contract's operations. */
export const routing: Routing = routesOf([
  ...publicEndpoints,
  ...memberEndpoints,
  ...patientEndpoints,
  ...supportEndpoints,
  ...pharmacyLinkEndpoints,
  ...doctorEndpoints,
  ...pharmacyEndpoints,
  ...staffEndpoints,
  ...adminEndpoints,
  ...machineEndpoints,
  ...webhookEndpoints,
]);
