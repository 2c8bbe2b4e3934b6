import type { ModelObject } from 'objection';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { ContactRequest } from './contact-request.model.ts';

/** The number that the next message bears in its year. */
export const nextNumber = async ({ trx }: Ctx): Promise<number> => {
  const [counted] = await rawRows<{ next: number }>(trx, `SELECT nextval('contact_request_numbers') AS next`, {});
  return Number(found(counted).next);
};

/** A visitor may send a message and read none, so nothing of the row is asked back. */
export const insertMessage = async ({ trx }: Ctx, row: Partial<ModelObject<ContactRequest>>): Promise<void> => void (await trx('contact_requests').insert(row));

/** Lets row-level security pass the one message whose link the caller holds, until the end of the transaction. */
export const findByLink = async ({ trx }: Ctx, id: string): Promise<ContactRequest | undefined> => {
  await trx.raw(`SELECT set_config('app.contact_request', ?, true)`, [id]);
  return ContactRequest.query(trx).findById(id);
};
