import { tanLimits, type NewTan, type TanWay } from '@blattwerk/contract/pharmacy-access/shapes';
import type { SendingChannel } from '@blattwerk/contract/prescriptions/states';
import { CallRefusedError } from '../../adapters/call-gateway/call-gateway-port.ts';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { linkTan, linkToken } from '../../kernel/pharmacy-link-secrets.ts';
import { createDeliveryTask } from '../delivery-tasks/public.ts';
import { renderTanSheet } from '../documents/public.ts';
import { queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import { ensureLink } from './links.ts';
import { findLinkToSend, findPharmacy, findSendingForStaff, type LinkToSend } from './pharmacy-access.queries.ts';
import { StoredLink } from './pharmacy-link.model.ts';

/** After this long without the gateway staff telephone. */
const gatewayPatience = 30 * duration.minutes;

const markSent = async (ctx: Ctx, { sendingId, tanSerial }: LinkToSend, tanBy: TanWay): Promise<void> => {
  const tanSentAt = tanBy === 'staff' ? null : ctx.clock.now();
  await StoredLink.query(ctx.trx).where({ sendingId, tanSerial }).patch({ tanBy, tanSentAt });
};

const byMail = (ctx: Ctx, row: LinkToSend, address: string): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    await queueMail(bound, {
      template: 'pharmacy-tan',
      recipientAddress: address,
      locale: 'de',
      params: { sendingId: row.sendingId, serial: row.tanSerial, number: row.number },
      dedupeKey: `tan:${row.sendingId}:${row.tanSerial}`,
    });
    await markSent(bound, row, 'mail');
  });

const spoken = (number: string, tan: string): string => {
  const digits = [...tan].join(', ');
  return `Guten Tag, hier ist Blattwerk. Für den Vorgang ${number} haben wir Ihnen einen Link per E-Mail geschickt. Ihre TAN dazu lautet: ${digits}. Ich wiederhole: ${digits}. Auf Wiederhören.`;
};

/** Whether the gateway has taken the call. False when it never will, or has not for too long. */
const byTelephone = async (ctx: Ctx, row: LinkToSend, to: string): Promise<boolean> => {
  const { callGateway } = ctx.ports;
  if (!callGateway) return false;
  const tan = linkTan(ctx.secrets, row.sendingId, row.tanSerial);
  const { slug, number, prescriptionIds, createdAt, tanRenewedAt } = row;
  try {
    await callGateway.call({ to, pharmacy: slug, reference: prescriptionIds[0] ?? row.sendingId, references: prescriptionIds, text: spoken(number, tan), tan });
  } catch (error) {
    const isOver = error instanceof CallRefusedError || later(tanRenewedAt ?? createdAt, gatewayPatience) <= ctx.clock.now();
    if (!isOver) throw error;
    ctx.log.warn({ err: error, sendingId: row.sendingId }, 'the TAN could not be telephoned; staff do it');
    return false;
  }
  await markSent(ctx, row, 'telephone');
  return true;
};

/** Staff give the TAN by telephone: it is generated when they ask for it, so that it was not shown before. */
const byStaff = (ctx: Ctx, row: LinkToSend): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    await createDeliveryTask(bound, { sendingId: row.sendingId, kind: 'tan', dueAt: bound.clock.now() });
    await markSent(bound, row, 'staff');
  });

/** Each TAN is sent once; a locked link waits for staff, who make a new one. */
export const sendTan = async (ctx: Ctx, sendingId: string): Promise<void> => {
  const row = await findLinkToSend(ctx, sendingId);
  if (!row || row.endedAt) return;
  if (row.tries >= tanLimits.tries) return byStaff(ctx, row);
  if (row.tanBy) return;
  if (row.tanEmail) return byMail(ctx, row, row.tanEmail);
  if (row.phone && (await byTelephone(ctx, row, row.phone))) return;
  await byStaff(ctx, row);
};

/** The link of a sending that goes to a pharmacy without an account; staff who pass it on need one too. @throws server.notFound */
const linkForStaff = async (ctx: Ctx<Member>, sendingId: string): Promise<{ link: StoredLink; channel: SendingChannel }> => {
  const { channel, ...given } = await findSendingForStaff(ctx, sendingId);
  await ensureLink(ctx, { sendingId, ...given });
  return { link: await StoredLink.query(ctx.trx).findById(sendingId).throwIfNotFound(), channel };
};

/** The next TAN in place of the last one, with all of its tries; seven days begin with its first use. */
export const nextTan = ({ trx }: Pick<Ctx, 'trx'>) => ({ tanSerial: trx.raw('tan_serial + 1'), tries: 0, opensUntil: null });

/** A new TAN in place of the old one, shown only to the person who asked for it. @throws server.notFound */
export const renewTan = async (ctx: Ctx<Member>, sendingId: string): Promise<NewTan> => {
  const { number, pharmacyId } = (await linkForStaff(ctx, sendingId)).link;
  const { tanSerial } = await StoredLink.query(ctx.trx).patchAndFetchById(sendingId, {
    ...nextTan(ctx),
    tanBy: 'staff',
    tanSentAt: ctx.clock.now(),
  });
  await audit(ctx, { action: 'pharmacy-link.new-tan', objectType: 'sending', objectId: sendingId });
  const { name, phone } = await findPharmacy(ctx, pharmacyId);
  return { tan: linkTan(ctx.secrets, sendingId, tanSerial), number, pharmacy: { name, phone } };
};

/**
 * One half of the access on paper. With the link in the pharmacy's mail it is a new TAN; a pharmacy without mail gets the link, and its TAN by
 * telephone. @throws server.notFound
 */
export const tanSheet = async (ctx: Ctx<Member>, sendingId: string): Promise<{ number: string; bytes: () => Promise<Buffer> }> => {
  const { link, channel } = await linkForStaff(ctx, sendingId);
  const { number } = link;
  const { name } = await findPharmacy(ctx, link.pharmacyId);
  const shows =
    channel === 'staff' ? { url: new URL(`/p/${linkToken(ctx.secrets, sendingId)}`, ctx.baseUrl).href } : { tan: (await renewTan(ctx, sendingId)).tan };
  const meta = { createdAt: ctx.clock.now(), version: 1, brand: await readSetting(ctx, 'brand.name') };
  return { number, bytes: () => renderTanSheet({ meta, number, pharmacyName: name, shows }) };
};
