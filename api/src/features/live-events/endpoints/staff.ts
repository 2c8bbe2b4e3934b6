import * as operations from '@blattwerk/contract/live-events/operations';
import { operations as all } from '@blattwerk/contract/operations';
import { accessOf } from '../../../http/access.ts';
import { staffFactory } from '../../../http/factories.ts';
import { appOf } from '../../../http/request-context.ts';
import type { Member } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { newestEntry } from '../../access-log/public.ts';
import { newestJobStep } from '../../job-monitor/public.ts';
import { openEventStream } from '../event-stream.ts';

/** What has no list of its own: who is mentioned in a note is told, and who has a record open hears who else has. */
const isOwnNotice = (resource: string, actor: Member): boolean => resource === 'presence' || (resource === 'mentions' && actor.role === 'doctor');

export const followEventsEndpoint = staffFactory.buildStream(operations.followEvents, async ({ ctx, input, request }) => {
  const resources = [...new Set(input.resources.split(','))];
  const mayRead = (resource: string): boolean => {
    const list = all.find(({ method, path }) => method === 'get' && path === `/backoffice/${resource}`);
    return list !== undefined && list.id !== operations.followEvents.id && accessOf(request).isAllowed(list.id, ctx.actor);
  };
  const refused = resources.find((resource) => !isOwnNotice(resource, ctx.actor) && !mayRead(resource));
  if (refused !== undefined) throw failure('server.badRequest', { fields: [{ path: 'resources', message: refused }] });
  const { officeEvents, systemKnex } = appOf(request);
  const jobs = () => newestJobStep(systemKnex);
  const marks = { 'audit-events': () => newestEntry(systemKnex), 'dead-jobs': jobs, 'external-services': jobs, jobs, 'scheduled-jobs': jobs };
  const stream = openEventStream(ctx, officeEvents, { resources, seconds: input.seconds, marks });
  return { stream, contentType: 'text/event-stream' };
});
