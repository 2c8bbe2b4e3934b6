import * as accessLog from './access-log/operations.ts';
import * as accounts from './accounts/operations.ts';
import * as signInProviders from './accounts/provider-operations.ts';
import * as sessions from './accounts/session-operations.ts';
import * as socialSignIns from './accounts/social-operations.ts';
import * as agreements from './agreements/operations.ts';
import * as attestations from './attestations/operations.ts';
import * as alerts from './alerts/operations.ts';
import * as bulkActions from './bulk-actions/operations.ts';
import * as bulkLists from './bulk-actions/list-operations.ts';
import * as caregivers from './caregivers/operations.ts';
import * as consents from './consents/operations.ts';
import * as deletions from './deletions/operations.ts';
import * as contactRequests from './contact-requests/operations.ts';
import * as withdrawals from './withdrawals/operations.ts';
import * as dashboard from './dashboard/operations.ts';
import * as consultationsOffice from './consultations/office-operations.ts';
import * as consultations from './consultations/operations.ts';
import * as dataExports from './data-exports/operations.ts';
import * as deliveryTasks from './delivery-tasks/operations.ts';
import * as diary from './diary/operations.ts';
import * as documentTemplates from './document-templates/operations.ts';
import * as documentChecks from './document-checks/operations.ts';
import * as doctors from './doctors/operations.ts';
import * as erasures from './erasures/operations.ts';
import * as listExports from './list-exports/operations.ts';
import * as exportedLists from './list-exports/list-operations.ts';
import * as listImports from './list-imports/operations.ts';
import * as importedLists from './list-imports/list-operations.ts';
import * as legalHolds from './legal-holds/operations.ts';
import * as feedDoctor from './feed-doctor/operations.ts';
import * as followUps from './follow-ups/operations.ts';
import * as healthStates from './health-states/operations.ts';
import * as questionnaireDrafts from './health-states/draft-operations.ts';
import * as identityChecks from './identity-checks/operations.ts';
import * as invitations from './invitations/operations.ts';
import * as externalServices from './external-services/operations.ts';
import * as jobMonitor from './job-monitor/operations.ts';
import * as mails from './mails/operations.ts';
import * as marketingPatients from './marketing-patients/operations.ts';
import * as liveEvents from './live-events/operations.ts';
import * as notifications from './notifications/operations.ts';
import * as pushDevices from './notifications/push-operations.ts';
import * as newsletter from './newsletter/operations.ts';
import * as newsletterIssues from './newsletter-issues/operations.ts';
import * as officeSearch from './office-search/operations.ts';
import * as patientWay from './patient-way/operations.ts';
import * as patients from './patients/operations.ts';
import * as payments from './payments/operations.ts';
import * as people from './people/operations.ts';
import * as pharmacies from './pharmacies/operations.ts';
import * as pharmacyAccess from './pharmacy-access/operations.ts';
import * as pharmacyQuestions from './pharmacy-questions/operations.ts';
import * as places from './places/operations.ts';
import * as presence from './presence/operations.ts';
import * as prescriptions from './prescriptions/operations.ts';
import * as patientPrescriptions from './prescriptions/patient-operations.ts';
import * as productProposals from './product-proposals/operations.ts';
import * as products from './products/operations.ts';
import * as recordHistory from './record-history/operations.ts';
import * as referenceData from './reference-data/operations.ts';
import * as referenceRecords from './reference-data/record-operations.ts';
import * as reviews from './reviews/operations.ts';
import * as roomGuests from './room-guests/operations.ts';
import * as savedSearches from './saved-searches/operations.ts';
import * as schedules from './schedules/operations.ts';
import * as secondFactors from './second-factors/operations.ts';
import * as selections from './selections/operations.ts';
import * as settings from './settings/operations.ts';
import * as shortages from './shortages/operations.ts';
import * as sitemap from './sitemap/operations.ts';
import * as stockFeeds from './stock-feeds/operations.ts';
import * as feedPushes from './stock-feeds/push-operations.ts';
import * as feedRuns from './stock-feeds/run-operations.ts';
import * as stock from './stock/operations.ts';
import * as supportViews from './support-views/operations.ts';
import * as houseTextBlocks from './text-blocks/house-operations.ts';
import * as suppressedAddresses from './suppressed-addresses/operations.ts';
import * as textBlocks from './text-blocks/operations.ts';
import * as treatmentInvoices from './treatments/invoice-operations.ts';
import * as treatmentLetters from './treatments/letter-operations.ts';
import * as treatments from './treatments/operations.ts';
import * as prescribing from './treatments/prescribing-operations.ts';
import * as reviewTeam from './treatments/team-operations.ts';
import * as unmatchedProducts from './unmatched-products/operations.ts';
import * as uploads from './uploads/operations.ts';
import * as vaporizers from './vaporizers/operations.ts';
import * as views from './views/operations.ts';
import * as videoRooms from './video-rooms/operations.ts';
import type { Operation } from './operation.ts';

/** Everything that can be asked of the server, page by page. */
const pages = [
  accessLog,
  accounts,
  signInProviders,
  sessions,
  socialSignIns,
  agreements,
  alerts,
  attestations,
  bulkActions,
  bulkLists,
  caregivers,
  consents,
  deletions,
  contactRequests,
  withdrawals,
  dashboard,
  consultations,
  consultationsOffice,
  dataExports,
  deliveryTasks,
  diary,
  documentChecks,
  documentTemplates,
  doctors,
  erasures,
  legalHolds,
  listExports,
  exportedLists,
  listImports,
  importedLists,
  feedDoctor,
  followUps,
  healthStates,
  questionnaireDrafts,
  identityChecks,
  invitations,
  externalServices,
  jobMonitor,
  mails,
  marketingPatients,
  liveEvents,
  officeSearch,
  newsletter,
  newsletterIssues,
  notifications,
  pushDevices,
  patientWay,
  patients,
  payments,
  people,
  pharmacies,
  pharmacyAccess,
  pharmacyQuestions,
  places,
  presence,
  prescriptions,
  patientPrescriptions,
  productProposals,
  products,
  recordHistory,
  referenceData,
  referenceRecords,
  reviews,
  roomGuests,
  savedSearches,
  schedules,
  secondFactors,
  selections,
  settings,
  shortages,
  sitemap,
  stockFeeds,
  feedPushes,
  feedRuns,
  stock,
  supportViews,
  suppressedAddresses,
  textBlocks,
  houseTextBlocks,
  treatments,
  treatmentInvoices,
  treatmentLetters,
  prescribing,
  reviewTeam,
  unmatchedProducts,
  uploads,
  vaporizers,
  videoRooms,
  views,
] as const;

type ValuesOf<PAGE> = PAGE extends PAGE ? PAGE[keyof PAGE] : never;
export type AnyOperation = ValuesOf<(typeof pages)[number]>;
export type OperationId = AnyOperation['id'];
/** An operation of one of the pages. */
export type DeclaredOperation = Operation & { id: OperationId };

export const operations: readonly DeclaredOperation[] = pages.flatMap((page): DeclaredOperation[] => Object.values(page));
