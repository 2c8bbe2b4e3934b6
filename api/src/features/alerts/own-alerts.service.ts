import type { Alert } from '@blattwerk/contract/alerts/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { Alert as StoredAlert } from './alert.model.ts';
import { presentAlert } from './alert.presenter.ts';
import { findOwn, queryOwn } from './own-alerts.queries.ts';

/** The caller's own, latest first. */
export const listOwnAlerts = async (ctx: Ctx<Member>): Promise<{ items: Alert[]; total: number }> => {
  const rows = await queryOwn(ctx);
  return { items: rows.map(presentAlert), total: rows.length };
};

export const readOwnAlert = async (ctx: Ctx<Member>, id: string): Promise<Alert> => presentAlert(found(await findOwn(ctx, id)));

/** @throws server.notFound for one that is missing or another person's */
export const removeOwnAlert = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  found((await StoredAlert.query(ctx.trx).where({ userId: ctx.actor.id }).deleteById(id)) > 0 || undefined);
};
