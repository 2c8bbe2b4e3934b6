import { prescriptionListQuery } from '@blattwerk/contract/prescriptions/inbox';
import { prescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { audit, auditList } from '../../../kernel/audit.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { openFile } from '../../files/public.ts';
import { type Prescription, visibleTo } from '../prescription.model.ts';
import { isVoid, seesContent } from '../prescriptions.policy.ts';
import { presentRecord } from '../prescriptions.presenter.ts';
import { findRecord, listPrescriptions } from '../prescriptions.queries.ts';

export const downloadPrescriptionEndpoint = staffFactory.buildFile({
  operation: 'prescriptions.download',
  summary: 'The prescription itself, for the pharmacy it was sent to and the doctor who issued it',
  isAudited: true,
  input: z.object({ id }),
  handler: async ({ ctx, input }) => {
    const row = found(
      await visibleTo(ctx.trx, ctx.actor).where({ id: input.id }).first<Prescription | undefined>('id', 'fileId', 'patientId', 'status'),
      'prescription.not.found',
    );
    if (ctx.actor.role !== 'doctor' && isVoid(row)) throw failure('prescription.voided');
    await audit(ctx, { action: 'prescription.download', objectType: 'prescription', objectId: row.id, patientId: row.patientId });
    if (!row.fileId) throw failure('document.notReady');
    return openFile(ctx, row.fileId);
  },
});

export const listPrescriptionsEndpoint = staffFactory.build({
  operation: 'prescriptions.list',
  method: 'get',
  summary: 'A pharmacy’s inbox, a doctor’s own prescriptions, or all of them without health content',
  isAudited: true,
  input: prescriptionListQuery,
  output: listOf(prescriptionRecord),
  handler: async ({ ctx, input }) => {
    const { rows, total } = await listPrescriptions(ctx, input);
    const opened = rows.filter((row) => seesContent(ctx.actor, row));
    await auditList(
      ctx,
      { action: 'prescription.list', objectType: 'prescription' },
      opened.map(({ patientId }) => patientId),
    );
    return { items: rows.map((row) => presentRecord(row, ctx.actor)), total };
  },
});

export const showPrescriptionEndpoint = staffFactory.build({
  operation: 'prescriptions.show',
  method: 'get',
  summary: 'One prescription',
  isAudited: true,
  input: z.object({ id }),
  output: prescriptionRecord,
  handler: async ({ ctx, input }) => {
    const row = found(await findRecord(ctx, input.id), 'prescription.not.found');
    await audit(ctx, { action: 'prescription.read', objectType: 'prescription', objectId: row.id, patientId: row.patientId });
    return presentRecord(row, ctx.actor);
  },
});
