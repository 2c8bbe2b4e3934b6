import { operations as all, type DeclaredOperation } from '@blattwerk/contract/operations';
import * as operations from '@blattwerk/contract/record-history/operations';
import type { Request } from 'express';
import { accessOf } from '../../../http/access.ts';
import { staffFactory } from '../../../http/factories.ts';
import type { Member } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { officeEdits } from '../office-edits.ts';
import { readHistory } from '../record-history.queries.ts';
import { revertChange } from '../revert.service.ts';

const mayAsk = (request: Request, actor: Member, operation: DeclaredOperation | undefined): boolean =>
  operation !== undefined && accessOf(request).isAllowed(operation.id, actor);

/** A record's history is open to those who may read the record, or the list where a record has no page of its own. */
const checkReader = (request: Request, actor: Member, resource: string): void => {
  const [record, list] = [`/backoffice/${resource}/:id`, `/backoffice/${resource}`].map((path) => all.find((one) => one.method === 'get' && one.path === path));
  if (!mayAsk(request, actor, record ?? list)) throw failure((record ?? list) ? 'server.forbidden' : 'server.notFound');
};

const mayEdit = (request: Request, actor: Member, resource: string): boolean => mayAsk(request, actor, officeEdits[resource]?.operation);

export const readHistoryEndpoint = staffFactory.build(operations.readHistory, async ({ ctx, input, request }) => {
  checkReader(request, ctx.actor, input.resource);
  return { items: await readHistory(input, { ctx, mayEdit: mayEdit(request, ctx.actor, input.resource) }) };
});

export const revertChangeEndpoint = staffFactory.build(operations.revertChange, async ({ ctx, input, request }) => {
  checkReader(request, ctx.actor, input.resource);
  if (!mayEdit(request, ctx.actor, input.resource)) throw failure('server.forbidden');
  return { items: await revertChange(ctx, input) };
});
