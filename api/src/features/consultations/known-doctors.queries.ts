import type { ConsultationKind } from '@blattwerk/contract/consultations/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

/** Doctors whom a patient has met, latest first: who decided a request, takes one in now, or gave a consultation. */
export interface KnownDoctors {
  /** Of the latest request or consultation. */
  own: string | null;
  kindWith(doctorId: string): ConsultationKind;
}

export const knownDoctors = async (ctx: Ctx, patientId: string): Promise<KnownDoctors> => {
  const rows = await rawRows<{ doctorId: string; isMet: boolean }>(
    ctx.trx,
    `SELECT doctor_id, bool_or(is_met) AS is_met, max(at) AS at FROM (
       SELECT doctor_id, status = 'approved' AS is_met, created_at AS at FROM treatments WHERE patient_id = :patientId AND doctor_id IS NOT NULL
       UNION ALL
       SELECT doctor_id, status = 'completed', starts_at FROM consultations WHERE patient_id = :patientId AND status <> 'cancelled') AS met
     GROUP BY doctor_id ORDER BY at DESC`,
    { patientId },
  );
  const met = new Set(rows.filter(({ isMet }) => isMet).map(({ doctorId }) => doctorId));
  return { own: rows[0]?.doctorId ?? null, kindWith: (doctorId) => (met.has(doctorId) ? 'follow-up' : 'first') };
};
