import type { Override } from '@blattwerk/contract/treatments/decision-shapes';
import type { GoaeItem } from '@blattwerk/contract/treatments/goae';
import type { contactKinds, DeclineReason, DecisionKind, TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { Knex } from 'knex';
import { BaseModel } from '../../kernel/base-model.ts';
import type { Actor } from '../../kernel/ctx.ts';

/** One request for a treatment and its way through review. */
export class Treatment extends BaseModel {
  static override tableName = 'treatments';

  declare number: string;
  declare patientId: string;
  declare healthStateId: string;
  declare status: TreatmentStatus;
  declare doctorId: string | null;
  /** Until then no other doctor can claim the request. */
  declare claimExpiresAt: Date | null;
  /** Since when the doctor has the request. */
  declare claimedAt: Date | null;
  declare submittedAt: Date | null;
  /** Null while the clock stands still. */
  declare dueAt: Date | null;
  /** Since when a question waits for the patient; the intervals are `treatment_pauses`. */
  declare clockStoppedAt: Date | null;
  /** When doctors were warned of the due time, and when it was found to be missed. */
  declare dueWarnedAt: Date | null;
  declare missedAt: Date | null;
  declare decidedAt: Date | null;
  declare cancelledAt: Date | null;
  /** When the patient was asked to book a consultation before the decision. */
  declare consultationRequestedAt: Date | null;
  declare contactKind: (typeof contactKinds)[number];
  declare contactAt: Date | null;
  declare contactDoctorId: string | null;
  declare diagnosis: string | null;
  declare remoteJustification: string | null;
  declare letter: string | null;
  /** When the doctor wants to see the patient again. */
  declare nextCheckOn: string | null;
  /** Why a dose above a limit was prescribed. */
  declare overrides: Override[];
  /** What the doctor confirmed for the invoice; null where the house's proposal holds. */
  declare invoiceItems: GoaeItem[] | null;
  /** The patient wants the diagnosis on the invoice. */
  declare isDiagnosisOnInvoice: boolean;
  declare declineReason: DeclineReason | null;
  declare declineText: string | null;
  /** A pending decision: which, and when it takes effect. What was entered is in `held_decisions`. */
  declare heldDecisionId: string | null;
  declare heldDecision: DecisionKind | null;
  declare releasesAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/**
 * Requests that the actor may see at all; every query starts here. A doctor sees the own ones, and of all others that wait for review a preview;
 * a request with another doctor's pending decision is not open to the others.
 */
export const visibleTo = (trx: Knex, actor: Actor): Knex.QueryBuilder => {
  const query = trx('treatments');
  if (actor.role === 'admin' || actor.role === 'system') return query;
  if (actor.role === 'patient') return query.where('treatments.patientId', actor.id);
  if (actor.role === 'doctor')
    return query.where(
      (open) =>
        void open
          .where('treatments.doctorId', actor.id)
          .orWhere((pool) => void pool.where('treatments.status', 'in-review').whereNull('treatments.heldDecisionId')),
    );
  return query.whereRaw('false');
};
