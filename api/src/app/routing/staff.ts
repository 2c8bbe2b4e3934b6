import { bulkEndpoints, bulkListEndpoints } from '../../features/bulk-actions/endpoints/staff.ts';
import * as consultations from '../../features/consultations/endpoints/staff.ts';
import * as schedules from '../../features/schedules/endpoints/staff.ts';
import * as dashboard from '../../features/dashboard/endpoints/staff.ts';
import * as erasures from '../../features/erasures/endpoints/staff.ts';
import * as feedDoctor from '../../features/feed-doctor/endpoints/staff.ts';
import * as identityChecks from '../../features/identity-checks/endpoints/staff.ts';
import * as invitations from '../../features/invitations/endpoints/staff.ts';
import { exportEndpoints, listExportEndpoints } from '../../features/list-exports/endpoints/staff.ts';
import * as liveEvents from '../../features/live-events/endpoints/staff.ts';
import * as notifications from '../../features/notifications/endpoints/staff.ts';
import * as officeSearch from '../../features/office-search/endpoints/staff.ts';
import * as patients from '../../features/patients/endpoints/staff.ts';
import * as people from '../../features/people/endpoints/staff.ts';
import * as pharmacies from '../../features/pharmacies/endpoints/staff.ts';
import * as pharmacyAccess from '../../features/pharmacy-access/endpoints/staff.ts';
import * as pharmacyQuestions from '../../features/pharmacy-questions/endpoints/staff.ts';
import * as presence from '../../features/presence/endpoints/staff.ts';
import * as prescriptions from '../../features/prescriptions/endpoints/staff.ts';
import * as productProposals from '../../features/product-proposals/endpoints/staff.ts';
import * as products from '../../features/products/endpoints/staff.ts';
import * as recordHistory from '../../features/record-history/endpoints/staff.ts';
import * as feedRuns from '../../features/stock-feeds/endpoints/staff-runs.ts';
import * as unmatchedProducts from '../../features/stock-feeds/endpoints/staff-unmatched.ts';
import * as shortages from '../../features/shortages/endpoints/staff.ts';
import * as stockFeeds from '../../features/stock-feeds/endpoints/staff.ts';
import * as stock from '../../features/stock/endpoints/staff.ts';
import * as reviewTeam from '../../features/treatments/endpoints/staff-team.ts';
import * as views from '../../features/views/endpoints/staff.ts';
import * as treatments from '../../features/treatments/endpoints/staff.ts';

/** More than one kind of back-office account; the permission matrix says which. */
export const staffEndpoints = [
  bulkEndpoints,
  bulkListEndpoints,
  consultations,
  schedules,
  dashboard,
  erasures,
  feedDoctor,
  feedRuns,
  identityChecks,
  invitations,
  exportEndpoints,
  listExportEndpoints,
  liveEvents,
  notifications,
  officeSearch,
  patients,
  people,
  pharmacies,
  pharmacyAccess,
  pharmacyQuestions,
  presence,
  prescriptions,
  productProposals,
  products,
  recordHistory,
  shortages,
  stock,
  stockFeeds,
  reviewTeam,
  treatments,
  unmatchedProducts,
  views,
];
