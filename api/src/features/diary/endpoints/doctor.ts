import * as operations from '@blattwerk/contract/diary/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { readSharedDiary } from '../sharing.service.ts';

export const readSharedDiaryEndpoint = doctorFactory.build(operations.readSharedDiary, ({ ctx, input }) => readSharedDiary(ctx, input), { isAudited: true });
