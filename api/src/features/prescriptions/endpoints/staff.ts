import * as operations from '@blattwerk/contract/prescriptions/operations';
import { staffFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { openFile } from '../../files/public.ts';
import { type Prescription, visibleTo } from '../prescription.model.ts';
import { isVoid } from '../prescriptions.policy.ts';
import { presentRecord } from '../prescriptions.presenter.ts';
import { findRecord, listPrescriptions } from '../prescriptions.queries.ts';

export const downloadPrescriptionEndpoint = staffFactory.buildFile(
  operations.downloadPrescription,
  async ({ ctx, input }) => {
    const row = found(
      await visibleTo(ctx.trx, ctx.actor).where({ id: input.id }).first<Prescription | undefined>('id', 'fileId', 'patientId', 'status'),
      'prescription.not.found',
    );
    if (ctx.actor.role !== 'doctor' && isVoid(row)) throw failure('prescription.voided');
    await audit(ctx, { action: 'prescription.download', objectType: 'prescription', objectId: row.id, patientId: row.patientId });
    if (!row.fileId) throw failure('document.notReady');
    return openFile(ctx, row.fileId);
  },
  { isAudited: true },
);

export const listPrescriptionsEndpoint = staffFactory.build(operations.listPrescriptions, ({ ctx, input }) => listPrescriptions(ctx, input), {
  isAudited: true,
});

export const showPrescriptionEndpoint = staffFactory.build(
  operations.showPrescription,
  async ({ ctx, input }) => {
    const row = await findRecord(ctx, input.id);
    await audit(ctx, { action: 'prescription.read', objectType: 'prescription', objectId: row.id, patientId: row.patientId });
    return presentRecord(row, ctx);
  },
  { isAudited: true },
);
