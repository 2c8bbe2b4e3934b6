import type { LiveList } from '@blattwerk/contract/live-events/lists';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import type { VisibleIds } from '../../kernel/list-ids.ts';
import { attestationIds } from '../attestations/public.ts';
import { consultationIds } from '../consultations/public.ts';
import { deletionIds } from '../deletions/public.ts';
import { deliveryTaskIds } from '../delivery-tasks/public.ts';
import { doctorIds } from '../doctors/public.ts';
import { questionnaireDraftIds, questionnaireIds } from '../health-states/public.ts';
import { invitationIds } from '../invitations/public.ts';
import { contactIds } from '../marketing-patients/public.ts';
import { notificationIds } from '../notifications/public.ts';
import { patientIds } from '../patients/public.ts';
import { paymentIds } from '../payments/public.ts';
import { personIds } from '../people/public.ts';
import { pharmacyIds } from '../pharmacies/public.ts';
import { questionIds } from '../pharmacy-questions/public.ts';
import { prescriptionIds } from '../prescriptions/public.ts';
import { proposalIds } from '../product-proposals/public.ts';
import { productIds } from '../products/public.ts';
import { referenceIds } from '../reference-data/public.ts';
import { reviewCommentIds, reviewIds } from '../reviews/public.ts';
import { articleIds, feedIds, runIds } from '../stock-feeds/public.ts';
import { stockIds } from '../stock/public.ts';
import { houseTextBlockIds } from '../text-blocks/public.ts';
import { certificateIds, mentionedIn, treatmentIds } from '../treatments/public.ts';
import { vaporizerIds } from '../vaporizers/public.ts';
import { withdrawalIds } from '../withdrawals/public.ts';

/** What all lists of the back office have in common for those who follow them or ask for a record's history. */
export interface OfficeList {
  /** Those of the ids that the actor sees. */
  visible: VisibleIds;
  /** What a record is called in the audit log. */
  auditedAs?: string;
  /** A row can leave a reader's sight (a colleague took it): then the list has changed for those who do not see the row any more. */
  isLeft?: true;
}

/** Whole lists and those of administrators alone: every id is theirs to see. */
const all: VisibleIds = ({ actor }, ids) => Promise.resolve(actor.role === 'admin' ? [...ids] : []);

const lists: Readonly<Record<LiveList | 'mentions', OfficeList>> = {
  attestations: { visible: attestationIds, auditedAs: 'attestation' },
  'audit-events': { visible: all },
  certificates: { visible: certificateIds, auditedAs: 'certificate' },
  consultations: { visible: consultationIds, auditedAs: 'consultation', isLeft: true },
  'dead-jobs': { visible: all },
  deletions: { visible: deletionIds },
  'delivery-tasks': { visible: deliveryTaskIds, auditedAs: 'delivery-task' },
  doctors: { visible: doctorIds, auditedAs: 'user' },
  'feed-runs': { visible: runIds, auditedAs: 'feed-run' },
  growers: { visible: referenceIds('growers'), auditedAs: 'grower' },
  'house-text-blocks': { visible: houseTextBlockIds, auditedAs: 'house-text-block' },
  invitations: { visible: invitationIds, auditedAs: 'invitation' },
  jobs: { visible: all },
  manufacturers: { visible: referenceIds('manufacturers'), auditedAs: 'manufacturer' },
  'marketing-patients': { visible: contactIds, auditedAs: 'marketing-patient' },
  mentions: { visible: (ctx, ids) => mentionedIn(ctx as Ctx<Member>, [...ids]) },
  money: { visible: paymentIds },
  notifications: { visible: notificationIds },
  patients: { visible: patientIds, auditedAs: 'user' },
  payments: { visible: paymentIds, auditedAs: 'payment' },
  people: { visible: personIds, auditedAs: 'user' },
  pharmacies: { visible: pharmacyIds, auditedAs: 'pharmacy' },
  'pharmacy-questions': { visible: questionIds, auditedAs: 'pharmacy-question', isLeft: true },
  prescriptions: { visible: prescriptionIds, auditedAs: 'prescription', isLeft: true },
  'product-proposals': { visible: proposalIds, auditedAs: 'product-proposal' },
  products: { visible: productIds, auditedAs: 'product' },
  'questionnaire-drafts': { visible: questionnaireDraftIds, auditedAs: 'questionnaire-draft' },
  questionnaires: { visible: questionnaireIds, auditedAs: 'questionnaire' },
  'review-comments': { visible: reviewCommentIds, auditedAs: 'review-comment' },
  reviews: { visible: reviewIds, auditedAs: 'review' },
  'scheduled-jobs': { visible: all, auditedAs: 'job' },
  settings: { visible: all, auditedAs: 'setting' },
  stock: { visible: stockIds, auditedAs: 'stock' },
  'stock-feeds': { visible: feedIds, auditedAs: 'stock-feed' },
  strains: { visible: referenceIds('strains'), auditedAs: 'strain' },
  'suppressed-addresses': { visible: all, auditedAs: 'suppressed-address' },
  'text-blocks': { visible: all },
  treatments: { visible: treatmentIds, auditedAs: 'treatment', isLeft: true },
  'unmatched-products': { visible: articleIds, auditedAs: 'unmatched-product' },
  vaporizers: { visible: vaporizerIds, auditedAs: 'vaporizer' },
  withdrawals: { visible: withdrawalIds, auditedAs: 'withdrawal' },
};

export const officeLists: Readonly<Record<string, OfficeList | undefined>> = lists;
