import type { consultationParties, cancelledBy, ConsultationKind, HeldBy } from '@blattwerk/contract/consultations/shapes';
import type { ConsultationStatus } from '@blattwerk/contract/consultations/states';
import { BaseModel } from '../../kernel/base-model.ts';

/** An appointment of a patient with a doctor by video. Its time is taken in `taken_times` while it is booked or completed; triggers see to that. */
export class Consultation extends BaseModel {
  static override tableName = 'consultations';

  declare doctorId: string;
  declare patientId: string;
  declare treatmentId: string | null;
  declare kind: ConsultationKind;
  declare status: ConsultationStatus;
  declare startsAt: Date;
  declare endsAt: Date;
  /** Only where the room stays open longer than usual. */
  declare joinableUntil: Date | null;
  declare cancelledBy: (typeof cancelledBy)[number] | null;
  declare cancelledAt: Date | null;
  declare noShow: (typeof consultationParties)[number] | null;
  declare completedAt: Date | null;
  /** Owed for a missed one, by the setting of its day. */
  declare noShowFeeCents: number | null;
  /** Booked as a video consultation, and held by telephone because the consent to video was withdrawn. */
  declare isByPhone: boolean;
  declare heldBy: HeldBy | null;
  /** The telephone call in place of the video. */
  declare calledAt: Date | null;
  declare callMinutes: number | null;
  /** The doctor's, about what was talked over. */
  declare note: string | null;
  /** Connection data of the call, deleted after three months. */
  declare patientJoinedAt: Date | null;
  declare doctorJoinedAt: Date | null;
  declare metadataPurgedAt: Date | null;
  declare remindedDayAt: Date | null;
  declare remindedHourAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
