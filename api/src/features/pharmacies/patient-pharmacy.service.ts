import type { Ctx, Member } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { Pharmacy } from './pharmacy.model.ts';

type Contact = Pick<Pharmacy, 'name' | 'street' | 'houseNum' | 'zipCode' | 'city' | 'phone'> & { email?: string | undefined };

/** A pharmacy that is not listed, for the patient alone who added it. @returns its id */
export const addPatientPharmacy = async (ctx: Ctx<Member>, contact: Contact): Promise<string> => {
  const id = newId();
  await Pharmacy.query(ctx.trx).insert({ ...contact, id, slug: `eigene-${id}`, country: 'DE', isListed: false, addedByPatientId: ctx.actor.id });
  return id;
};
