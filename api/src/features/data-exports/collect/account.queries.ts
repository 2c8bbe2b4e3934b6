import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listAccesses } from '../../access-log/public.ts';
import { caregiversOf } from './caregivers.queries.ts';
import { told } from './stored.ts';

type Account = Pick<
  ExportedData,
  | 'person'
  | 'reviews'
  | 'reviewComments'
  | 'reviewLikes'
  | 'favouriteProducts'
  | 'favouritePharmacies'
  | 'signInMethods'
  | 'sessions'
  | 'mails'
  | 'notifications'
  | 'notificationPreferences'
  | 'pushDevices'
  | 'marketing'
  | 'newsletter'
  | 'contactRequests'
  | 'contractWithdrawals'
  | 'alerts'
  | 'invitations'
  | 'caregivers'
  | 'savedSearches'
  | 'notedProducts'
  | 'accessLog'
>;

const personColumns = [
  'id',
  'email',
  'title',
  'firstName',
  'lastName',
  'bornOn as dob',
  'street',
  'houseNum',
  'zipCode',
  'city',
  'country',
  'phone',
  'about',
  'locale',
  'source',
  'status',
  'mailConfirmedAt',
  'createdAt',
];

const namesOf = async (ctx: Ctx, table: 'favorites' | 'pharmacyFavorites', userId: string): Promise<string[]> =>
  table === 'favorites'
    ? ctx.trx('favorites').join('products', 'products.id', 'favorites.productId').where({ userId }).orderBy('products.name').pluck<string[]>('products.name')
    : ctx
        .trx('pharmacyFavorites')
        .join('pharmacies', 'pharmacies.id', 'pharmacyFavorites.pharmacyId')
        .where({ userId })
        .orderBy('pharmacies.name')
        .pluck<string[]>('pharmacies.name');

const logPage = 500;

const accessLogOf = async (ctx: Ctx, patientId: string): Promise<ExportedData['accessLog']> => {
  const log: ExportedData['accessLog'] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await listAccesses(ctx, { patientId, page, pageSize: logPage });
    log.push(...items.map(({ at, who, name, what, reason }) => ({ at, who, name, what, reason })));
    if (items.length === 0 || log.length >= total) return log;
  }
};

/** How the person can sign in; secrets and keys are never exported. */
const signInMethodsOf = async (ctx: Ctx, userId: string): Promise<ExportedData['signInMethods']> => {
  const { passwordHash } = await ctx.trx('users').where({ id: userId }).first('passwordHash');
  const authenticators = await ctx.trx('authenticators').where({ userId }).whereNotNull('confirmedAt').select('confirmedAt');
  const linked = await ctx.trx('socialIdentities').where({ userId }).orderBy('createdAt').select('provider', 'createdAt');
  const passkeys = await ctx.trx('passkeys').where({ userId }).orderBy('createdAt').select('name', 'createdAt');
  return [
    ...(passwordHash === null ? [] : [{ kind: 'password', name: null, createdAt: null }]),
    ...linked.map((row: { provider: string; createdAt: Date }) => ({ kind: row.provider, name: null, createdAt: row.createdAt.toISOString() })),
    ...authenticators.map((row: { confirmedAt: Date }) => ({ kind: 'authenticator', name: null, createdAt: row.confirmedAt.toISOString() })),
    ...passkeys.map((row: { name: string; createdAt: Date }) => ({ kind: 'passkey', name: row.name, createdAt: row.createdAt.toISOString() })),
  ];
};

/** What the person wrote about products, and which reviews they found helpful. */
const contributionsOf = async ({ trx }: Ctx, patientId: string) => {
  const reviews = await trx('reviews')
    .join('products', 'products.id', 'reviews.productId')
    .where({ patientId })
    .orderBy('reviews.createdAt')
    .select('reviews.id', 'products.name as product', 'pseudonym', 'rating', 'text', 'effects', 'sideEffects', 'benefits')
    .select('reviews.status', 'reason', 'reviews.createdAt');
  const comments = await trx('reviewComments')
    .join('products', 'products.id', 'reviewComments.productId')
    .where({ patientId })
    .orderBy('reviewComments.createdAt')
    .select('reviewComments.id', 'products.name as product', 'pseudonym', 'text', 'status', 'reason', 'reviewComments.createdAt');
  const likes = await trx('reviewLikes')
    .join('reviews', 'reviews.id', 'reviewLikes.reviewId')
    .join('products', 'products.id', 'reviews.productId')
    .where('reviewLikes.patientId', patientId)
    .orderBy('reviewLikes.createdAt')
    .select('products.name as product', 'reviewLikes.createdAt');
  return { reviews: reviews.map(told), reviewComments: comments.map(told), reviewLikes: likes.map(told) };
};

/** By the account, and by its address before there was an account. */
const alertsOf = async (ctx: Ctx, { id: userId, email }: { id: string; email: string }): Promise<ExportedData['alerts']> => {
  const rows: Record<string, unknown>[] = await ctx
    .trx('alerts')
    .join('products', 'products.id', 'alerts.productId')
    .leftJoin('pharmacies', 'pharmacies.id', 'alerts.pharmacyId')
    .where({ userId })
    .orWhere({ 'alerts.email': email })
    .orderBy('alerts.createdAt')
    .select('products.name as product', 'kind', 'priceCents', 'pharmacies.name as pharmacy', 'alerts.zipCode', 'radiusKm', 'alerts.status')
    .select('askedAt', 'confirmedAt', 'lastSentAt');
  return rows.map((row) => ({ ...told(row), radiusKm: row['radiusKm'] === null ? null : Number(row['radiusKm']) }) as ExportedData['alerts'][number]);
};

