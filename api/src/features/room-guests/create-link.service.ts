import { guestPath, type GuestLink } from '@blattwerk/contract/room-guests/shapes';
import { qrPicture } from '../../adapters/qr-code/qr-picture.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { guestToken } from '../../kernel/guest-link-secrets.ts';
import { findForRoom } from '../consultations/public.ts';
import { openLinkOf } from './guest-links.queries.ts';

/** The link to one of the own appointments, to be opened on another device. @throws server.notFound, consultation.expired.completed.cancelled */
export const createGuestLink = async (ctx: Ctx<Member>, id: string): Promise<GuestLink> => {
  const room = await findForRoom(ctx, id);
  if (room.status !== 'booked' || ctx.clock.now() >= room.joinableUntil) throw failure('consultation.expired.completed.cancelled');
  const { serial } = await openLinkOf(ctx, id);
  const path = guestPath(guestToken(ctx.secrets, id, serial));
  const url = new URL(ctx.locale === 'en' ? `/en${path}` : path, ctx.baseUrl).href;
  await audit(ctx, { action: 'room-guest.create-link', objectType: 'consultation', objectId: id, patientId: room.patientId });
  return { url, qrCode: await qrPicture(url), expiresAt: room.joinableUntil.toISOString() };
};
