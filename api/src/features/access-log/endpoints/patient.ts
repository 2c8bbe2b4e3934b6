import * as operations from '@blattwerk/contract/access-log/operations';
import { patientFactory } from '../../../http/factories.ts';
import { listAccesses } from '../access-log.queries.ts';

export const listAccessesEndpoint = patientFactory.build(operations.listAccesses, ({ ctx, input }) => listAccesses(ctx, { ...input, patientId: ctx.actor.id }));
