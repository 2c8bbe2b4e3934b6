import { qualityOf } from './peer-quality.ts';

const reportOf = (...entries: object[]): RTCStatsReport => new Map(entries.map((entry, at) => [String(at), entry])) as unknown as RTCStatsReport;
const pair = (availableOutgoingBitrate: number, nominated = true) => ({ type: 'candidate-pair', nominated, availableOutgoingBitrate });
const sent = (qualityLimitationReason: string) => ({ type: 'outbound-rtp', qualityLimitationReason });

test.each([
  ['a good line', [pair(2_000_000), sent('none'), { type: 'remote-inbound-rtp', fractionLost: 0 }], { loss: 0, isStarved: false }],
  [
    'one that loses what is sent',
    [
      { type: 'remote-inbound-rtp', fractionLost: 0.02 },
      { type: 'remote-inbound-rtp', fractionLost: 0.25 },
    ],
    { loss: 0.25, isStarved: false },
  ],
  ['one that loses what the other side sends', [{ type: 'inbound-rtp', packetsLost: 500, packetsReceived: 500 }], { loss: 0, isStarved: false }],
  ['a narrow one', [pair(40_000), sent('bandwidth')], { loss: 0, isStarved: true }],
  ['a way that is not taken', [pair(40_000, false), sent('bandwidth')], { loss: 0, isStarved: false }],
  ['a slow computer', [pair(40_000), sent('cpu')], { loss: 0, isStarved: false }],
  ['a browser that does not say', [sent('bandwidth')], { loss: 0, isStarved: false }],
])('%s', (_name, entries, quality) => {
  expect(qualityOf(reportOf(...entries))).toEqual(quality);
});
