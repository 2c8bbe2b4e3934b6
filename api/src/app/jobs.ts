import { forgetAttemptsJob } from '../features/accounts/jobs/forget-attempts.ts';
import { sendRequestedMailJob } from '../features/accounts/jobs/send-requested-mail.ts';
import { checkChainJob } from '../features/access-log/jobs/check-chain.ts';
import { anchorChainJob } from '../features/issued-documents/jobs/anchor-chain.ts';
import { expirePrescriptionsJob } from '../features/prescriptions/jobs/expire-prescriptions.ts';
import { releaseAnswerJob } from '../features/pharmacy-questions/jobs/release-answer.ts';
import { notifyPharmacyJob } from '../features/prescriptions/jobs/notify-pharmacy.ts';
import { inviteClaimedJob } from '../features/pharmacy-access/jobs/invite-claimed.ts';
import { sendLinkJob } from '../features/pharmacy-access/jobs/send-link.ts';
import { sendTanJob } from '../features/pharmacy-access/jobs/send-tan.ts';
import { remindPickupJob } from '../features/prescriptions/jobs/remind-pickup.ts';
import { warnExpiryJob } from '../features/prescriptions/jobs/warn-expiry.ts';
import { watchSendingsJob } from '../features/prescriptions/jobs/watch-sendings.ts';
import { followPaymentJob } from '../features/payments/jobs/follow-payment.ts';
import { reconcileLedgerJob } from '../features/payments/jobs/reconcile-ledger.ts';
import { reconcilePaymentsJob } from '../features/payments/jobs/reconcile-payments.ts';
import { refundPaymentJob } from '../features/payments/jobs/refund-payment.ts';
import { reconcileIdentityChecksJob } from '../features/identity-checks/jobs/reconcile-identity-checks.ts';
import { redactIdentityChecksJob } from '../features/identity-checks/jobs/redact-identity-checks.ts';
import { refreshIdentityCheckJob } from '../features/identity-checks/jobs/refresh-identity-check.ts';
import { expireConsultationsJob } from '../features/consultations/jobs/expire-consultations.ts';
import { offerFreedJob } from '../features/consultations/jobs/offer-freed.ts';
import { purgeMetadataJob } from '../features/consultations/jobs/purge-metadata.ts';
import { remindConsultationsJob } from '../features/consultations/jobs/remind-consultations.ts';
import { purgeGuestsJob } from '../features/room-guests/jobs/purge-guests.ts';
import { purgeRoomsJob } from '../features/video-rooms/jobs/purge-rooms.ts';
import { forgetAlertsJob } from '../features/alerts/jobs/forget-alerts.ts';
import { sendDueAlertsJob } from '../features/alerts/jobs/send-due-alerts.ts';
import { sendPortionJob } from '../features/newsletter-issues/jobs/send-portion.ts';
import { forgetSubscriptionsJob } from '../features/newsletter/jobs/forget-subscriptions.ts';
import { deliverMailJob } from '../features/mails/jobs/deliver-mail.ts';
import { pushJob } from '../features/notifications/jobs/push.ts';
import { expireTreatmentsJob } from '../features/treatments/jobs/expire-treatments.ts';
import { matchInvoicesJob } from '../features/treatments/jobs/match-invoices.ts';
import { watchDueJob } from '../features/treatments/jobs/watch-due.ts';
import { releaseDecisionJob } from '../features/treatments/jobs/release-decision.ts';
import { issueAttestationDocumentJob } from '../features/attestations/jobs/issue-document.ts';
import { issueReceiptJob } from '../features/consents/jobs/issue-receipt.ts';
import { issueDocumentsJob } from '../features/treatments/jobs/issue-documents.ts';
import { storeSignedJob } from '../features/agreements/jobs/store-signed.ts';
import { encryptPlainJob } from '../features/files/jobs/encrypt-plain.ts';
import { sweepStorageJob } from '../features/files/jobs/sweep-storage.ts';
import { forgetBulkJob } from '../features/bulk-actions/jobs/forget-bulk.ts';
import { runBulkJob } from '../features/bulk-actions/jobs/run-bulk.ts';
import { expireListExportsJob } from '../features/list-exports/jobs/expire-list-exports.ts';
import { writeListExportJob } from '../features/list-exports/jobs/write-list-export.ts';
import { forgetImportsJob } from '../features/list-imports/jobs/forget-imports.ts';
import { runImportJob } from '../features/list-imports/jobs/run-import.ts';
import { expireExportsJob } from '../features/data-exports/jobs/expire-exports.ts';
import { runErasureJob } from '../features/erasures/jobs/run-erasure.ts';
import { cleanUpJob } from '../features/retention/jobs/clean.ts';
import { deleteDueRecordsJob } from '../features/retention/jobs/delete-due-records.ts';
import { endInactiveAccountsJob } from '../features/retention/jobs/end-inactive-accounts.ts';
import { makeExportJob } from '../features/data-exports/jobs/make-export.ts';
import { forgetSignInsJob } from '../features/accounts/social-logins/jobs/forget-sign-ins.ts';
import { keepUpCaregiversJob } from '../features/caregivers/jobs/keep-up-caregivers.ts';
import { sendInvitationJob } from '../features/invitations/jobs/send-invitation.ts';
import { purgeSessionsJob } from '../features/uploads/jobs/purge-sessions.ts';
import { scanUploadJob } from '../features/uploads/jobs/scan-upload.ts';
import { carryOutWithdrawalJob } from '../features/withdrawals/jobs/carry-out.ts';
import { throughADay, type JobDefinition, type JobPlan, type JobWork } from '../jobs/job.ts';
import type { JobName } from '../jobs/names.ts';
import { timeZone } from '../jobs/schedule.ts';
import type { Scheduled } from '../jobs/queue.ts';
import { sweepJob } from '../jobs/sweep.ts';
import { pullDueJob } from '../features/stock-feeds/jobs/pull-due.ts';
import { raiseAlarmsJob } from '../features/stock-feeds/jobs/raise-alarms.ts';
import { pruneChangesJob } from '../features/catalogue/jobs/prune-changes.ts';
import { countSupplyJob } from '../features/shortages/jobs/count-supply.ts';
import { ageStockJob } from '../features/stock/jobs/age-stock.ts';
import { keepHistoryJob } from '../features/stock/jobs/keep-history.ts';
import { pullFeedJob } from '../features/stock-feeds/jobs/pull-feed.ts';
import { scoreFeedsJob } from '../features/stock-feeds/jobs/score-feeds.ts';

