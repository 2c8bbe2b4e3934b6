import type { LinkQuality } from './media-link.ts';

const everyMs = 2_000;

interface Counted {
  lost: number;
  received: number;
}

/** What both sides lose: our own reports, and those that the other side sends about us. */
const read = (report: RTCStatsReport): Counted & { roundTripMs: number | null; remoteLoss: number } => {
  const counted = { lost: 0, received: 0, roundTripMs: null as number | null, remoteLoss: 0 };
  report.forEach((entry: Record<string, unknown>) => {
    const number = (key: string): number => (typeof entry[key] === 'number' ? entry[key] : 0);
    if (entry['type'] === 'inbound-rtp') {
      counted.lost += number('packetsLost');
      counted.received += number('packetsReceived');
    }
    if (entry['type'] === 'remote-inbound-rtp') counted.remoteLoss = Math.max(counted.remoteLoss, number('fractionLost'));
    if (entry['type'] === 'candidate-pair' && entry['nominated'] === true && 'currentRoundTripTime' in entry)
      counted.roundTripMs = number('currentRoundTripTime') * 1000;
  });
  return counted;
};

/** Measures every two seconds. @returns how to stop */
export const followQuality = (connection: RTCPeerConnection, told: (quality: LinkQuality) => void): (() => void) => {
  let before: Counted = { lost: 0, received: 0 };
  const look = async (): Promise<void> => {
    if (connection.connectionState !== 'connected') return;
    const now = read(await connection.getStats());
    const [lost, received] = [Math.max(0, now.lost - before.lost), Math.max(0, now.received - before.received)];
    before = now;
    told({ loss: Math.max(now.remoteLoss, lost + received === 0 ? 0 : lost / (lost + received)), roundTripMs: now.roundTripMs });
  };
  const timer = setInterval(() => void look(), everyMs);
  return () => clearInterval(timer);
};
