export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'amber' | 'neutral';

/** How each state feels: done, moving, waiting for somebody, gone wrong, over. */
export const tones: Record<string, Record<string, Tone>> = {
  treatmentStatus: {
    draft: 'neutral',
    'awaiting-payment': 'amber',
    'in-review': 'info',
    approved: 'ok',
    declined: 'bad',
    cancelled: 'neutral',
    expired: 'neutral',
  },
  paymentStatus: { open: 'amber', paid: 'ok', offset: 'ok', 'refund-pending': 'warn', refunded: 'neutral', failed: 'bad', expired: 'neutral' },
  prescriptionStatus: { issued: 'info', sent: 'amber', received: 'info', ready: 'ok', dispensed: 'ok', returned: 'warn', revoked: 'bad', expired: 'neutral' },
  consultationStatus: { booked: 'info', completed: 'ok', cancelled: 'neutral', expired: 'neutral' },
  identityOutcome: { open: 'neutral', verified: 'ok', mismatch: 'warn', outdated: 'warn', underage: 'bad' },
  identityStatus: { created: 'neutral', processing: 'info', requires_input: 'warn', verified: 'ok', canceled: 'neutral', redacted: 'neutral' },
  userStatus: { active: 'ok', inactive: 'warn', banned: 'bad', deleted: 'neutral' },
  runStatus: { running: 'info', applied: 'ok', unchanged: 'neutral', quarantined: 'warn', failed: 'bad', discarded: 'neutral' },
  feedFreshness: { fresh: 'ok', uncertain: 'warn', gone: 'bad', never: 'neutral' },
  keyState: { active: 'ok', ending: 'amber', expired: 'neutral', revoked: 'neutral' },
  contributionStatus: { pending: 'amber', published: 'ok', rejected: 'bad', withdrawn: 'neutral' },
  articleStatus: { open: 'amber', matched: 'ok', ignored: 'neutral' },
  sampleMatch: { faulty: 'bad', matched: 'ok', unmatched: 'amber', ignored: 'neutral' },
  jobState: { created: 'neutral', retry: 'warn', active: 'info', completed: 'ok', cancelled: 'neutral', failed: 'bad' },
  jobOutcome: { waiting: 'neutral', running: 'info', succeeded: 'ok', retrying: 'warn', failed: 'bad', skipped: 'neutral' },
  jobHealth: { well: 'ok', new: 'neutral', running: 'info', waiting: 'info', paused: 'amber', failed: 'bad', overdue: 'warn' },
  marketingConsent: { none: 'neutral', pending: 'amber', confirmed: 'ok', withdrawn: 'neutral' },
  severity: { info: 'info', amber: 'warn', red: 'bad' },
};
