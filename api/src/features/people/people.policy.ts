import type { PersonRecord } from '@blattwerk/contract/people/shapes';
import type { StaffRole } from '@blattwerk/contract/invitations/shapes';
import type { UserStatus } from '@blattwerk/contract/accounts/shapes';
import type { Actor } from '../../kernel/ctx.ts';

interface Person {
  id: string;
  role: StaffRole;
  status: UserStatus;
  invitedBy: string | null;
  approvedAt: Date | null;
  isPharmacyAdmin: boolean;
  /** Another person with an active account administers the pharmacy as well. */
  hasOtherAdmin: boolean;
}

export const needsApproval = ({ role, approvedAt }: Pick<Person, 'role' | 'approvedAt'>): boolean => role !== 'pharmacy' && approvedAt === null;

/** Never who invited, never the person: two people stand for each doctor and administrator. */
export const mayApprove = (actor: Actor, person: Pick<Person, 'id' | 'invitedBy'>): boolean =>
  actor.role === 'admin' && actor.id !== person.id && actor.id !== person.invitedBy;

/** Administrators manage everybody but themselves, a pharmacy's administrator its colleagues. The queries keep to who is visible. */
export const mayManage = (actor: Actor, person: Pick<Person, 'id' | 'role'>): boolean => {
  if (!('id' in actor) || actor.id === person.id) return false;
  return actor.role === 'admin' || (actor.role === 'pharmacy' && actor.isPharmacyAdmin === true && person.role === 'pharmacy');
};

/** Who may manage the person, and the person: to step back is everybody's own right. */
export const mayEndPharmacyAdmin = (actor: Actor, person: Pick<Person, 'id' | 'role'>): boolean =>
  mayManage(actor, person) || (actor.role === 'pharmacy' && 'id' in actor && actor.id === person.id);

/** Of an account that was never active deactivating means blocking: its owner may not even sign in any more. */
export const isWaiting = (person: Pick<Person, 'role' | 'status' | 'approvedAt'>): boolean => person.status === 'inactive' && needsApproval(person);

const pharmacyAbilities = (actor: Actor, person: Person): PersonRecord['abilities'] => {
  if (person.status !== 'active') return [];
  if (!person.isPharmacyAdmin) return mayManage(actor, person) ? ['make-pharmacy-admin'] : [];
  return person.hasOtherAdmin && mayEndPharmacyAdmin(actor, person) ? ['end-pharmacy-admin'] : [];
};

export const abilitiesOf = (actor: Actor, person: Person): PersonRecord['abilities'] => {
  const isShut = person.status === 'inactive' || person.status === 'banned';
  const approval = person.role === 'doctor' ? 'approve-licence' : 'confirm';
  return [
    ...(isShut && needsApproval(person) && mayApprove(actor, person) ? ([approval] as const) : []),
    ...((person.status === 'active' || isWaiting(person)) && mayManage(actor, person) ? (['deactivate'] as const) : []),
    ...(isShut && !needsApproval(person) && mayManage(actor, person) ? (['reactivate'] as const) : []),
    ...(person.role === 'pharmacy' ? pharmacyAbilities(actor, person) : []),
  ];
};
