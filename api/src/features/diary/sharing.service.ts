import type { Diary, DiaryQuery, SharedDiary } from '@blattwerk/contract/diary/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { hasConsent } from '../consents/public.ts';
import { treatmentsVisibleTo, type Treatment } from '../treatments/public.ts';
import { daysAsked } from './diary-days.ts';
import { presentEntry } from './diary.presenter.ts';
import { entriesOf, isWithheld, setWithheld } from './diary.queries.ts';
import { readSharing } from './diary.service.ts';

const visible = async (ctx: Ctx<Member>, id: string): Promise<Treatment> =>
  found(await treatmentsVisibleTo(ctx.trx, ctx.actor).where('treatments.id', id).first<Treatment | undefined>('treatments.*'), 'treatment.notFound');

/** Whether the doctor of a request reads the diary, besides the consent. @throws treatment.notFound */
export const shareDiary = async (ctx: Ctx<Member>, { treatmentId, isShared }: { treatmentId: string; isShared: boolean }): Promise<Diary['sharing']> => {
  const { id } = await visible(ctx, treatmentId);
  if (await setWithheld(ctx, id, !isShared))
    await audit(ctx, { action: isShared ? 'diary.share' : 'diary.withhold', objectType: 'treatment', objectId: id, patientId: ctx.actor.id });
  return readSharing(ctx);
};

const isShared = async (ctx: Ctx<Member>, { id, status, patientId }: Treatment): Promise<boolean> =>
  (status === 'in-review' || status === 'approved') && (await hasConsent(ctx, patientId, 'diary')) && !(await isWithheld(ctx, id));

/** The patient's diary for the doctor of a request; each reading is in the audit log. @throws treatment.notFound, doctor.notAssigned */
export const readSharedDiary = async (ctx: Ctx<Member>, { id, ...query }: DiaryQuery & { id: string }): Promise<SharedDiary> => {
  const treatment = await visible(ctx, id);
  if (treatment.doctorId !== ctx.actor.id) throw failure('doctor.notAssigned');
  const days = daysAsked(query, ctx.clock.now());
  if (!(await isShared(ctx, treatment))) return { isShared: false, items: [], total: 0, ...days };
  const items = (await entriesOf(ctx, treatment.patientId, days)).map(presentEntry);
  await audit(ctx, { action: 'diary.read', objectType: 'treatment', objectId: id, patientId: treatment.patientId });
  return { isShared: true, items, total: items.length, ...days };
};
