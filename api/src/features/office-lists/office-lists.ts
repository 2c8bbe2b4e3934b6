import type { LiveList } from '@blattwerk/contract/live-events/lists';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { seenIn, type VisibleIds } from '../../kernel/open-list.ts';
import { attestationList } from '../attestations/public.ts';
import { consultationList } from '../consultations/public.ts';
import { deletionList } from '../deletions/public.ts';
import { deliveryTaskList } from '../delivery-tasks/public.ts';
import { doctorList } from '../doctors/public.ts';
import { questionnaireDraftList, questionnaireList } from '../health-states/public.ts';
import { invitationList } from '../invitations/public.ts';
import { marketingContactList } from '../marketing-patients/public.ts';
import { notificationIds } from '../notifications/public.ts';
import { patientList } from '../patients/public.ts';
import { paymentList } from '../payments/public.ts';
import { personList } from '../people/public.ts';
import { pharmacyList } from '../pharmacies/public.ts';
import { questionList } from '../pharmacy-questions/public.ts';
import { prescriptionList } from '../prescriptions/public.ts';
import { proposalList } from '../product-proposals/public.ts';
import { productList } from '../products/public.ts';
import { referenceList } from '../reference-data/public.ts';
import { commentList, reviewList } from '../reviews/public.ts';
import { regionalDemandList, shortageList } from '../shortages/public.ts';
import { unmatchedList, feedList, feedRunList } from '../stock-feeds/public.ts';
import { stockIds } from '../stock/public.ts';
import { houseTextBlockList } from '../text-blocks/public.ts';
import { certificateList, mentionedIn, treatmentList } from '../treatments/public.ts';
import { issueList } from '../newsletter-issues/public.ts';
import { vaporizerList } from '../vaporizers/public.ts';
import { contactRequestList } from '../contact-requests/public.ts';
import { withdrawalList } from '../withdrawals/public.ts';

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
  attestations: { visible: seenIn(attestationList), auditedAs: 'attestation' },
  'audit-events': { visible: all },
  certificates: { visible: seenIn(certificateList), auditedAs: 'certificate' },
  consultations: { visible: seenIn(consultationList), auditedAs: 'consultation', isLeft: true },
  'contact-requests': { visible: seenIn(contactRequestList), auditedAs: 'contact-request' },
  'dead-jobs': { visible: all },
  deletions: { visible: seenIn(deletionList) },
  'delivery-tasks': { visible: seenIn(deliveryTaskList), auditedAs: 'delivery-task' },
  doctors: { visible: seenIn(doctorList), auditedAs: 'user' },
  'external-services': { visible: all },
  'feed-runs': { visible: seenIn(feedRunList), auditedAs: 'feed-run' },
  growers: { visible: seenIn(referenceList('growers')), auditedAs: 'grower' },
  'house-text-blocks': { visible: seenIn(houseTextBlockList), auditedAs: 'house-text-block' },
  invitations: { visible: seenIn(invitationList), auditedAs: 'invitation' },
  jobs: { visible: all },
  manufacturers: { visible: seenIn(referenceList('manufacturers')), auditedAs: 'manufacturer' },
  'marketing-patients': { visible: seenIn(marketingContactList), auditedAs: 'marketing-patient' },
  mentions: { visible: (ctx, ids) => mentionedIn(ctx as Ctx<Member>, [...ids]) },
  money: { visible: seenIn(paymentList) },
  notifications: { visible: notificationIds },
  patients: { visible: seenIn(patientList), auditedAs: 'user' },
  payments: { visible: seenIn(paymentList), auditedAs: 'payment' },
  people: { visible: seenIn(personList), auditedAs: 'user' },
  pharmacies: { visible: seenIn(pharmacyList), auditedAs: 'pharmacy' },
  'pharmacy-questions': { visible: seenIn(questionList), auditedAs: 'pharmacy-question', isLeft: true },
  prescriptions: { visible: seenIn(prescriptionList), auditedAs: 'prescription', isLeft: true },
  'product-proposals': { visible: seenIn(proposalList), auditedAs: 'product-proposal' },
  products: { visible: seenIn(productList), auditedAs: 'product' },
  'questionnaire-drafts': { visible: seenIn(questionnaireDraftList), auditedAs: 'questionnaire-draft' },
  questionnaires: { visible: seenIn(questionnaireList), auditedAs: 'questionnaire' },
  'regional-demand': { visible: seenIn(regionalDemandList) },
  'review-comments': { visible: seenIn(commentList), auditedAs: 'review-comment' },
  reviews: { visible: seenIn(reviewList), auditedAs: 'review' },
  'scheduled-jobs': { visible: all, auditedAs: 'job' },
  settings: { visible: all, auditedAs: 'setting' },
  shortages: { visible: seenIn(shortageList) },
  stock: { visible: stockIds, auditedAs: 'stock' },
  'stock-feeds': { visible: seenIn(feedList), auditedAs: 'stock-feed' },
  strains: { visible: seenIn(referenceList('strains')), auditedAs: 'strain' },
  'suppressed-addresses': { visible: all, auditedAs: 'suppressed-address' },
  'text-blocks': { visible: all },
  treatments: { visible: seenIn(treatmentList), auditedAs: 'treatment', isLeft: true },
  'unmatched-products': { visible: seenIn(unmatchedList), auditedAs: 'unmatched-product' },
  'newsletter-issues': { visible: seenIn(issueList), auditedAs: 'newsletter-issue' },
  vaporizers: { visible: seenIn(vaporizerList), auditedAs: 'vaporizer' },
  withdrawals: { visible: seenIn(withdrawalList), auditedAs: 'withdrawal' },
};

export const officeLists: Readonly<Record<string, OfficeList | undefined>> = lists;
