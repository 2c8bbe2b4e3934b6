import { openCaregiverStatuses, type CaregiverStatus } from '@blattwerk/contract/caregivers/states';
import type { Caregiver } from './caregiver.model.ts';

type Timed = Pick<Caregiver, 'status' | 'endsAt' | 'linkExpiresAt'>;

/** What time does holds from that moment on, also before the night writes it down. */
export const statusAt = ({ status, endsAt, linkExpiresAt }: Timed, now: Date): CaregiverStatus => {
  if (status === 'pending' && linkExpiresAt <= now) return 'expired';
  return status === 'active' && endsAt <= now ? 'ended' : status;
};

export const isOpen = (status: CaregiverStatus): boolean => (openCaregiverStatuses as readonly CaregiverStatus[]).includes(status);
