import { staffRoles } from '@blattwerk/contract/invitations/shapes';
import { email, text } from '@blattwerk/contract/validation';
import { z } from 'zod';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { choiceField, RowRefused, textField, type Known, type ListImporter } from '../../kernel/list-importer.ts';
import { findPharmacyId, knownStaff } from './invitations.queries.ts';
import { inviteImported, withdrawInvitation } from './invitations.service.ts';

const shape = z.strictObject({ email, role: z.enum(staffRoles), pharmacy: text(1, 80).optional(), message: text(1, 1000).optional() });

const invite = async (ctx: Ctx<Member>, { pharmacy, ...invitation }: z.output<typeof shape>): Promise<string> => {
  const pharmacyId = pharmacy === undefined ? undefined : await findPharmacyId(ctx, { slug: pharmacy });
  if (pharmacy !== undefined && pharmacyId === undefined) throw new RowRefused('pharmacy.unknown', 'pharmacy');
  return (await inviteImported(ctx, { ...invitation, ...(pharmacyId === undefined ? {} : { pharmacyId }) })).id;
};

const read = async (ctx: Ctx<Member>, id: string): Promise<Known> => found((await knownStaff(ctx, { id }))[0]);

/** Staff, known by their address: who is not here yet is invited, and takes part only after having accepted. What people are is never changed by a file. */
export const staffImporter: ListImporter = {
  fields: [
    textField('email', { isRequired: true, synonyms: ['E-Mail', 'Email', 'Mail'] }),
    choiceField('role', staffRoles, { isRequired: true, synonyms: ['Role', 'Funktion'] }),
    textField('pharmacy', { heading: 'pharmacyName', synonyms: ['Kürzel der Apotheke', 'Pharmacy'] }),
    textField('message', { synonyms: ['Nachricht'] }),
  ],
  keys: [['email']],
  shape,
  // Of a person and an invitation at one address the person counts.
  ids: async (ctx, key) => (await knownStaff(ctx, { email: String(key['email']) })).slice(0, 1).map(({ id }) => id),
  read,
  create: async (ctx, values) => read(ctx, await invite(ctx, values as z.output<typeof shape>)),
  update: async (ctx, { id, role, pharmacy }) => {
    if (role !== undefined || pharmacy !== undefined) throw new RowRefused('person.otherRole', role === undefined ? 'pharmacy' : 'role');
    return read(ctx, id);
  },
  remove: (ctx, id) => withdrawInvitation(ctx, id),
};
