import {
  claimCodeInput,
  claimConfirmed,
  claimInput,
  claimStarted,
  linkDispenseInput,
  linkFileInput,
  linkInput,
  linkPrescriptions,
  linkQuestionInput,
  linkReadyInput,
  linkReturnInput,
  linkStepInput,
} from '@blattwerk/contract/pharmacy-access/shapes';
import { pharmacyLinkFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { openFile } from '../../files/public.ts';
import { confirmClaim, startClaim } from '../claim.service.ts';
import { assertOwnLink, chosenRecords } from '../linked-prescriptions.ts';
import { acceptByLink, askByLink, dispenseByLink, prepareByLink, readLinked, readyByLink, returnByLink } from '../steps.service.ts';

const common = { method: 'post', output: linkPrescriptions } as const;

export const listLinkedEndpoint = pharmacyLinkFactory.build({
  operation: 'pharmacy-access.list',
  method: 'get',
  summary: 'What is with the pharmacy of the link now',
  input: linkInput,
  output: linkPrescriptions,
  handler: ({ ctx, input }) => {
    assertOwnLink(ctx, input.token);
    return readLinked(ctx);
  },
});

export const acceptByLinkEndpoint = pharmacyLinkFactory.build({
  ...common,
  operation: 'pharmacy-access.accept',
  summary: 'The pharmacy takes the prescription on',
  input: linkStepInput,
  handler: ({ ctx, input }) => {
    assertOwnLink(ctx, input.token);
    return acceptByLink(ctx, input.prescriptionId);
  },
});

export const prepareByLinkEndpoint = pharmacyLinkFactory.build({
  ...common,
  operation: 'pharmacy-access.prepare',
  summary: 'The medicine is being prepared',
  input: linkStepInput,
  handler: ({ ctx, input }) => {
    assertOwnLink(ctx, input.token);
    return prepareByLink(ctx, input.prescriptionId);
  },
});

export const readyByLinkEndpoint = pharmacyLinkFactory.build({
  ...common,
  operation: 'pharmacy-access.ready',
  summary: 'Ready for pickup until a given moment',
  input: linkReadyInput,
  handler: ({ ctx, input }) => {
    assertOwnLink(ctx, input.token);
    return readyByLink(ctx, input.prescriptionId, input.holdUntil);
  },
});

export const dispenseByLinkEndpoint = pharmacyLinkFactory.build({
  ...common,
  operation: 'pharmacy-access.dispense',
  summary: 'Handed over, whole or in part',
  input: linkDispenseInput,
  handler: ({ ctx, input }) => {
    assertOwnLink(ctx, input.token);
    return dispenseByLink(ctx, input);
  },
});

export const returnByLinkEndpoint = pharmacyLinkFactory.build({
  ...common,
  operation: 'pharmacy-access.return',
  summary: 'The pharmacy cannot supply; the patient chooses another one',
  input: linkReturnInput,
  handler: ({ ctx, input }) => {
    assertOwnLink(ctx, input.token);
    return returnByLink(ctx, input);
  },
});

export const askByLinkEndpoint = pharmacyLinkFactory.build({
  ...common,
  operation: 'pharmacy-access.question',
  summary: 'The pharmacy asks the doctor; the prescription stays with it',
  input: linkQuestionInput,
  handler: ({ ctx, input }) => {
    assertOwnLink(ctx, input.token);
    return askByLink(ctx, input);
  },
});

export const downloadByLinkEndpoint = pharmacyLinkFactory.buildFile({
  operation: 'pharmacy-access.download',
  summary: 'The prescription itself',
  isAudited: true,
  input: linkFileInput,
  handler: async ({ ctx, input }) => {
    assertOwnLink(ctx, input.token);
    const [row] = await chosenRecords(ctx, input.id);
    const { id, patientId, fileId } = found(row, 'prescription.not.found');
    await audit(ctx, { action: 'prescription.download', objectType: 'prescription', objectId: id, patientId });
    if (!fileId) throw failure('document.notReady');
    return openFile(ctx, fileId);
  },
});

export const startClaimEndpoint = pharmacyLinkFactory.buildUnbound({
  operation: 'pharmacy-access.start-claim',
  method: 'post',
  summary: 'The pharmacy wants an account: a code goes to its listed address',
  input: claimInput,
  output: claimStarted,
  handler: ({ ctx, input }) => {
    assertOwnLink(ctx, input.token);
    return startClaim(ctx, input.email);
  },
});

export const confirmClaimEndpoint = pharmacyLinkFactory.buildUnbound({
  operation: 'pharmacy-access.confirm-claim',
  method: 'post',
  summary: 'The code from the listed address; the named address is invited',
  input: claimCodeInput,
  output: claimConfirmed,
  handler: ({ ctx, input }) => {
    assertOwnLink(ctx, input.token);
    return confirmClaim(ctx, input.code);
  },
});
