import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { certificateRow, treatmentRecord, treatmentRow } from '@blattwerk/contract/treatments/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { audit, auditList } from '../../../kernel/audit.ts';
import { listCertificates } from '../certificates.queries.ts';
import { presentQueueRow } from '../queue.presenter.ts';
import { listQueue } from '../queue.queries.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const listCertificatesEndpoint = staffFactory.build({
  operation: 'certificates.list',
  method: 'get',
  summary: 'What doctors issued: the own ones for a doctor, all for administrators',
  input: listQuery,
  output: listOf(certificateRow),
  handler: ({ ctx, input }) => listCertificates(ctx, input),
});

export const listTreatmentsEndpoint = staffFactory.build({
  operation: 'treatments.list',
  method: 'get',
  summary: 'The queue: own requests and previews of those that wait for doctors, metadata for administrators; what is due first comes first',
  isAudited: true,
  input: listQuery,
  output: listOf(treatmentRow),
  handler: async ({ ctx, input }) => {
    const { rows, total } = await listQueue(ctx, input);
    const own = rows.filter(({ access, answers }) => access === 'assigned' && answers !== null);
    await auditList(
      ctx,
      { action: 'treatment.list', objectType: 'treatment' },
      own.map(({ patientId }) => patientId),
    );
    return { items: rows.map((row) => presentQueueRow(row, ctx.actor, ctx.clock.now())), total };
  },
});

export const readTreatmentEndpoint = staffFactory.build({
  operation: 'treatments.read',
  method: 'get',
  summary: 'One request: everything for the doctor who has taken it, a preview for others, metadata for administrators',
  isAudited: true,
  input: z.object({ id }),
  output: treatmentRecord,
  handler: async ({ ctx, input }) => {
    const record = await readTreatmentRecord(ctx, input.id);
    if (record.case) await audit(ctx, { action: 'treatment.read', objectType: 'treatment', objectId: record.id, patientId: record.patientId });
    return record;
  },
});
