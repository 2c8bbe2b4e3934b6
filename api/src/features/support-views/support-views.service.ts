import type { OpenedSupportView, SupportViewLink } from '@blattwerk/contract/support-views/shapes';
import { audit, type AuditEntry } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member, SupportViewer } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { User } from '../users/public.ts';
import { viewIdOf, viewSecret } from './secrets.ts';
import { liveViews, type SupportViewRow } from './support-views.queries.ts';
import { SupportView } from './support-view.model.ts';

/** From asking for the link to the end of the view. */
const viewLife = 15 * duration.minutes;

/** Every step says who looked, at whom and why; the patient reads it in the own access log. */
export const viewEntry = (action: string, view: Pick<SupportViewRow, 'id' | 'patientId' | 'reason'>): AuditEntry => ({
  action: `support-view.${action}`,
  objectType: 'support-view',
  objectId: view.id,
  patientId: view.patientId,
  reason: view.reason,
});

/** A single-use link to the view of one patient's dashboard. @throws user.notExist */
export const createSupportView = async (ctx: Ctx<Member>, input: { id: string; reason: string }): Promise<SupportViewLink> => {
  const patient = found(await User.query(ctx.trx).findOne({ id: input.id, role: 'patient' }).whereNot({ status: 'deleted' }), 'user.notExist');
  const createdAt = ctx.clock.now();
  const view = { id: newId(), patientId: patient.id, reason: input.reason, createdAt, expiresAt: later(createdAt, viewLife) };
  await SupportView.query(ctx.trx).insert({ ...view, adminId: ctx.actor.id, sessionId: ctx.actor.sessionId });
  await audit(ctx, viewEntry('create', view));
  const language = ctx.locale === 'en' ? '/en' : '';
  return { url: `${ctx.baseUrl}${language}/dashboard-shadow#${viewSecret(ctx.secrets, 'link', view.id)}`, expiresAt: view.expiresAt.toISOString() };
};

/** Opens the view; of many at once with the same link one gets it. @throws supportView.linkInvalid */
export const openSupportView = async (ctx: Ctx, secret: string): Promise<OpenedSupportView> => {
  const id = found(viewIdOf(ctx.secrets, 'link', secret), 'supportView.linkInvalid');
  const [opened] = await liveViews(ctx).where({ id }).whereNull('openedAt').update({ openedAt: ctx.clock.now() }).returning<SupportViewRow[]>('*');
  const view = found(opened, 'supportView.linkInvalid');
  const { patientId, adminId, reason, expiresAt } = view;
  const actor: SupportViewer = { role: 'support', viewId: id, patientId, adminId, reason, openedAt: ctx.clock.now(), expiresAt };
  await audit({ ...ctx, actor }, viewEntry('open', view));
  return { credential: viewSecret(ctx.secrets, 'view', id), expiresAt: expiresAt.toISOString() };
};

export const endSupportView = async (ctx: Ctx<SupportViewer>): Promise<void> => {
  const { viewId: id, patientId, reason } = ctx.actor;
  const ended = await SupportView.query(ctx.trx).where({ id }).whereNull('endedAt').patch({ endedAt: ctx.clock.now() });
  if (ended > 0) await audit(ctx, viewEntry('end', { id, patientId, reason }));
};
