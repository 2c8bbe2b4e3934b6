import type { LinkQuality } from './media-link.ts';

const everyMs = 2_000;
/** Speech takes about 40 kbit/s; below this nothing is left for a picture. */
const narrowBitsPerSecond = 60_000;

/** What the other side reports of our packets, and how much the browser thinks that the line carries. Firefox does not say the latter. */
export const qualityOf = (report: RTCStatsReport): LinkQuality => {
  let loss = 0;
  let isNarrow = false;
  let isHeldBack = false;
  report.forEach((entry: Record<string, unknown>) => {
    if (entry['type'] === 'remote-inbound-rtp' && typeof entry['fractionLost'] === 'number') loss = Math.max(loss, entry['fractionLost']);
    if (entry['type'] === 'candidate-pair' && entry['nominated'] === true && typeof entry['availableOutgoingBitrate'] === 'number')
      isNarrow = entry['availableOutgoingBitrate'] < narrowBitsPerSecond;
    if (entry['type'] === 'outbound-rtp' && entry['qualityLimitationReason'] === 'bandwidth') isHeldBack = true;
  });
  return { loss, isStarved: isNarrow && isHeldBack };
};

/** Measures every two seconds. @returns how to stop */
export const followQuality = (connection: RTCPeerConnection, told: (quality: LinkQuality) => void): (() => void) => {
  const look = async (): Promise<void> => {
    if (connection.connectionState === 'connected') told(qualityOf(await connection.getStats()));
  };
  const timer = setInterval(() => void look(), everyMs);
  return () => clearInterval(timer);
};
