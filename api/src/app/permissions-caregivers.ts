import { everybody, patient, type Permission } from '../http/principals.ts';

/** Trusted persons: what patients grant, what the link of an invitation opens, and what a trusted person, who has an account like every patient, reads. */
export const caregiverPermissions = {
  'caregivers.list': patient,
  'caregivers.invite': patient,
  'caregivers.update': patient,
  'caregivers.withdraw': patient,
  'caregivers.end': patient,
  'caregivers.read-invitation': everybody,
  'caregivers.accept': patient,
  'caregivers.decline': patient,
  'caregivers.list-people': patient,
  'caregivers.read-person': patient,
  'caregivers.download-calendar': patient,
  'caregivers.leave': patient,
} as const satisfies Record<string, Permission>;
