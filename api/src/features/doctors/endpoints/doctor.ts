import * as operations from '@blattwerk/contract/doctors/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { readPractice, updatePractice } from '../practice.service.ts';

export const readPracticeEndpoint = doctorFactory.build(operations.readPractice, ({ ctx }) => readPractice(ctx));

export const updatePracticeEndpoint = doctorFactory.build(operations.updatePractice, ({ ctx, input }) => updatePractice(ctx, input));
