import type { Practice, practicePatch } from '@blattwerk/contract/people/shapes';
import type { z } from 'zod';
import type { User } from '../users/public.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import type { ReadLicence } from './licence.ts';

interface PracticeRow {
  taxNumber: string | null;
  invoiceCode: string;
  languages: string[];
  licenceNumber: string | null;
  licenceAuthority: string | null;
  licenceCountry: string;
  federalState: string | null;
  isInvoiceCodeFixed: boolean;
}

const letters = (name: string): string =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');

/** Begins the numbers of the doctor's invoices: initials and a part of the id, until the doctor chooses another. */
const firstInvoiceCode = ({ id, firstName, lastName }: User): string => {
  const initials = `${letters(firstName).slice(0, 1)}${letters(lastName).slice(0, 1)}`;
  return `${initials}${id.replaceAll('-', '').slice(-6).toUpperCase()}`;
};

/** What a new doctor needs besides the account: the licence as stated; the second person compares it with the register. */
export const addDoctor = async (ctx: Ctx, user: User, licence: ReadLicence): Promise<void> => {
  await ctx.trx('doctors').insert({ userId: user.id, ...licence, invoiceCode: firstInvoiceCode(user), isWorking: true, createdAt: ctx.clock.now() });
};

export const readPractice = async (ctx: Ctx<Member>): Promise<Practice> => {
  const row: PracticeRow = found(
    await ctx
      .trx('doctors')
      .where({ userId: ctx.actor.id })
      .select('taxNumber', 'invoiceCode', 'languages', 'licenceNumber', 'licenceAuthority', 'licenceCountry', 'federalState')
      .select(ctx.trx.raw('EXISTS (SELECT FROM invoice_counters WHERE issuer = invoice_code) AS is_invoice_code_fixed'))
      .first(),
    'doctor.notExist',
  );
  const { licenceNumber: number, licenceAuthority: authority, licenceCountry: country, federalState, ...own } = row;
  return { ...own, licence: { number, authority, country, federalState } };
};

/** @throws server.badRequest for an invoice code that another doctor has, or that stands on invoices already */
export const updatePractice = async (ctx: Ctx<Member>, patch: z.output<typeof practicePatch>): Promise<Practice> => {
  if (Object.keys(patch).length === 0) return readPractice(ctx);
  const before = await readPractice(ctx);
  const isOtherCode = patch.invoiceCode !== undefined && patch.invoiceCode !== before.invoiceCode;
  if (isOtherCode) {
    const isTaken = await ctx.trx('doctors').where({ invoiceCode: patch.invoiceCode }).whereNot({ userId: ctx.actor.id }).first('userId');
    if (before.isInvoiceCodeFixed || isTaken) throw failure('server.badRequest', { fields: [{ path: 'invoiceCode', message: 'invoiceCode.taken' }] });
  }
  await ctx
    .trx('doctors')
    .where({ userId: ctx.actor.id })
    .update({ ...patch, updatedAt: ctx.clock.now() });
  await audit(ctx, { action: 'practice.update', objectType: 'user', objectId: ctx.actor.id, after: { fields: Object.keys(patch) } });
  return readPractice(ctx);
};
