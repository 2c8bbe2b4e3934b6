import type { OpenList } from '../../kernel/open-list.ts';
import { auditEventList } from '../access-log/public.ts';
import { attestationList } from '../attestations/public.ts';
import { consultationList } from '../consultations/public.ts';
import { deletionList } from '../deletions/public.ts';
import { deliveryTaskList } from '../delivery-tasks/public.ts';
import { doctorList } from '../doctors/public.ts';
import { questionnaireDraftList, questionnaireList } from '../health-states/public.ts';
import { invitationList } from '../invitations/public.ts';
import { queuedJobList } from '../job-monitor/public.ts';
import { marketingContactList } from '../marketing-patients/public.ts';
import { issueList } from '../newsletter-issues/public.ts';
import { notificationList } from '../notifications/public.ts';
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
import { stockList } from '../stock/public.ts';
import { feedList, feedRunList, unmatchedList } from '../stock-feeds/public.ts';
import { suppressedAddressList } from '../suppressed-addresses/public.ts';
import { houseTextBlockList } from '../text-blocks/public.ts';
import { certificateList, treatmentList } from '../treatments/public.ts';
import { vaporizerList } from '../vaporizers/public.ts';
import { contactRequestList } from '../contact-requests/public.ts';
import { withdrawalList } from '../withdrawals/public.ts';
import type { ExportedResource } from './exported-resource.ts';

/** Every list of the back office as a whole, by its name in addresses; the compiler asks for the missing ones. */
export const lists: Readonly<Record<ExportedResource, OpenList>> = {
  'audit-events': auditEventList,
  attestations: attestationList,
  certificates: certificateList,
  consultations: consultationList,
  deletions: deletionList,
  'delivery-tasks': deliveryTaskList,
  doctors: doctorList,
  'feed-runs': feedRunList,
  growers: referenceList('growers'),
  'house-text-blocks': houseTextBlockList,
  invitations: invitationList,
  jobs: queuedJobList,
  manufacturers: referenceList('manufacturers'),
  'marketing-patients': marketingContactList,
  notifications: notificationList,
  patients: patientList,
  payments: paymentList,
  people: personList,
  pharmacies: pharmacyList,
  'pharmacy-questions': questionList,
  prescriptions: prescriptionList,
  'product-proposals': proposalList,
  products: productList,
  'questionnaire-drafts': questionnaireDraftList,
  questionnaires: questionnaireList,
  'regional-demand': regionalDemandList,
  'review-comments': commentList,
  reviews: reviewList,
  shortages: shortageList,
  stock: stockList,
  'stock-feeds': feedList,
  strains: referenceList('strains'),
  'suppressed-addresses': suppressedAddressList,
  treatments: treatmentList,
  'unmatched-products': unmatchedList,
  'newsletter-issues': issueList,
  vaporizers: vaporizerList,
  'contact-requests': contactRequestList,
  withdrawals: withdrawalList,
};
