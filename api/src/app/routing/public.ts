import * as schedules from '../../features/schedules/endpoints/public.ts';
import * as sessions from '../../features/accounts/endpoints/public-sessions.ts';
import * as accounts from '../../features/accounts/endpoints/public.ts';
import * as pendingSignIns from '../../features/accounts/social-logins/endpoints/public-pending.ts';
import * as signInProviders from '../../features/accounts/social-logins/endpoints/public-providers.ts';
import * as agreements from '../../features/agreements/endpoints/public.ts';
import * as alerts from '../../features/alerts/endpoints/public.ts';
import * as caregivers from '../../features/caregivers/endpoints/public.ts';
import * as documentChecks from '../../features/document-checks/endpoints/public.ts';
import * as consents from '../../features/consents/endpoints/public.ts';
import * as doctors from '../../features/doctors/endpoints/public.ts';
import * as invitations from '../../features/invitations/endpoints/public.ts';
import * as listExports from '../../features/list-exports/endpoints/public.ts';
import * as marketingPatients from '../../features/marketing-patients/endpoints/public.ts';
import * as newsletter from '../../features/newsletter/endpoints/public.ts';
import * as payments from '../../features/payments/endpoints/public.ts';
import * as pharmacies from '../../features/pharmacies/endpoints/public.ts';
import * as pharmacyAccess from '../../features/pharmacy-access/endpoints/public.ts';
import * as places from '../../features/places/endpoints/public.ts';
import * as products from '../../features/products/endpoints/public.ts';
import * as referenceData from '../../features/reference-data/endpoints/public.ts';
import * as reviews from '../../features/reviews/endpoints/public.ts';
import * as roomGuests from '../../features/room-guests/endpoints/public.ts';
import * as secondFactors from '../../features/second-factors/endpoints/public.ts';
import * as selections from '../../features/selections/endpoints/public.ts';
import * as settings from '../../features/settings/endpoints/public.ts';
import * as supportViews from '../../features/support-views/endpoints/public.ts';
import * as vaporizers from '../../features/vaporizers/endpoints/public.ts';
import * as contactRequests from '../../features/contact-requests/endpoints/public.ts';
import * as withdrawals from '../../features/withdrawals/endpoints/public.ts';
import * as sitemap from '../sitemap/list-addresses.ts';

/** Visitors, and everybody else: what proves the caller, if anything must, is in the call. */
export const publicEndpoints = [
  roomGuests,
  schedules,
  accounts,
  agreements,
  alerts,
  caregivers,
  consents,
  doctors,
  documentChecks,
  invitations,
  listExports,
  marketingPatients,
  newsletter,
  payments,
  pendingSignIns,
  pharmacies,
  pharmacyAccess,
  places,
  products,
  referenceData,
  reviews,
  secondFactors,
  selections,
  sessions,
  settings,
  signInProviders,
  sitemap,
  supportViews,
  vaporizers,
  contactRequests,
  withdrawals,
];
