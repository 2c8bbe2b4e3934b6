import type { OperationId } from '@blattwerk/contract/operations';
import { accountSamples } from './account-samples.ts';
import { attestationSamples } from './attestation-samples.ts';
import { caregiverSamples } from './caregiver-samples.ts';
import { clinicalSamples } from './clinical-samples.ts';
import { consultationSamples } from './consultation-samples.ts';
import { diarySamples } from './diary-samples.ts';
import { feedPushSamples } from './feed-push-samples.ts';
import { identitySamples } from './identity-samples.ts';
import { dataRightsSamples } from './data-rights-samples.ts';
import { bulkSamples } from './bulk-samples.ts';
import { importSamples } from './import-samples.ts';
import { exportSamples } from './export-samples.ts';
import { marketSamples } from './market-samples.ts';
import { alertSamples } from './alert-samples.ts';
import { newsletterSamples } from './newsletter-samples.ts';
import { notificationSamples } from './notification-samples.ts';
import { officeSamples } from './office-samples.ts';
import { pharmacyAccessSamples } from './pharmacy-access-samples.ts';
import { prescriptionSamples } from './prescription-samples.ts';
import { referenceSamples } from './reference-samples.ts';
import { reviewSamples } from './review-samples.ts';
import type { Sample } from './sample.ts';
import { savedSearchSamples } from './saved-search-samples.ts';
import { textBlockSamples } from './text-block-samples.ts';
import { staffSamples } from './staff-samples.ts';
import { secondFactorSamples } from './second-factor-samples.ts';
import { socialLoginSamples } from './social-login-samples.ts';
import { roomGuestSamples } from './room-guest-samples.ts';
import { uploadSamples } from './upload-samples.ts';
import { videoRoomSamples } from './video-room-samples.ts';
import { viewSamples } from './view-samples.ts';
import { stockSamples } from './stock-samples.ts';

/** One valid call for every operation: the compiler asks for the missing ones. */
export const samples: Record<OperationId, Sample> = {
  ...accountSamples,
  ...attestationSamples,
  ...caregiverSamples,
  ...secondFactorSamples,
  ...socialLoginSamples,
  ...clinicalSamples,
  ...diarySamples,
  ...identitySamples,
  ...newsletterSamples,
  ...alertSamples,
  ...savedSearchSamples,
  ...textBlockSamples,
  ...dataRightsSamples,
  ...prescriptionSamples,
  ...pharmacyAccessSamples,
  ...notificationSamples,
  ...officeSamples,
  ...bulkSamples,
  ...exportSamples,
  ...importSamples,
  ...staffSamples,
  ...stockSamples,
  ...feedPushSamples,
  ...marketSamples,
  ...referenceSamples,
  ...reviewSamples,
  ...consultationSamples,
  ...roomGuestSamples,
  ...uploadSamples,
  ...videoRoomSamples,
  ...viewSamples,
};
