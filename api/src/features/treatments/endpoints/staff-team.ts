import * as operations from '@blattwerk/contract/treatments/team-operations';
import { staffFactory } from '../../../http/factories.ts';
import { listTeam } from '../team.queries.ts';

export const listTeamEndpoint = staffFactory.build(operations.listTeam, async ({ ctx }) => ({ items: await listTeam(ctx) }));
