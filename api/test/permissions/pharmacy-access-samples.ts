import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import { linkTan, linkToken } from '../../src/kernel/pharmacy-link-secrets.ts';
import { buildLink } from './pharmacy-link.ts';
import type { Call, Sample, World } from './sample.ts';

/** The caller's own link, else one of some pharmacy; its prescription stands where the step begins. */
const linkOf = async ({ app, knex, caller }: World, status: PrescriptionStatus): Promise<{ token: string; sendingId: string; prescriptionId: string }> => {
  const sendingId = caller.role === 'pharmacy-link' ? caller.id : (await buildLink(app)).sendingId;
  const [row] = await knex('prescriptions').where({ sendingId }).update({ status }).returning('id');
  return { token: linkToken(app.context.secrets, sendingId), sendingId, prescriptionId: row.id };
};

const step = (status: PrescriptionStatus, body: object = {}): Sample => ({
  call: async (world): Promise<Call> => {
    const { token, prescriptionId } = await linkOf(world, status);
    return { params: { token }, body: { prescriptionId, ...body }, objectId: token };
  },
  isNamed: true,
});

const ofSending: Sample = {
  call: async ({ app }) => {
    const { sendingId } = await buildLink(app);
    return { params: { id: sendingId }, objectId: sendingId };
  },
};

export const pharmacyAccessSamples = {
  'pharmacy-access.read': {
    call: async ({ app }) => {
      const { token } = await buildLink(app);
      return { params: { token }, objectId: token };
    },
    isNamed: true,
  },
  'pharmacy-access.open': {
    call: async ({ app }) => {
      const { token, sendingId } = await buildLink(app);
      return { params: { token }, body: { tan: linkTan(app.context.secrets, sendingId, 1) }, objectId: token };
    },
    isNamed: true,
  },
  'pharmacy-access.renew': {
    call: async ({ app }) => {
      const { token } = await buildLink(app);
      return { params: { token }, objectId: token };
    },
    isNamed: true,
  },
  'pharmacy-access.list': {
    call: async (world) => {
      const { token } = await linkOf(world, 'sent');
      return { params: { token }, objectId: token };
    },
    isNamed: true,
  },
  'pharmacy-access.download': {
    call: async (world) => {
      const { token, prescriptionId } = await linkOf(world, 'sent');
      return { params: { token, id: prescriptionId }, objectId: prescriptionId };
    },
    businessCodes: ['document.notReady'],
  },
  'pharmacy-access.accept': step('sent'),
  'pharmacy-access.confirm-original': {
    call: async (world) => {
      const { token, prescriptionId } = await linkOf(world, 'sent');
      await world.knex('prescriptions').where({ id: prescriptionId }).update({ original: 'on-its-way', originalPostedOn: '2026-11-20' });
      return { params: { token }, body: { prescriptionId }, objectId: token };
    },
    isNamed: true,
  },
  'pharmacy-access.prepare': step('received'),
  'pharmacy-access.ready': step('received'),
  'pharmacy-access.dispense': step('ready'),
  'pharmacy-access.return': step('received', { reason: 'not-available' }),
  'pharmacy-access.question': step('received', { type: 'dose-unclear', text: 'Morgens oder abends?' }),
  'pharmacy-access.start-claim': step('sent', { email: 'leitung@linden.example' }),
  'pharmacy-access.confirm-claim': { ...step('sent', { code: '000000' }), businessCodes: ['pharmacyLink.claimInvalid'] },
  'pharmacy-access.new-tan': ofSending,
  'pharmacy-access.print-sheet': ofSending,
} satisfies Record<string, Sample>;
