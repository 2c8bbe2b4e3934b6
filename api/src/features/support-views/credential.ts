import type { Request } from 'express';
import { appOf } from '../../http/request-context.ts';
import type { SupportViewer } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { viewIdOf } from './secrets.ts';
import { liveViews, type SupportViewRow } from './support-views.queries.ts';

/** The credential of `Authorization: SupportView <credential>`; undefined for every other kind of caller. */
export const supportCredential = (request: Request): string | undefined => /^supportview (.+)$/i.exec(request.get('authorization') ?? '')?.[1];

/** View, administrator and session are read on each request: a ban and a logout end the view at once. @throws supportView.ended */
export const readSupportViewer = async (request: Request, credential: string): Promise<SupportViewer> => {
  const { knex, clock, secrets } = appOf(request);
  const id = viewIdOf(secrets, 'view', credential);
  const view = id ? await liveViews({ trx: knex, clock }).where({ id }).whereNotNull('openedAt').first<SupportViewRow | undefined>() : undefined;
  if (!view?.openedAt) throw failure('supportView.ended');
  const { patientId, adminId, reason, openedAt, expiresAt } = view;
  return { role: 'support', viewId: view.id, patientId, adminId, reason, openedAt, expiresAt };
};
