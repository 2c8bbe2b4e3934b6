import type { SupportDashboard } from '@blattwerk/contract/support-views/shapes';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member, type SupportViewer } from '../../kernel/ctx.ts';
import { User } from '../users/public.ts';
import { readStatuses } from '../patient-way/public.ts';
import { listOwnTreatments, presentPatientTreatment } from '../treatments/public.ts';
import { presentSupportDashboard } from './support-views.presenter.ts';
import { consultationsOf } from './support-views.queries.ts';
import { viewEntry } from './support-views.service.ts';

/** The dashboard is read as its patient reads it: a view can never reach more than that. */
const withPatientsEyes = ({ actor, ...ctx }: Ctx<SupportViewer>): Ctx<Member> => ({
  ...ctx,
  actor: { role: 'patient', id: actor.patientId, status: 'active', sessionId: '', pharmacyId: null, isWorking: true },
});

/** Each reading is a line in the audit log. */
export const readSupportDashboard = async (ctx: Ctx<SupportViewer>): Promise<SupportDashboard> => {
  const { viewId: id, patientId, adminId, reason } = ctx.actor;
  await audit(ctx, viewEntry('read', { id, patientId, reason }));
  const administrator = await User.query(ctx.trx).findById(adminId).throwIfNotFound();
  return inTransaction(withPatientsEyes(ctx), async (patientCtx) =>
    presentSupportDashboard({
      viewer: ctx.actor,
      administrator,
      patient: await User.query(patientCtx.trx).findById(patientId).throwIfNotFound(),
      statuses: await readStatuses(patientCtx),
      treatments: (await listOwnTreatments(patientCtx)).map((view) => presentPatientTreatment(view, ctx)),
      consultations: await consultationsOf(patientCtx),
    }),
  );
};
