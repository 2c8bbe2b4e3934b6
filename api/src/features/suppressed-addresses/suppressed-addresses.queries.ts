import type { SuppressedAddress } from '@blattwerk/contract/suppressed-addresses/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { columnsOf, defineList } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import type { StoredAddress } from './suppressed-address.model.ts';

interface Row extends StoredAddress {
  heldMails: number;
  userId: string | null;
  role: string | null;
}

const present = (row: Row): SuppressedAddress => ({
  id: row.id,
  address: row.address,
  cause: row.cause,
  statusCode: row.statusCode,
  diagnostic: row.diagnostic,
  reports: row.reports,
  heldMails: Number(row.heldMails),
  user: row.userId && row.role ? { id: row.userId, role: row.role } : null,
  lastReportedAt: row.lastReportedAt.toISOString(),
  version: row.version,
  abilities: ['release'],
});

export const suppressedAddresses = defineList({
  fields: columnsOf('suppressed_addresses', { id: 'id', address: 'text', cause: 'text', statusCode: 'text', reports: 'number', lastReportedAt: 'instant' }),
  key: ['suppressed_addresses.id'],
  defaultSort: ['-lastReportedAt'],
  search: { text: ['suppressed_addresses.address'] },
  visibleTo: ({ trx }: Ctx<Member>) =>
    trx('suppressed_addresses')
      .where({ isHeld: true })
      .leftJoin('users', (join) => void join.on(trx.raw('lower(users.email) = suppressed_addresses.address')))
      .select('suppressed_addresses.*', 'users.id as userId', 'users.role')
      .select(
        trx.raw(
          `(SELECT count(*) FROM mails WHERE status = 'held' AND (recipient_id = users.id OR lower(recipient_address) = suppressed_addresses.address)) AS held_mails`,
        ),
      ),
  present: (rows: readonly Row[]) => rows.map(present),
  missing: 'server.notFound',
});

export const suppressedAddressHits = hitsOf(
  () => suppressedAddresses,
  ({ id, address }) => ({ id, title: address, subtitle: null }),
);

export const suppressedAddressList = openedBy(() => suppressedAddresses);

/** Whom one of our mails went to; undefined when it is none of ours. */
export const addressOfMail = async ({ trx }: Ctx, mailId: string): Promise<string | undefined> => {
  const mail = await trx('mails')
    .leftJoin('users', 'users.id', 'mails.recipientId')
    .where({ 'mails.id': mailId })
    .first<{ address: string } | undefined>(trx.raw('lower(coalesce(mails.recipient_address, users.email)) AS address'));
  return mail?.address;
};

/** Whether we have written to the address: a report of anybody else's mail is nothing to us. */
export const isOurs = async ({ trx }: Ctx, address: string): Promise<boolean> =>
  (await trx('mails').whereRaw('lower(recipient_address) = ?', [address]).first('id')) !== undefined ||
  (await trx('users').whereRaw('lower(email) = ?', [address]).first('id')) !== undefined;
