import { prescriptionListQuery } from '@blattwerk/contract/prescriptions/inbox';
import { prescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { auditList } from '../../../kernel/audit.ts';
import { seesContent } from '../prescriptions.policy.ts';
import { presentRecord } from '../prescriptions.presenter.ts';
import { listPrescriptions } from '../prescriptions.queries.ts';

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
