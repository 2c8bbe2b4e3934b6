import type { StaffMember } from '../providers/auth.ts';
import type { Descriptor } from '../resources/descriptor.ts';

/** Whether the menu leads the user to a resource. */
export const isListedFor = (user: StaffMember, { visibleTo, isTab, needsPharmacyAdmin = false }: Descriptor): boolean =>
  !user.awaitsApproval && visibleTo.includes(user.role) && isTab !== true && !(needsPharmacyAdmin && user.role === 'pharmacy' && !user.isPharmacyAdmin);