/** One job: its id, when it starts and how long and how often it is tried, and what it does. */
const row = <N extends JobName>(id: N, plan: JobPlan, work: JobWork<N>): JobDefinition => ({ id, ...plan, ...work }) as unknown as JobDefinition;

/** What the clock starts, the most frequent first. */
const byTheClock: readonly JobDefinition[] = [
  row('alerts.tell', { schedule: '* * * * *', timeZone, timeoutSeconds: 300, retryLimit: 1 }, sendDueAlertsJob),
  row('consultations.offer-freed', { schedule: '* * * * *', timeZone, timeoutSeconds: 60, retryLimit: 1 }, offerFreedJob),
  row('stock-feeds.pull-due', { schedule: '* * * * *', timeZone, timeoutSeconds: 60, retryLimit: 1 }, pullDueJob),
  row('stock-feeds.score', { schedule: '* * * * *', timeZone, timeoutSeconds: 120, retryLimit: 1 }, scoreFeedsJob),
  row('stock-feeds.alarms', { schedule: '* * * * *', timeZone, timeoutSeconds: 60, retryLimit: 1 }, raiseAlarmsJob),
  row('treatments.watch-due', { schedule: '*/5 * * * *', timeZone, timeoutSeconds: 120, retryLimit: 2 }, watchDueJob),
  row('consultations.remind', { schedule: '*/5 * * * *', timeZone, timeoutSeconds: 240, retryLimit: 2 }, remindConsultationsJob),
  row('consultations.expire', { schedule: '*/5 * * * *', timeZone, timeoutSeconds: 240, retryLimit: 2 }, expireConsultationsJob),
  row('payments.reconcile-ledger', { schedule: '30 5 * * *', timeZone, timeoutSeconds: 1800, retryLimit: 2 }, reconcileLedgerJob),
  row('payments.reconcile', { schedule: '*/5 * * * *', timeZone, timeoutSeconds: 240, retryLimit: 2 }, reconcilePaymentsJob),
  row('identity-checks.reconcile', { schedule: '*/5 * * * *', timeZone, timeoutSeconds: 240, retryLimit: 2 }, reconcileIdentityChecksJob),
  row('prescriptions.watch-sendings', { schedule: '*/5 * * * *', timeZone, timeoutSeconds: 240, retryLimit: 1 }, watchSendingsJob),
  row('stock.age', { schedule: '*/5 * * * *', timeZone, timeoutSeconds: 120, retryLimit: 1 }, ageStockJob),
  row('shortages.count', { schedule: '*/10 * * * *', timeZone, timeoutSeconds: 600, retryLimit: 1 }, countSupplyJob),
  row('accounts.forget-attempts', { schedule: '17 * * * *', timeZone, timeoutSeconds: 60, retryLimit: 2 }, forgetAttemptsJob),
  row('data-exports.expire', { schedule: '25 0,1,3-23 * * *', timeZone, timeoutSeconds: 600, retryLimit: 3 }, expireExportsJob),
  row('bulk-actions.forget', { schedule: '30 4 * * *', timeZone, timeoutSeconds: 600, retryLimit: 3 }, forgetBulkJob),
  row('list-exports.expire', { schedule: '28 0,1,3-23 * * *', timeZone, timeoutSeconds: 600, retryLimit: 3 }, expireListExportsJob),
  row('list-imports.forget', { schedule: '32 0,1,3-23 * * *', timeZone, timeoutSeconds: 600, retryLimit: 3 }, forgetImportsJob),
  row('catalogue.prune-changes', { schedule: '35 0,1,3-23 * * *', timeZone, timeoutSeconds: 120, retryLimit: 1 }, pruneChangesJob),
  row('social-logins.forget', { schedule: '40 * * * *', timeZone, timeoutSeconds: 60, retryLimit: 3 }, forgetSignInsJob),
  row('files.encrypt', { schedule: '50 0,1,3-23 * * *', timeZone, timeoutSeconds: 1200, retryLimit: 1 }, encryptPlainJob),
  row('files.sweep', { schedule: '45 0,1,3-23 * * *', timeZone, timeoutSeconds: 1800, retryLimit: 3 }, sweepStorageJob),
  row('uploads.purge-sessions', { schedule: '55 0,1,3-23 * * *', timeZone, timeoutSeconds: 600, retryLimit: 3 }, purgeSessionsJob),
  row('audit-log.check-chain', { schedule: '20 1 * * *', timeZone, timeoutSeconds: 3600, retryLimit: 2 }, checkChainJob),
  row('issued-documents.anchor', { schedule: '5 0 * * *', timeZone, timeoutSeconds: 120, retryLimit: 12 }, anchorChainJob),
  row('caregivers.keep-up', { schedule: '30 3 * * *', timeZone, timeoutSeconds: 600, retryLimit: 3 }, keepUpCaregiversJob),
  row('prescriptions.expire', { schedule: '20 3 * * *', timeZone, timeoutSeconds: 600, retryLimit: 3 }, expirePrescriptionsJob),
  row('stock.keep-history', { schedule: '55 3 * * *', timeZone, timeoutSeconds: 1800, retryLimit: 3 }, keepHistoryJob),
  row('retention.clean', { schedule: '40 3 * * *', timeZone, timeoutSeconds: 1800, retryLimit: 3 }, cleanUpJob),
  row('retention.inactive-accounts', { schedule: '10 4 * * *', timeZone, timeoutSeconds: 1800, retryLimit: 3 }, endInactiveAccountsJob),
  row('treatments.expire', { schedule: '15 4 * * *', timeZone, timeoutSeconds: 300, retryLimit: 3 }, expireTreatmentsJob),
  row('treatments.match-invoices', { schedule: '45 4 * * *', timeZone, timeoutSeconds: 600, retryLimit: 3 }, matchInvoicesJob),
  row('consultations.purge-metadata', { schedule: '5 4 * * *', timeZone, timeoutSeconds: 600, retryLimit: 3 }, purgeMetadataJob),
  row('room-guests.purge', { schedule: '15 4 * * *', timeZone, timeoutSeconds: 600, retryLimit: 3 }, purgeGuestsJob),
  row('video-rooms.purge', { schedule: '10 4 * * *', timeZone, timeoutSeconds: 600, retryLimit: 3 }, purgeRoomsJob),
  row('identity-checks.redact', { schedule: '20 4 * * *', timeZone, timeoutSeconds: 1800, retryLimit: 3 }, redactIdentityChecksJob),
  row('newsletter.forget', { schedule: '40 4 * * *', timeZone, timeoutSeconds: 300, retryLimit: 3 }, forgetSubscriptionsJob),
  row('alerts.forget', { schedule: '50 4 * * *', timeZone, timeoutSeconds: 300, retryLimit: 3 }, forgetAlertsJob),
  row('retention.sealed-records', { schedule: '50 4 * * *', timeZone, timeoutSeconds: 1800, retryLimit: 3 }, deleteDueRecordsJob),
  row('prescriptions.warn-expiry', { schedule: '40 8 * * *', timeZone, timeoutSeconds: 300, retryLimit: 3 }, warnExpiryJob),
  row('prescriptions.remind-pickup', { schedule: '10 9 * * *', timeZone, timeoutSeconds: 300, retryLimit: 3 }, remindPickupJob),
];

