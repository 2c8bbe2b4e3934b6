import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { treatmentRow } from '@blattwerk/contract/treatments/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { auditList } from '../../../kernel/audit.ts';
import { presentQueueRow } from '../queue.presenter.ts';
import { listQueue } from '../queue.queries.ts';

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
