import type { DoctorDashboard } from '@blattwerk/contract/dashboard/doctor-shapes';
import { auditList } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { listToday } from '../consultations/public.ts';
import { countOpenQuestions } from '../pharmacy-questions/public.ts';
import { mentionsOfActor } from '../treatments/public.ts';
import { answeredRequests, countToPost, dueRequests, ownWeek, poolNumbers, upcomingDue, type OwnRow } from './doctor-dashboard.queries.ts';

const presentOwn = ({ id, number, firstName, lastName, at }: OwnRow): DoctorDashboard['due'][number] => ({
  treatmentId: id,
  number,
  patientName: fullName({ firstName, lastName }),
  at: at.toISOString(),
});

/** A doctor's own day. That own patients were listed is on record, as for the queue. */
export const readDoctorDashboard = async (ctx: Ctx<Member>): Promise<DoctorDashboard> => {
  const due = await dueRequests(ctx);
  const answers = await answeredRequests(ctx);
  await auditList(
    ctx,
    { action: 'treatment.list', objectType: 'treatment' },
    [...due, ...answers].map(({ patientId }) => patientId),
  );
  return {
    due: due.map(presentOwn),
    answers: answers.map(presentOwn),
    mentions: await mentionsOfActor(ctx),
    pool: await poolNumbers(ctx),
    questions: await countOpenQuestions(ctx),
    toPost: await countToPost(ctx),
    consultations: await listToday(ctx),
    dueCurve: await upcomingDue(ctx),
    week: await ownWeek(ctx),
  };
};
