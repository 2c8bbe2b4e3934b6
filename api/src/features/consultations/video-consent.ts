import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import type { PurposeOutcome } from '../consents/public.ts';
import { cancelledNow } from './cancel-booked.service.ts';
import { Consultation } from './consultation.model.ts';
import { moveConsultation } from './end.service.ts';
import { notifyDoctorOfWay } from './notices.service.ts';
import { noteFreed } from './waiting-list.service.ts';

const ahead = (ctx: Ctx<Member>, isByPhone: boolean): Promise<Consultation[]> =>
  Consultation.query(ctx.trx)
    .where({ patientId: ctx.actor.id, status: 'booked', isByPhone })
    .where('startsAt', '>', ctx.clock.now())
    .orderBy('startsAt')
    .forUpdate()
    .execute();

const holdByPhone = async (ctx: Ctx<Member>, row: Consultation, isByPhone: boolean): Promise<void> => {
  const changed = await row.$query(ctx.trx).patchAndFetch({ isByPhone, version: row.version + 1, updatedAt: ctx.clock.now() });
  const action = isByPhone ? 'consultation.to-phone' : 'consultation.to-video';
  await audit(ctx, { action, objectType: 'consultation', objectId: row.id, patientId: row.patientId });
  await notifyDoctorOfWay(ctx, changed);
};

const cancel = async (ctx: Ctx<Member>, row: Consultation): Promise<void> => {
  await moveConsultation(ctx, row, 'cancel', cancelledNow(ctx, 'patient'));
  await noteFreed(ctx, row);
};

/** Without consent to video the booked consultations take place by telephone, or not at all: the patient chooses. Given again, they are by video again. */
export const videoConsent: PurposeOutcome = {
  effects: async (ctx, choice) => {
    const kind = choice === 'phone' ? 'consultation-by-phone' : 'consultation-cancelled';
    return (await ahead(ctx, false)).map(({ startsAt }) => ({ kind, at: startsAt }));
  },
  withdrawn: async (ctx, choice) => {
    for (const row of await ahead(ctx, false)) await (choice === 'phone' ? holdByPhone(ctx, row, true) : cancel(ctx, row));
  },
  given: async (ctx) => {
    for (const row of await ahead(ctx, true)) await holdByPhone(ctx, row, false);
  },
};
