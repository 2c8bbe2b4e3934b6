import { operations as all, type DeclaredOperation } from '@blattwerk/contract/operations';
import type { Request } from 'express';
import { accessOf } from '../../http/access.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { officeLists } from './office-lists.ts';

/** A record of the back office by its list and its name there. */
export interface NamedRecord {
  resource: string;
  id: string;
}

export const mayAsk = (request: Request, actor: Member, operation: DeclaredOperation | undefined): boolean =>
  operation !== undefined && accessOf(request).isAllowed(operation.id, actor);

/**
 * What is asked about any record is open to those who may read the record, or the list where a record has no page of its own.
 * @throws server.forbidden, server.notFound for what is no list
 */
export const checkReader = (request: Request, actor: Member, resource: string): void => {
  const [record, list] = [`/backoffice/${resource}/:id`, `/backoffice/${resource}`].map((path) => all.find((one) => one.method === 'get' && one.path === path));
  if (!mayAsk(request, actor, record ?? list)) throw failure((record ?? list) ? 'server.forbidden' : 'server.notFound');
};

const isUuid = (id: string): boolean => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id);
const namedByWords: readonly string[] = ['scheduled-jobs', 'settings'];
const isWellFormed = ({ resource, id }: NamedRecord): boolean =>
  namedByWords.includes(resource) || (resource === 'stock' ? id.split(':').length === 2 && id.split(':').every(isUuid) : isUuid(id));

/** @throws server.notFound for a list without records, and for a record that is missing or not the caller's */
export const checkSeen = async (ctx: Ctx<Member>, named: NamedRecord): Promise<void> => {
  const list = officeLists[named.resource];
  const [visible] = list && isWellFormed(named) ? await list.visible(ctx, [named.id]) : [];
  if (visible === undefined) throw failure('server.notFound');
};
