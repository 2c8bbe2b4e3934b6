import * as accessLog from '../../features/access-log/endpoints/admin.ts';
import * as accounts from '../../features/accounts/endpoints/admin.ts';
import * as dashboard from '../../features/dashboard/endpoints/admin.ts';
import * as deliveryTasks from '../../features/delivery-tasks/endpoints/admin.ts';
import * as doctors from '../../features/doctors/endpoints/admin.ts';
import * as erasures from '../../features/erasures/endpoints/admin.ts';
import * as legalHolds from '../../features/legal-holds/endpoints/admin.ts';
import * as healthStates from '../../features/health-states/endpoints/admin.ts';
import * as externalServices from '../../features/external-services/endpoints/admin.ts';
import { importEndpoints, importListEndpoints } from '../../features/list-imports/endpoints/admin.ts';
import * as jobMonitor from '../../features/job-monitor/endpoints/admin.ts';
import * as mails from '../../features/mails/endpoints/admin.ts';
import * as marketingPatients from '../../features/marketing-patients/endpoints/admin.ts';
import * as patients from '../../features/patients/endpoints/admin.ts';
import * as payments from '../../features/payments/endpoints/admin.ts';
import * as pharmacies from '../../features/pharmacies/endpoints/admin.ts';
import * as prescriptions from '../../features/prescriptions/endpoints/admin.ts';
import * as productProposals from '../../features/product-proposals/endpoints/admin.ts';
import * as products from '../../features/products/endpoints/admin.ts';
import * as referenceData from '../../features/reference-data/endpoints/admin.ts';
import * as reviews from '../../features/reviews/endpoints/admin.ts';
import * as secondFactors from '../../features/second-factors/endpoints/admin.ts';
import * as shortages from '../../features/shortages/endpoints/admin.ts';
import * as settings from '../../features/settings/endpoints/admin.ts';
import * as suppressedAddresses from '../../features/suppressed-addresses/endpoints/admin.ts';
import * as stockFeeds from '../../features/stock-feeds/endpoints/admin.ts';
import * as supportViews from '../../features/support-views/endpoints/admin.ts';
import * as textBlocks from '../../features/text-blocks/endpoints/admin.ts';
import * as treatments from '../../features/treatments/endpoints/admin.ts';
import * as uploads from '../../features/uploads/endpoints/admin.ts';
import * as newsletterIssues from '../../features/newsletter-issues/endpoints/admin.ts';
import * as vaporizers from '../../features/vaporizers/endpoints/admin.ts';
import * as documentTemplates from '../../features/document-templates/endpoints/admin.ts';
import * as deletions from '../../features/deletions/endpoints/admin.ts';
import * as contactRequests from '../../features/contact-requests/endpoints/admin.ts';
import * as withdrawals from '../../features/withdrawals/endpoints/admin.ts';

/** Administrators. */
export const adminEndpoints = [
  accessLog,
  accounts,
  dashboard,
  deliveryTasks,
  doctors,
  erasures,
  legalHolds,
  healthStates,
  externalServices,
  importEndpoints,
  importListEndpoints,
  jobMonitor,
  mails,
  marketingPatients,
  patients,
  payments,
  pharmacies,
  prescriptions,
  productProposals,
  products,
  referenceData,
  reviews,
  secondFactors,
  shortages,
  settings,
  suppressedAddresses,
  stockFeeds,
  supportViews,
  textBlocks,
  treatments,
  uploads,
  newsletterIssues,
  vaporizers,
  deletions,
  contactRequests,
  withdrawals,
  documentTemplates,
];
