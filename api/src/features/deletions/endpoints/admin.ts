import * as operations from '@blattwerk/contract/deletions/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listDeletions } from '../deletions.queries.ts';
import { readProof } from '../read-proof.service.ts';

export const listDeletionsEndpoint = adminFactory.build(operations.listDeletions, ({ ctx, input }) => listDeletions(ctx, input));

export const readDeletionProofEndpoint = adminFactory.buildFile(operations.readDeletionProof, ({ ctx, input }) => readProof(ctx, input.id));
