import * as operations from '@blattwerk/contract/legal-holds/operations';
import { adminFactory } from '../../../http/factories.ts';
import { liftLegalHold, listLegalHolds, setLegalHold } from '../legal-holds.service.ts';

export const listLegalHoldsEndpoint = adminFactory.build(operations.listLegalHolds, async ({ ctx, input }) => ({ items: await listLegalHolds(ctx, input.id) }));

export const setLegalHoldEndpoint = adminFactory.build(operations.setLegalHold, ({ ctx, input }) => setLegalHold(ctx, input));

export const liftLegalHoldEndpoint = adminFactory.build(operations.liftLegalHold, ({ ctx, input }) => liftLegalHold(ctx, input));
