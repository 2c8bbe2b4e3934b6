import * as operations from '@blattwerk/contract/prescriptions/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { postOriginal } from '../originals.service.ts';
import { presentRecord } from '../prescriptions.presenter.ts';
import { findRecord } from '../prescriptions.queries.ts';
import { revokePrescription } from '../revoke.service.ts';

export const revokePrescriptionEndpoint = doctorFactory.build(operations.revokePrescription, async ({ ctx, input }) => {
  await revokePrescription(ctx, input.id, { reason: input.reason, text: input.text });
  return presentRecord(await findRecord(ctx, input.id), ctx);
});

export const postOriginalEndpoint = doctorFactory.build(operations.postOriginal, async ({ ctx, input }) => presentRecord(await postOriginal(ctx, input), ctx));
