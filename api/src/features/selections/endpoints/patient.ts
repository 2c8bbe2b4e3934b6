import * as operations from '@blattwerk/contract/selections/operations';
import { patientFactory } from '../../../http/factories.ts';
import { saveSelection, readSavedSelection } from '../saved-selection.service.ts';

export const saveSelectionEndpoint = patientFactory.build(operations.saveSelection, ({ ctx, input }) => saveSelection(ctx, input.items));

export const readSavedSelectionEndpoint = patientFactory.build(operations.readSavedSelection, ({ ctx }) => readSavedSelection(ctx));
