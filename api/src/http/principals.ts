/**
 * Which records a principal reaches:
 *
 * - `any`: no record, or every record
 * - `own`: row.patient_id (or user_id, pharmacy_id) is the caller's
 * - `assigned`: the doctor's own treatments; `pool` also paid requests that are not claimed, as a preview
 * - `metadata`: every record without health content
 */
export type Reach = 'any' | 'own' | 'assigned' | 'pool' | 'metadata';
/** `support`: the credential of an administrator's look at one patient's dashboard. `machine`: a pharmacy's system with a feed key. `pharmacy-link`: a pharmacy without an account, by link and TAN. */
export type Principal = 'visitor' | 'patient' | 'doctor' | 'pharmacy' | 'admin' | 'support' | 'machine' | 'pharmacy-link';
export type Permission = Partial<Record<Principal, Reach>>;

export const everybody = { visitor: 'any', patient: 'any', doctor: 'any', pharmacy: 'any', admin: 'any' } as const satisfies Permission;
export const members = { patient: 'own', doctor: 'own', pharmacy: 'own', admin: 'own' } as const satisfies Permission;
export const patient = { patient: 'own' } as const satisfies Permission;
export const admin = { admin: 'any' } as const satisfies Permission;
export const machine = { machine: 'own' } as const satisfies Permission;
export const pharmacyLink = { 'pharmacy-link': 'own' } as const satisfies Permission;
