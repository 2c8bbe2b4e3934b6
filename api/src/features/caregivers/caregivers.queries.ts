import { maxCaregivers } from '@blattwerk/contract/caregivers/shapes';
import { openCaregiverStatuses } from '@blattwerk/contract/caregivers/states';
import type { QueryBuilder } from 'objection';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { sha256 } from '../../kernel/ids.ts';
import { Caregiver } from './caregiver.model.ts';

/** Two invitations of one person wait for each other, so that both find a place of their own. */
export const lockCaregivers = async ({ trx, actor }: Ctx<Member>): Promise<void> =>
  void (await trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended(?, 0))`, [`caregivers:${actor.id}`]));

/** The person's first free place; undefined where none is free. */
export const freePlace = async ({ trx, actor }: Ctx<Member>): Promise<number | undefined> => {
  const taken = await trx('caregivers')
    .where({ patientId: actor.id })
    .whereIn('status', [...openCaregiverStatuses])
    .pluck<number[]>('place');
  return Array.from({ length: maxCaregivers }, (_, at) => at + 1).find((place) => !taken.includes(place));
};

/** Open ones whose time is over: all that the caller reaches. */
export const overdue = ({ trx, clock }: Ctx): QueryBuilder<Caregiver, Caregiver[]> => {
  const now = clock.now();
  return Caregiver.query(trx).where((due) => {
    void due.where((one) => void one.where({ status: 'pending' }).where('linkExpiresAt', '<=', now));
    void due.orWhere((one) => void one.where({ status: 'active' }).where('endsAt', '<=', now));
  });
};

/** Lets row-level security pass the one invitation whose link the caller holds, until the end of the transaction. */
export const openByLink = async ({ trx }: Ctx, token: string): Promise<string> => {
  const tokenHash = sha256(token);
  await trx.raw(`SELECT set_config('app.caregiver_link', ?, true)`, [tokenHash]);
  return tokenHash;
};
