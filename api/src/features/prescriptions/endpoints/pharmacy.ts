import * as operations from '@blattwerk/contract/prescriptions/operations';
import { pharmacyFactory } from '../../../http/factories.ts';
import { acceptPrescription, dispense, markReady, returnPrescription, startPreparation, undoReady } from '../dispensing.service.ts';
import { confirmOriginal } from '../originals.service.ts';
import { presentRecord } from '../prescriptions.presenter.ts';
import { countInbox } from '../prescriptions.queries.ts';

export const countInboxEndpoint = pharmacyFactory.build(operations.countInbox, ({ ctx, input }) => countInbox(ctx, input.q));

export const acceptPrescriptionEndpoint = pharmacyFactory.build(operations.acceptPrescription, async ({ ctx, input }) =>
  presentRecord(await acceptPrescription(ctx, input.id), ctx),
);

export const preparePrescriptionEndpoint = pharmacyFactory.build(operations.preparePrescription, async ({ ctx, input }) =>
  presentRecord(await startPreparation(ctx, input.id), ctx),
);

export const markReadyEndpoint = pharmacyFactory.build(operations.markReady, async ({ ctx, input }) =>
  presentRecord(await markReady(ctx, input.id, input.holdUntil), ctx),
);

export const undoReadyEndpoint = pharmacyFactory.build(operations.undoReady, async ({ ctx, input }) => presentRecord(await undoReady(ctx, input.id), ctx));

export const dispensePrescriptionEndpoint = pharmacyFactory.build(operations.dispensePrescription, async ({ ctx, input }) =>
  presentRecord(await dispense(ctx, input.id, input.quantity, input), ctx),
);

export const returnPrescriptionEndpoint = pharmacyFactory.build(operations.returnPrescription, async ({ ctx, input }) =>
  presentRecord(await returnPrescription(ctx, input.id, input.reason, input.text), ctx),
);

export const confirmOriginalEndpoint = pharmacyFactory.build(operations.confirmOriginal, async ({ ctx, input }) =>
  presentRecord(await confirmOriginal(ctx, input.id), ctx),
);
