import { prescriptionStates, type PrescriptionAction, type ReturnReason } from '@blattwerk/contract/prescriptions/states';
import { audit } from '../../kernel/audit.ts';
import { failure, found } from '../../kernel/failure.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import { queueMail } from '../mails/public.ts';
import type { Prescription } from './prescription.model.ts';
import { visibleTo } from './prescription.model.ts';
import { isOutdated, mayAct } from './prescriptions.policy.ts';
import type { RecordRow } from './prescriptions.presenter.ts';
import { findRecord } from './prescriptions.queries.ts';

const patientMail = { ready: 'prescription-ready', return: 'prescription-returned' } as const;

const tellPatient = async (ctx: Ctx, prescription: Prescription, action: keyof typeof patientMail): Promise<void> => {
  const { locale } = await ctx.trx('users').where({ id: prescription.patientId }).first('locale');
  const at = ctx.clock.now().toISOString();
  await queueMail(ctx, {
    template: patientMail[action],
    recipientId: prescription.patientId,
    locale,
    params: {},
    dedupeKey: `prescription:${prescription.id}:${action}:${at}`,
  });
};

/** One step of the pharmacy. @throws prescription.not.found, prescription.cantProcessed */
const step = async (ctx: Ctx<Member>, id: string, action: PrescriptionAction, set: Record<string, unknown>): Promise<RecordRow> => {
  const row: Prescription = found(await visibleTo(ctx.trx, ctx.actor).where('prescriptions.id', id).first('prescriptions.*'), 'prescription.not.found');
  if (!mayAct(ctx.actor, action, row)) throw failure('server.forbidden');
  if (action !== 'return' && isOutdated(row, ctx.clock.now())) throw failure('prescription.cantProcessed');
  const before = found(await findRecord(ctx, id), 'prescription.not.found');
  const moved = await transition(ctx.trx, 'prescriptions', row, { table: prescriptionStates, action, set });
  await audit(ctx, {
    action: `prescription.${action}`,
    objectType: 'prescription',
    objectId: id,
    patientId: row.patientId,
    before: { status: row.status },
    after: { status: moved.status },
  });
  if (action === 'ready' || action === 'return') await tellPatient(ctx, row, action);
  return Object.assign(before, moved);
};

export const acceptPrescription = (ctx: Ctx<Member>, id: string): Promise<RecordRow> => step(ctx, id, 'accept', { receivedAt: ctx.clock.now() });
export const markReady = (ctx: Ctx<Member>, id: string): Promise<RecordRow> => step(ctx, id, 'ready', { readyAt: ctx.clock.now() });
export const dispense = (ctx: Ctx<Member>, id: string): Promise<RecordRow> => step(ctx, id, 'dispense', { dispensedAt: ctx.clock.now() });

/** The pharmacy cannot supply: the patient chooses another one. The open delivery is void, and the pharmacy no longer sees it. */
export const returnPrescription = async (ctx: Ctx<Member>, id: string, reason: ReturnReason, text: string | undefined): Promise<RecordRow> => {
  const row = await step(ctx, id, 'return', { returnReason: reason, returnText: text ?? null });
  await ctx.trx('prescription_deliveries').where({ prescriptionId: id }).whereNull('voidedAt').update({ voidedAt: ctx.clock.now(), returnReason: reason });
  return row;
};
