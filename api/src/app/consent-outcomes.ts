import { videoConsent } from '../features/consultations/public.ts';
import { diaryConsent } from '../features/diary/public.ts';
import { analyticsConsent } from '../features/marketing-patients/public.ts';
import { newsletterConsent } from '../features/newsletter/public.ts';
import { pharmacyConsent } from '../features/prescriptions/public.ts';
import { healthDataConsent } from '../features/treatments/public.ts';
import type { Hooks } from '../kernel/ctx.ts';

/** What each consent carries: the features that end something when it is withdrawn. */
export const consentOutcomes: Hooks['consentOutcomes'] = {
  'health-data': healthDataConsent,
  video: videoConsent,
  'pharmacy-transfer': pharmacyConsent,
  diary: diaryConsent,
  newsletter: newsletterConsent,
  analytics: analyticsConsent,
};
