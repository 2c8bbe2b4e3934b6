import * as operations from '@blattwerk/contract/selections/operations';
import { publicFactory } from '../../../http/factories.ts';
import { readSelection } from '../selections.service.ts';

export const readSelectionEndpoint = publicFactory.build(operations.readSelection, ({ ctx, input }) => readSelection(ctx, input));
