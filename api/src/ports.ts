import type Stripe from 'stripe';
import type { CallGatewayPort } from './adapters/call-gateway/call-gateway-port.ts';
import type { FeedFetchPort } from './adapters/feed-fetch/feed-fetch-port.ts';
import type { FeedReaderPort } from './adapters/feed-formats/feed-reader-port.ts';
import type { FeedMarkerPort } from './adapters/feed-marking/feed-marker-port.ts';
import type { FileInspectionPort } from './adapters/file-inspection/file-inspection-port.ts';
import type { MailPort } from './adapters/mail/mail-port.ts';
import type { MalwareScanPort } from './adapters/malware-scan/malware-scan-port.ts';
import type { NetworkPlacePort } from './adapters/network-place/network-place-port.ts';
import type { OpenidPort } from './adapters/openid/openid-port.ts';
import type { PushPort } from './adapters/push/push-port.ts';
import type { SignaturePort } from './adapters/signature/signature-port.ts';
import type { Timestamp } from './adapters/signature/timestamp-client.ts';
import type { StoragePort } from './adapters/storage/storage-port.ts';
import type { VideoPort } from './adapters/video/video-port.ts';

/** The outside world, each part behind its own port. */
export interface Ports {
  stripe: Stripe;
  mail: MailPort;
  storage: StoragePort;
  signature: SignaturePort;
  /** Null where no timestamp service is configured: seals and anchors then only state their time. */
  timestamp: Timestamp | null;
  feedFetch: FeedFetchPort;
  feedReader: FeedReaderPort;
  feedMarker: FeedMarkerPort;
  fileInspection: FileInspectionPort;
  malwareScan: MalwareScanPort;
  openid: OpenidPort;
  networkPlaces: NetworkPlacePort;
  video: VideoPort;
  /** Null where no gateway is configured: staff telephone then. */
  callGateway: CallGatewayPort | null;
  /** Null where no key pair is configured: there are no push messages then. */
  push: PushPort | null;
}
