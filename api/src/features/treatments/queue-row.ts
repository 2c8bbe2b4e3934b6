import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import type { PaymentStatus } from '@blattwerk/contract/payments/states';
import type { Category } from '@blattwerk/contract/products/enums';
import type { TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { Treatment } from './treatment.model.ts';

/** How much the actor sees of a request: everything, a preview without a person, or everything but health. */
export type Access = 'assigned' | 'pool' | 'metadata';

export interface QueueRow extends Treatment {
  access: Access;
  /** A decision that has not left yet counts as taken here. */
  shownStatus: TreatmentStatus;
  /** Null where the actor may not know whose request it is; so it cannot be searched for either. */
  shownPatientId: string | null;
  shownPatientName: string | null;
  bornOn: string;
  /** Null for administrators: they see none without a reason. */
  answers: HealthAnswers | null;
  productCategories: (Category | 'wish')[];
  /** Names with U+001F between them. */
  wishes: string | null;
  isFollowUp: boolean;
  isQuestionOpen: boolean;
  hasUnreadMessage: boolean;
  takesMessages: boolean;
  doctorTitle: string | null;
  doctorFirstName: string | null;
  doctorLastName: string | null;
  depositStatus: PaymentStatus | null;
}
