import type { CaregiverEnd } from '@blattwerk/contract/caregivers/states';
import type { Ctx } from '../../kernel/ctx.ts';
import { queueMail } from '../mails/public.ts';
import { User } from '../users/public.ts';
import type { Caregiver } from './caregiver.model.ts';

type Row = Pick<Caregiver, 'id' | 'patientId' | 'caregiverId' | 'endsAt'>;
type Side = 'patient' | 'caregiver';

const localeOf = async ({ trx }: Ctx, id: string) => (await User.query(trx).findById(id).select('locale').throwIfNotFound()).locale;

/** To an address with or without an account: the same mail. */
export const sendInvitation = (ctx: Ctx, { linkId, email, locale, linkExpiresAt }: Caregiver): Promise<void> =>
  queueMail(ctx, {
    template: 'caregiver-invitation',
    recipientAddress: email,
    locale,
    params: { linkId, expiresAt: linkExpiresAt.toISOString() },
    dedupeKey: `caregiver:${linkId}`,
  });

export const tellOfAnswer = async (ctx: Ctx, { id, patientId }: Row, answer: 'accepted' | 'declined'): Promise<void> =>
  queueMail(ctx, {
    template: `caregiver-${answer}`,
    recipientId: patientId,
    locale: await localeOf(ctx, patientId),
    params: {},
    dedupeKey: `caregiver:${id}:answered`,
  });

const tellSide = async (ctx: Ctx, { id }: Row, side: Side, recipientId: string): Promise<void> =>
  queueMail(ctx, {
    template: 'caregiver-ended',
    recipientId,
    locale: await localeOf(ctx, recipientId),
    params: { side },
    dedupeKey: `caregiver:${id}:ended:${side}`,
  });

/** Who did not end it is told; both, where time did. */
export const tellOfEnd = async (ctx: Ctx, row: Row, endedBy: CaregiverEnd): Promise<void> => {
  if (endedBy !== 'patient') await tellSide(ctx, row, 'patient', row.patientId);
  if (endedBy !== 'caregiver' && row.caregiverId) await tellSide(ctx, row, 'caregiver', row.caregiverId);
};

export const remindOfEnd = async (ctx: Ctx, { id, patientId, endsAt }: Row): Promise<void> =>
  queueMail(ctx, {
    template: 'caregiver-ending',
    recipientId: patientId,
    locale: await localeOf(ctx, patientId),
    params: { endsAt: endsAt.toISOString() },
    dedupeKey: `caregiver:${id}:ending:${endsAt.toISOString()}`,
  });
