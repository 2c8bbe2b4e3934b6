import type { StaffRole } from '@blattwerk/contract/invitations/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { invitationToken } from '../../kernel/mail-secrets.ts';
import { findPharmacyId } from './invitations.queries.ts';
import { findPending, makeInvitation, renewLink } from './invitations.service.ts';
import { User } from '../users/public.ts';

interface Asked {
  email: string;
  role: StaffRole;
  /** The pharmacy's slug. */
  pharmacy?: string | undefined;
  locale: Locale;
}

/**
 * The command line's invitation: it has no inviter, so that the only administrator may approve its doctors. Asking again replaces the link.
 * @throws pharmacy.notFound, email.alreadyRegistered
 */
export const inviteAsSystem = (ctx: Ctx, { email, role, pharmacy, locale }: Asked): Promise<{ url: string; expiresAt: string }> =>
  inTransaction(ctx, async (bound) => {
    if (await User.query(bound.trx).where({ email }).whereNotNull('mailConfirmedAt').select('id').first()) throw failure('email.alreadyRegistered');
    const pharmacyId = pharmacy === undefined ? null : found(await findPharmacyId(bound, { slug: pharmacy }), 'pharmacy.notFound');
    const asked = { email, role, pharmacyId, message: null, inviterId: null, locale };
    const open = await findPending(bound, asked);
    const { linkId, expiresAt } = open ? await renewLink(bound, open, asked) : await makeInvitation(bound, asked);
    const page = `${locale === 'en' ? '/en' : ''}/auth/invitation?token=${encodeURIComponent(invitationToken(bound.secrets, linkId))}`;
    return { url: new URL(page, bound.baseUrl).href, expiresAt: expiresAt.toISOString() };
  });

/** After a pharmacy has proved its listed address: the invitation has no inviter. Asking again replaces the link. `ctx` is bound to a transaction. */
export const inviteToPharmacy = async (ctx: Ctx, { email, pharmacyId, locale }: { email: string; pharmacyId: string; locale: Locale }): Promise<void> => {
  const asked = { email, role: 'pharmacy', pharmacyId, message: null, inviterId: null, locale } as const;
  const open = await findPending(ctx, asked);
  await (open ? renewLink(ctx, open, asked) : makeInvitation(ctx, asked));
};
