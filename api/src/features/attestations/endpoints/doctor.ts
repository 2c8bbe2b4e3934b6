import * as operations from '@blattwerk/contract/attestations/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { openFile } from '../../files/public.ts';
import { listAttestations, readAttestation } from '../attestations.queries.ts';
import { createAttestation, declineAttestation, fileOf, issueAttestation, revokeAttestation } from '../attestations.service.ts';

export const createAttestationEndpoint = doctorFactory.build(operations.createAttestation, async ({ ctx, input }) =>
  readAttestation(ctx, await createAttestation(ctx, input)),
);

export const declineAttestationEndpoint = doctorFactory.build(operations.declineAttestation, async ({ ctx, input }) => {
  await declineAttestation(ctx, input);
  return readAttestation(ctx, input.id);
});

export const downloadAttestationEndpoint = doctorFactory.buildFile(
  operations.downloadAttestation,
  async ({ ctx, input }) => openFile(ctx, await fileOf(ctx, input.id)),
  { isAudited: true },
);

export const issueAttestationEndpoint = doctorFactory.build(operations.issueAttestation, async ({ ctx, input }) => {
  await issueAttestation(ctx, input);
  return readAttestation(ctx, input.id);
});

export const listAttestationsEndpoint = doctorFactory.build(operations.listAttestations, ({ ctx, input }) => listAttestations(ctx, input));

export const readAttestationEndpoint = doctorFactory.build(
  operations.readAttestation,
  async ({ ctx, input }) => {
    const record = await readAttestation(ctx, input.id);
    await audit(ctx, { action: 'attestation.read', objectType: 'attestation', objectId: record.id, patientId: record.patientId });
    return record;
  },
  { isAudited: true },
);

export const revokeAttestationEndpoint = doctorFactory.build(operations.revokeAttestation, async ({ ctx, input }) => {
  await revokeAttestation(ctx, input);
  return readAttestation(ctx, input.id);
});
