import * as operations from '@blattwerk/contract/pharmacy-access/operations';
import { pharmacyLinkFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { openFile } from '../../files/public.ts';
import { confirmClaim, startClaim } from '../claim.service.ts';
import { assertOwnLink, chosenRecords } from '../linked-prescriptions.ts';
import { acceptByLink, askByLink, confirmOriginalByLink, dispenseByLink, prepareByLink, readLinked, readyByLink, returnByLink } from '../steps.service.ts';

export const listLinkedEndpoint = pharmacyLinkFactory.build(operations.listLinked, ({ ctx, input }) => {
  assertOwnLink(ctx, input.token);
  return readLinked(ctx);
});

export const acceptByLinkEndpoint = pharmacyLinkFactory.build(operations.acceptByLink, ({ ctx, input }) => {
  assertOwnLink(ctx, input.token);
  return acceptByLink(ctx, input.prescriptionId);
});

export const prepareByLinkEndpoint = pharmacyLinkFactory.build(operations.prepareByLink, ({ ctx, input }) => {
  assertOwnLink(ctx, input.token);
  return prepareByLink(ctx, input.prescriptionId);
});

export const confirmOriginalByLinkEndpoint = pharmacyLinkFactory.build(operations.confirmOriginalByLink, ({ ctx, input }) => {
  assertOwnLink(ctx, input.token);
  return confirmOriginalByLink(ctx, input.prescriptionId);
});

export const readyByLinkEndpoint = pharmacyLinkFactory.build(operations.readyByLink, ({ ctx, input }) => {
  assertOwnLink(ctx, input.token);
  return readyByLink(ctx, input.prescriptionId, input.holdUntil);
});

export const dispenseByLinkEndpoint = pharmacyLinkFactory.build(operations.dispenseByLink, ({ ctx, input }) => {
  assertOwnLink(ctx, input.token);
  return dispenseByLink(ctx, input);
});

export const returnByLinkEndpoint = pharmacyLinkFactory.build(operations.returnByLink, ({ ctx, input }) => {
  assertOwnLink(ctx, input.token);
  return returnByLink(ctx, input);
});

export const askByLinkEndpoint = pharmacyLinkFactory.build(operations.askByLink, ({ ctx, input }) => {
  assertOwnLink(ctx, input.token);
  return askByLink(ctx, input);
});

export const downloadByLinkEndpoint = pharmacyLinkFactory.buildFile(
  operations.downloadByLink,
  async ({ ctx, input }) => {
    assertOwnLink(ctx, input.token);
    const [row] = await chosenRecords(ctx, input.id);
    const { id, patientId, fileId } = found(row, 'prescription.not.found');
    await audit(ctx, { action: 'prescription.download', objectType: 'prescription', objectId: id, patientId });
    if (!fileId) throw failure('document.notReady');
    return openFile(ctx, fileId);
  },
  { isAudited: true },
);

export const startClaimEndpoint = pharmacyLinkFactory.buildUnbound(operations.startClaim, ({ ctx, input }) => {
  assertOwnLink(ctx, input.token);
  return startClaim(ctx, input.email);
});

export const confirmClaimEndpoint = pharmacyLinkFactory.buildUnbound(operations.confirmClaim, ({ ctx, input }) => {
  assertOwnLink(ctx, input.token);
  return confirmClaim(ctx, input.code);
});
