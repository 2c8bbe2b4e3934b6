import * as operations from '@blattwerk/contract/treatments/operations';
import { staffFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { listCertificates } from '../certificates.queries.ts';
import { listQueue } from '../queue.queries.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const listCertificatesEndpoint = staffFactory.build(operations.listCertificates, ({ ctx, input }) => listCertificates(ctx, input));

export const listTreatmentsEndpoint = staffFactory.build(operations.listTreatments, ({ ctx, input }) => listQueue(ctx, input), {
  isAudited: true,
  isShared: true,
});

export const readTreatmentEndpoint = staffFactory.build(
  operations.readTreatment,
  async ({ ctx, input }) => {
    const record = await readTreatmentRecord(ctx, input.id);
    if (record.case) await audit(ctx, { action: 'treatment.read', objectType: 'treatment', objectId: record.id, patientId: record.patientId });
    return record;
  },
  { isAudited: true },
);
