import { buildInvitation } from '../../../seeds/factories/invitations.ts';
import { buildAdmin, buildDoctor, buildPharmacyUser } from '../../../seeds/factories/users.ts';
import { demoPassword } from '../../../seeds/cast.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Call, Sample, World } from './sample.ts';

/** One that the caller, or the caller's pharmacy, has sent. */
const sent = async ({ knex, caller }: World): Promise<Call> => {
  const ofPharmacy = caller.role === 'pharmacy' ? ({ role: 'pharmacy', pharmacyId: caller.pharmacyId } as const) : {};
  const { id } = await buildInvitation(knex, { inviterId: caller.id, ...ofPharmacy });
  return { params: { id }, objectId: id };
};

/** A second administrator of the pharmacy, so that the first may go. */
const secondAdmin = async ({ knex, caller }: World): Promise<Call> => {
  const { pharmacyId } = await buildPharmacyUser(knex, caller.pharmacyId ? { pharmacyId: caller.pharmacyId } : {});
  const { id } = await buildPharmacyUser(knex, { pharmacyId });
  return { params: { id }, objectId: id };
};

const colleague = async ({ knex, caller }: World, status?: 'inactive'): Promise<Call> => {
  const own = caller.pharmacyId ? { pharmacyId: caller.pharmacyId } : {};
  const { id } = await buildPharmacyUser(knex, { ...own, ...(status ? { status } : {}), isPharmacyAdmin: false });
  return { params: { id }, objectId: id };
};

const invited = ({ caller }: World): object => ({ email: `${newId()}@tests.example`, role: caller.role === 'pharmacy' ? 'pharmacy' : 'doctor' });
const token = { params: { token: 'unknown' } };

export const staffSamples = {
  'invitations.list': { call: () => ({}) },
  'invitations.create': { call: (world) => ({ body: invited(world) }) },
  'invitations.resend': { call: sent },
  'invitations.withdraw': { call: sent },
  'invitations.invite-doctor': { call: () => ({ body: { email: `${newId()}@tests.example` } }) },
  'invitations.list-own': { call: () => ({}) },
  'invitations.withdraw-own': { call: sent },
  'invitations.read': { call: () => token, businessCodes: ['invitation.invalid'] },
  'invitations.accept': {
    call: () => ({ ...token, body: { firstName: 'Kim', lastName: 'Neu', password: demoPassword, passwordConfirm: demoPassword } }),
    businessCodes: ['invitation.invalid'],
  },
  'people.list': { call: () => ({}) },
  'people.read': { call: (world) => colleague(world) },
  'people.approve-licence': { call: async ({ knex }) => ({ params: { id: (await buildDoctor(knex, { status: 'inactive', approvedAt: null })).id } }) },
  'people.confirm': { call: async ({ knex }) => ({ params: { id: (await buildAdmin(knex, { status: 'inactive', approvedAt: null })).id } }) },
  'people.deactivate': { call: async (world) => ({ ...(await colleague(world)), body: { reason: 'Arbeitet hier nicht mehr' } }) },
  'people.reactivate': { call: (world) => colleague(world, 'inactive') },
  'people.make-pharmacy-admin': { call: (world) => colleague(world) },
  'people.end-pharmacy-admin': { call: secondAdmin },
  'practices.read': { call: () => ({}) },
  'practices.update': { call: () => ({ body: { taxNumber: '31/815/08150', version: 1 } }) },
} satisfies Record<string, Sample>;
