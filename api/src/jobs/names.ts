/** Every job there is, with what it carries: ids only, never health data. Handlers are listed in `app/jobs.ts`. */
export interface JobPayloads {
  'accounts.send-requested-mail': { userId: string; tokenId: string; asked: 'registration' | 'resend' | 'reset'; registrationId?: string };
  'accounts.forget-attempts': Record<string, never>;
  'caregivers.keep-up': Record<string, never>;
  'invitations.send': { invitationId: string; linkId: string };
  'mails.deliver': { mailId: string };
  'notifications.push': { notificationId: string };
  'agreements.store-signed': { signatureId: string };
  'payments.refund': { paymentId: string };
  'payments.follow': { stripePaymentIntentId: string };
  'payments.reconcile': Record<string, never>;
  'payments.reconcile-ledger': Record<string, never>;
  'identity-checks.refresh': { checkId: string };
  'identity-checks.reconcile': Record<string, never>;
  'identity-checks.redact': Record<string, never>;
  'withdrawals.carry-out': { withdrawalId: string };
  'newsletter-issues.send-portion': { issueId: string };
  'newsletter.forget': Record<string, never>;
  'alerts.tell': Record<string, never>;
  'alerts.forget': Record<string, never>;
  'treatments.release-decision': { decisionId: string };
  'treatments.issue-documents': { treatmentId: string };
  'attestations.issue-document': { attestationId: string };
  'consents.issue-receipt': { consentId: string; kind: 'consent-receipt' | 'consent-withdrawal' };
  'treatments.expire': Record<string, never>;
  'treatments.match-invoices': Record<string, never>;
  'treatments.watch-due': Record<string, never>;
  'pharmacy-questions.release-answer': { questionId: string; holdId: string };
  /** `again`: the cause of one more mail about a sending, each once. */
  'prescriptions.notify-pharmacy': { sendingId: string; again?: string };
  'prescriptions.watch-sendings': Record<string, never>;
  'pharmacy-access.send-link': { sendingId: string };
  'pharmacy-access.send-tan': { sendingId: string };
  'pharmacy-access.invite-claimed': { claimId: string };
  'prescriptions.expire': Record<string, never>;
  'audit-log.check-chain': Record<string, never>;
  'issued-documents.anchor': Record<string, never>;
  'prescriptions.remind-pickup': Record<string, never>;
  'prescriptions.warn-expiry': Record<string, never>;
  'data-exports.make': { exportId: string };
  'bulk-actions.run': { bulkId: string };
  'bulk-actions.forget': Record<string, never>;
  'list-exports.write': { exportId: string };
  'list-exports.expire': Record<string, never>;
  'list-imports.run': { importId: string };
  'list-imports.forget': Record<string, never>;
  'data-exports.expire': Record<string, never>;
  'social-logins.forget': Record<string, never>;
  'erasures.run': { erasureId: string };
  'retention.clean': Record<string, never>;
  'retention.inactive-accounts': Record<string, never>;
  'retention.sealed-records': Record<string, never>;
  'stock-feeds.pull-due': Record<string, never>;
  'stock-feeds.pull': { feedIds: string[]; dueAt: string };
  'stock-feeds.score': Record<string, never>;
  'stock-feeds.alarms': Record<string, never>;
  'shortages.count': Record<string, never>;
  'stock.age': Record<string, never>;
  'stock.keep-history': Record<string, never>;
  'catalogue.prune-changes': Record<string, never>;
  'consultations.offer-freed': Record<string, never>;
  'consultations.remind': Record<string, never>;
  'consultations.expire': Record<string, never>;
  'consultations.purge-metadata': Record<string, never>;
  'video-rooms.purge': Record<string, never>;
  'room-guests.purge': Record<string, never>;
  'files.encrypt': Record<string, never>;
  'files.sweep': Record<string, never>;
  'uploads.scan': { uploadId: string };
  'uploads.purge-sessions': Record<string, never>;
  'jobs.sweep': Record<string, never>;
}

export type JobName = keyof JobPayloads;

/** Those that the clock starts carry nothing. Their words are in `features/job-monitor/job-words.ts`. */
export type ScheduledJobName = { [N in JobName]: JobPayloads[N] extends Record<string, never> ? N : never }[JobName];
