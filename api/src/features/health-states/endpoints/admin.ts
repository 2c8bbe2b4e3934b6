import * as operations from '@blattwerk/contract/health-states/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listQuestionnaires, readQuestionnaire } from '../definitions.queries.ts';

export const listQuestionnairesEndpoint = adminFactory.build(operations.listQuestionnaires, ({ ctx, input }) => listQuestionnaires(ctx, input));

export const readQuestionnaireEndpoint = adminFactory.build(operations.readQuestionnaire, ({ ctx, input }) => readQuestionnaire(ctx, input.id));