/** What something that happened starts, in the transaction of its cause. */
const byACause: readonly JobDefinition[] = [
  row('accounts.send-requested-mail', { timeoutSeconds: 60, retryLimit: 12 }, sendRequestedMailJob),
  // A confirmation must not wait behind a flood of other mails.
  row('mails.deliver', { timeoutSeconds: 60, ...throughADay, atOnce: 10 }, deliverMailJob),
  row('newsletter-issues.send-portion', { timeoutSeconds: 300, retryLimit: 20 }, sendPortionJob),
  row('notifications.push', { timeoutSeconds: 60, ...throughADay }, pushJob),
  row('invitations.send', { timeoutSeconds: 60, ...throughADay }, sendInvitationJob),
  row('treatments.issue-documents', { timeoutSeconds: 180, ...throughADay }, issueDocumentsJob),
  row('attestations.issue-document', { timeoutSeconds: 120, ...throughADay }, issueAttestationDocumentJob),
  row('consents.issue-receipt', { timeoutSeconds: 120, ...throughADay }, issueReceiptJob),
  row('treatments.release-decision', { timeoutSeconds: 60, retryLimit: 20 }, releaseDecisionJob),
  row('agreements.store-signed', { timeoutSeconds: 120, ...throughADay }, storeSignedJob),
  row('uploads.scan', { timeoutSeconds: 60, ...throughADay }, scanUploadJob),
  row('payments.follow', { timeoutSeconds: 60, retryLimit: 12 }, followPaymentJob),
  row('payments.refund', { timeoutSeconds: 60, retryLimit: 20 }, refundPaymentJob),
  row('identity-checks.refresh', { timeoutSeconds: 60, retryLimit: 12 }, refreshIdentityCheckJob),
  row('prescriptions.notify-pharmacy', { timeoutSeconds: 60, ...throughADay }, notifyPharmacyJob),
  row('withdrawals.carry-out', { timeoutSeconds: 60, ...throughADay }, carryOutWithdrawalJob),
  row('pharmacy-access.send-link', { timeoutSeconds: 60, ...throughADay }, sendLinkJob),
  row('pharmacy-access.send-tan', { timeoutSeconds: 60, ...throughADay }, sendTanJob),
  row('pharmacy-questions.release-answer', { timeoutSeconds: 60, retryLimit: 20 }, releaseAnswerJob),
  row('pharmacy-access.invite-claimed', { timeoutSeconds: 60, ...throughADay }, inviteClaimedJob),
  row('data-exports.make', { timeoutSeconds: 900, ...throughADay }, makeExportJob),
  row('bulk-actions.run', { timeoutSeconds: 3600, retryLimit: 5 }, runBulkJob),
  row('list-exports.write', { timeoutSeconds: 3600, ...throughADay }, writeListExportJob),
  row('erasures.run', { timeoutSeconds: 600, ...throughADay }, runErasureJob),
  row('list-imports.run', { timeoutSeconds: 3600, retryLimit: 5 }, runImportJob),
  row('stock-feeds.pull', { timeoutSeconds: 900, retryLimit: 2 }, pullFeedJob),
];

const work = [...byTheClock, ...byACause];

/** What happens by itself, and when? One row a job. */
export const registry: readonly JobDefinition[] = [
  ...work,
  row('jobs.sweep', { schedule: '8-59/15 * * * *', timeZone, timeoutSeconds: 300, retryLimit: 1 }, sweepJob(work)),
];

/** Those of them that the clock starts. */
export const scheduled: readonly Scheduled[] = registry.flatMap(({ id, schedule }) => (schedule ? [{ id, schedule }] : []));
