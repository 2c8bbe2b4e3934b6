import type { Practice, practicePatch } from '@blattwerk/contract/people/shapes';
import type { z } from 'zod';
import type { User } from '../users/public.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { Doctor } from './doctor.model.ts';
import { findPractice } from './doctors.queries.ts';
import type { ReadLicence } from './licence.ts';

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
  await Doctor.query(ctx.trx).insert({ userId: user.id, ...licence, invoiceCode: firstInvoiceCode(user), isWorking: true, createdAt: ctx.clock.now() });
};

export const readPractice = async (ctx: Ctx<Member>): Promise<Practice> => {
  const row = found(await findPractice(ctx), 'doctor.notExist');
  const { licenceNumber: number, licenceAuthority: authority, licenceCountry: country, federalState, ...own } = row;
  return { ...own, licence: { number, authority, country, federalState } };
};

/** @throws server.badRequest for an invoice code that another doctor has, or that stands on invoices already */
const checkCode = async (ctx: Ctx<Member>, invoiceCode: string): Promise<void> => {
  const { isInvoiceCodeFixed } = await readPractice(ctx);
  const isTaken = await Doctor.query(ctx.trx).findOne({ invoiceCode }).whereNot({ userId: ctx.actor.id });
  if (isInvoiceCodeFixed || isTaken) throw failure('server.badRequest', { fields: [{ path: 'invoiceCode', message: 'invoiceCode.taken' }] });
};

/** @throws server.badRequest for an invoice code that is not free, server.conflict with both states when the version is stale */
export const updatePractice = (ctx: Ctx<Member>, { version, ...input }: z.output<typeof practicePatch>): Promise<Practice> =>
  editRecord(ctx, {
    action: 'practice.update',
    objectType: 'user',
    id: ctx.actor.id,
    version,
    input,
    lock: async () => {
      await Doctor.query(ctx.trx).findById(ctx.actor.id).forUpdate();
      return readPractice(ctx);
    },
    read: () => readPractice(ctx),
    write: async (before, next) => {
      if (input.invoiceCode !== undefined && input.invoiceCode !== before.invoiceCode) await checkCode(ctx, input.invoiceCode);
      await Doctor.query(ctx.trx)
        .findById(ctx.actor.id)
        .patch({ ...input, ...next });
      return { fields: Object.keys(input) };
    },
  });
