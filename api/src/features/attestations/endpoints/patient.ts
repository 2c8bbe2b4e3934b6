import * as operations from '@blattwerk/contract/attestations/operations';
import { patientFactory } from '../../../http/factories.ts';
import { openFile } from '../../files/public.ts';
import { listOwn, readOwn } from '../attestations.queries.ts';
import { fileOf, requestAttestation, withdrawAttestation } from '../attestations.service.ts';

export const downloadOwnAttestationEndpoint = patientFactory.buildFile(
  operations.downloadOwnAttestation,
  async ({ ctx, input }) => openFile(ctx, await fileOf(ctx, input.id)),
  { isAudited: true },
);

export const listOwnAttestationsEndpoint = patientFactory.build(operations.listOwnAttestations, ({ ctx }) => listOwn(ctx));

export const requestAttestationEndpoint = patientFactory.build(operations.requestAttestation, async ({ ctx, input }) =>
  readOwn(ctx, await requestAttestation(ctx, input)),
);

export const withdrawAttestationEndpoint = patientFactory.build(operations.withdrawAttestation, async ({ ctx, input }) => {
  await withdrawAttestation(ctx, input.id);
  return readOwn(ctx, input.id);
});