/** What waits to be named in the next request. */
const notedOf = async (ctx: Ctx, userId: string): Promise<ExportedData['notedProducts']> => {
  const rows: Record<string, unknown>[] = await ctx
    .trx('notedProducts')
    .join('products', 'products.id', 'notedProducts.productId')
    .where({ userId })
    .orderBy('place')
    .select('products.name as product', 'amount', 'unit', 'notedAt');
  return rows.map((row) => ({ ...told(row), amount: row['amount'] === null ? null : Number(row['amount']) }) as ExportedData['notedProducts'][number]);
};

/** With the name of the pharmacy, where the search is about one. */
const savedSearchesOf = async ({ trx }: Ctx, userId: string): Promise<ExportedData['savedSearches']> => {
  const rows: { name: string; search: string; createdAt: Date }[] = await trx('savedSearches')
    .where({ userId })
    .orderBy('createdAt')
    .select('name', 'search', 'createdAt');
  const pharmacyIdOf = ({ search }: { search: string }): string | null => new URLSearchParams(search).get('pharmacyId');
  const ids = rows.map(pharmacyIdOf).filter((id) => id !== null);
  const pharmacies: { id: string; name: string }[] = await trx('pharmacies').whereIn('id', ids).select('id', 'name');
  return rows.map((row) => ({ ...told(row), pharmacy: pharmacies.find(({ id }) => id === pharmacyIdOf(row))?.name ?? null }));
};

/** What the person was told, how they want to be, and on which browsers. */
const notificationsOf = async ({ trx }: Ctx, userId: string): Promise<object> => {
  const notifications = await trx('notifications').where({ recipientId: userId }).orderBy('createdAt').select('event', 'createdAt', 'readAt');
  const notificationPreferences = await trx('notificationPreferences').where({ userId }).select('channels', 'hasQuietHours', 'quietFrom', 'quietTo');
  const pushDevices = await trx('pushDevices').where({ userId }).orderBy('createdAt').select('userAgent', 'createdAt');
  return { notifications: notifications.map(told), notificationPreferences, pushDevices: pushDevices.map(told) };
};

/** The account and everything around it. */
export const collectAccount = async (ctx: Ctx, userId: string): Promise<Account> => {
  const { trx } = ctx;
  const person = await trx('users').where({ id: userId }).first(personColumns);
  const sessions = await trx('sessions')
    .where({ userId })
    .orderBy('createdAt')
    .select('id', 'userAgent', 'place', 'createdAt', 'lastUsedAt', 'expiresAt', 'revokedAt');
  const mails = await trx('mails')
    .where({ recipientId: userId })
    .orWhere({ recipientAddress: person.email })
    .orderBy('createdAt')
    .select('template', 'locale', 'createdAt', 'sentAt');
  const newsletter = await trx('newsletterSubscriptions').where({ email: person.email }).select('status', 'askedAt', 'confirmedAt', 'withdrawnAt');
  const contractWithdrawals = await trx('contractWithdrawals')
    .where({ patientId: userId })
    .orWhere({ email: person.email })
    .orderBy('receivedAt')
    .select('id', 'treatmentNumber', 'text', 'status', 'outcome', 'receivedAt', 'confirmedAt', 'doneAt');
  const contactRequests = await trx('contactRequests')
    .where({ patientId: userId })
    .orWhere({ email: person.email })
    .orderBy('createdAt')
    .select('id', 'number', 'topic', 'message', 'status', 'answer', 'createdAt', 'answeredAt', 'closedAt');
  const marketing = await trx('marketingPatients')
    .where({ email: person.email })
    .select('source', 'campaignSource', 'campaignMedium', 'campaignName', 'createdAt', 'lastSeenAt');
  const invitations = await trx('invitations').where({ inviterId: userId }).orderBy('createdAt').select('email', 'message', 'status', 'createdAt');
  return {
    person: told(person),
    ...(await contributionsOf(ctx, userId)),
    favouriteProducts: await namesOf(ctx, 'favorites', userId),
    favouritePharmacies: await namesOf(ctx, 'pharmacyFavorites', userId),
    signInMethods: await signInMethodsOf(ctx, userId),
    sessions: sessions.map(told),
    mails: mails.map(told),
    ...(await notificationsOf(ctx, userId)),
    marketing: marketing.map(told),
    newsletter: newsletter.map(told),
    contactRequests: contactRequests.map(told),
    contractWithdrawals: contractWithdrawals.map(told),
    alerts: await alertsOf(ctx, person),
    invitations: invitations.map(told),
    caregivers: await caregiversOf(ctx, userId),
    savedSearches: await savedSearchesOf(ctx, userId),
    notedProducts: await notedOf(ctx, userId),
    accessLog: await accessLogOf(ctx, userId),
  } as Account;
};
