import type { PrescriptionStatus, SendingChannel } from '@blattwerk/contract/prescriptions/states';
import type { Knex } from 'knex';
import type { ModelObject } from 'objection';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import type { StoredLink } from './pharmacy-link.model.ts';

interface Span {
  from: Date;
  to: Date;
}

/** Confirmed claims of a span of time whose invitation was not sent. */
export const claimsToInvite = (trx: Knex, { from, to }: Span): Promise<{ claimId: string }[]> =>
  trx('pharmacy_claims').whereNotNull('confirmedAt').whereNull('invitedAt').whereBetween('confirmedAt', [from, to]).select('id as claimId');

/** Sendings of a span of time whose link was not mailed. */
export const sendingsWithoutLink = (trx: Knex, { from, to }: Span): Promise<{ sendingId: string }[]> =>
  trx('sendings').where({ channel: 'link' }).whereNull('notifiedAt').whereNull('endedAt').whereBetween('sentAt', [from, to]).select('id as sendingId');

/** Links whose TAN was due in a span of time and was not sent. */
export const linksWithoutTan = (trx: Knex, { from, to }: Span): Promise<{ sendingId: string }[]> =>
  trx('pharmacy_links')
    .join('sendings', 'sendings.id', 'pharmacy_links.sendingId')
    .where({ channel: 'link' })
    .whereNull('tanBy')
    .whereNull('endedAt')
    .whereBetween(trx.raw('coalesce(tan_renewed_at, created_at)') as never, [from, to])
    .select('sendingId');

/** Where the prescriptions of a sending stand. */
export const statusesOf = ({ trx }: Ctx, sendingId: string): Promise<{ status: PrescriptionStatus }[]> =>
  trx('prescriptions').where({ sendingId }).select('status');

/** Whether a prescription was once with the pharmacy by this sending. */
export const wasSent = async ({ trx }: Ctx, prescriptionId: string, sendingId: string): Promise<boolean> =>
  (await trx('prescription_deliveries').where({ prescriptionId, sendingId }).first('sendingId')) !== undefined;

interface PharmacyBrief {
  name: string;
  city: string;
  email: string | null;
  phone: string | null;
}

export const findPharmacy = ({ trx }: Ctx, id: string): Promise<PharmacyBrief> =>
  trx('pharmacies').where({ id }).first<PharmacyBrief>('name', 'city', 'email', 'phone');

export type LinkToSend = ModelObject<StoredLink> & {
  slug: string;
  phone: string | null;
  tanEmail: string | null;
  endedAt: Date | null;
  prescriptionIds: string[];
};

/** A link with what its TAN is sent by. */
export const findLinkToSend = ({ trx }: Ctx, sendingId: string): Promise<LinkToSend | undefined> =>
  trx('pharmacy_links')
    .join('sendings', 'sendings.id', 'pharmacy_links.sendingId')
    .join('pharmacies', 'pharmacies.id', 'pharmacy_links.pharmacyId')
    .where({ 'pharmacy_links.sendingId': sendingId })
    .first(
      'pharmacy_links.*',
      'pharmacies.slug',
      'pharmacies.phone',
      'pharmacies.tanEmail',
      'sendings.endedAt',
      trx.raw('ARRAY(SELECT id FROM prescriptions WHERE prescriptions.sending_id = sendings.id ORDER BY position) AS prescription_ids'),
    );

interface SendingForStaff {
  pharmacyId: string;
  channel: SendingChannel;
  /** Of the first prescription. */
  number: string;
}

/** A sending to a pharmacy without an account that has not ended. @throws server.notFound */
export const findSendingForStaff = async ({ trx }: Ctx, sendingId: string): Promise<SendingForStaff> =>
  found(
    await trx('sendings')
      .join('prescriptions', 'prescriptions.sendingId', 'sendings.id')
      .where({ 'sendings.id': sendingId })
      .whereIn('channel', ['link', 'staff'])
      .whereNull('endedAt')
      .orderBy('position')
      .first('sendings.pharmacyId', 'sendings.channel', 'prescriptions.number'),
  );

/** What the bearer with this hash opens, as long as it holds. */
export const liveAccess = (
  { trx, clock }: Pick<Ctx, 'trx' | 'clock'>,
  secretHash: string,
): Promise<{ id: string; sendingId: string; pharmacyId: string } | undefined> =>
  trx('pharmacy_accesses')
    .join('pharmacy_links', 'pharmacy_links.sendingId', 'pharmacy_accesses.sendingId')
    .where({ secretHash })
    .where('pharmacy_accesses.expiresAt', '>', clock.now())
    .first<{ id: string; sendingId: string; pharmacyId: string } | undefined>('pharmacy_accesses.id', 'pharmacy_accesses.sendingId', 'pharmacyId');
