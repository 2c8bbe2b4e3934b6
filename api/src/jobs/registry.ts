import { deliverMailJob } from '../features/mails/jobs/deliver-mail.ts';
import type { JobDefinition } from './job.ts';

/** What happens by itself, and when? One row a job. */
export const registry: readonly JobDefinition[] = [deliverMailJob];
