import type { Descriptor } from './descriptor.ts';
import { attestations } from './attestations/index.tsx';
import { auditEvents } from './audit-events/index.tsx';
import { certificates } from './certificates/index.tsx';
import { consultations } from './consultations/index.tsx';
import { contactRequests } from './contact-requests/index.tsx';
import { deletions } from './deletions/index.tsx';
import { deliveryTasks } from './delivery-tasks/index.tsx';
import { documentTemplates } from './document-templates/index.tsx';
import { doctors } from './doctors/index.tsx';
import { feedRuns } from './feed-runs/index.tsx';
import { growers } from './growers/index.tsx';
import { houseTextBlocks } from './house-text-blocks/index.tsx';
import { invitations } from './invitations/index.tsx';
import { jobs } from './jobs/index.tsx';
import { mailTemplates } from './mail-templates/index.tsx';
import { manufacturers } from './manufacturers/index.tsx';
import { marketingPatients } from './marketing-patients/index.tsx';
import { money } from './money/index.tsx';
import { patients } from './patients/index.tsx';
import { payments } from './payments/index.tsx';
import { people } from './people/index.tsx';
import { pharmacies } from './pharmacies/index.tsx';
import { pharmacyQuestions } from './pharmacy-questions/index.tsx';
import { prescriptions } from './prescriptions/index.tsx';
import { productProposals } from './product-proposals/index.tsx';
import { products } from './products/index.tsx';
import { questionnaireDrafts } from './questionnaire-drafts/index.tsx';
import { questionnaires } from './questionnaires/index.tsx';
import { regionalDemand } from './regional-demand/index.tsx';
import { reviewComments } from './review-comments/index.tsx';
import { reviews } from './reviews/index.tsx';
import { scheduledJobs } from './scheduled-jobs/index.tsx';
import { schedules } from './schedules/index.tsx';
import { settings } from './settings/index.tsx';
import { shortages } from './shortages/index.tsx';
import { stockFeeds } from './stock-feeds/index.tsx';
import { stock } from './stock/index.tsx';
import { strains } from './strains/index.tsx';
import { suppressedAddresses } from './suppressed-addresses/index.tsx';
import { treatments } from './treatments/index.tsx';
import { unmatchedProducts } from './unmatched-products/index.tsx';
import { withdrawals } from './withdrawals/index.tsx';
import { newsletterIssues } from './newsletter-issues/index.tsx';
import { vaporizers } from './vaporizers/index.tsx';

/** What can the back office manage? The list is the menu, in this order. */
export const resources: readonly Descriptor[] = [
  treatments,
  pharmacyQuestions,
  prescriptions,
  consultations,
  schedules,
  certificates,
  attestations,
  patients,
  doctors,
  pharmacies,
  deliveryTasks,
  stockFeeds,
  feedRuns,
  unmatchedProducts,
  stock,
  regionalDemand,
  shortages,
  products,
  productProposals,
  questionnaires,
  questionnaireDrafts,
  houseTextBlocks,
  reviews,
  reviewComments,
  manufacturers,
  growers,
  strains,
  vaporizers,
  people,
  invitations,
  money,
  payments,
  withdrawals,
  contactRequests,
  marketingPatients,
  newsletterIssues,
  suppressedAddresses,
  auditEvents,
  deletions,
  settings,
  documentTemplates,
  mailTemplates,
  scheduledJobs,
  jobs,
];
