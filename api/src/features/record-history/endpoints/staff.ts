import * as operations from '@blattwerk/contract/record-history/operations';
import type { Request } from 'express';
import { staffFactory } from '../../../http/factories.ts';
import type { Member } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { checkReader, mayAsk } from '../../office-lists/public.ts';
import { officeEdits } from '../office-edits.ts';
import { readHistory } from '../record-history.queries.ts';
import { revertChange } from '../revert.service.ts';

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
