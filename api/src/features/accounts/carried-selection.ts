import type { CarriedSelection, SelectedItems } from '@blattwerk/contract/selections/saved-selection';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { addFavoritePharmacy } from '../pharmacies/public.ts';
import { saveSelection } from '../selections/public.ts';
import type { User } from '../users/public.ts';
import { listedPharmacy } from './accounts.queries.ts';

/** What a user chose before registering, as the registration keeps it until the mailbox is proven. */
export interface Carried {
  noted: SelectedItems | null;
  pharmacyId: string | null;
}

/** The columns of a registration; a pharmacy that is not in the list is none. */
export const carriedColumns = async (ctx: Ctx, selection: CarriedSelection): Promise<{ noted: string | null; pharmacyId: string | null }> => ({
  noted: selection && selection.items.length > 0 ? JSON.stringify(selection.items) : null,
  pharmacyId: selection?.pharmacyId ? ((await listedPharmacy(ctx, selection.pharmacyId)) ?? null) : null,
});

/** The account has it now, and with it every device on which its owner signs in. `ctx` acts for a visitor; the rows are the patient's own. */
export const handOver = async (ctx: Ctx, user: User, sessionId: string, { noted, pharmacyId }: Carried): Promise<void> => {
  if (user.role !== 'patient') return;
  const actor: Member = { role: user.role, id: user.id, status: user.status, sessionId, pharmacyId: null, isWorking: false };
  if (noted) await inTransaction({ ...ctx, actor }, (bound) => saveSelection(bound, noted));
  if (pharmacyId) await addFavoritePharmacy(ctx, { userId: user.id, pharmacyId });
};
