import { forgetAttemptsJob } from '../features/accounts/jobs/forget-attempts.ts';
import { sendRequestedMailJob } from '../features/accounts/jobs/send-requested-mail.ts';
import { expirePrescriptionsJob } from '../features/prescriptions/jobs/expire-prescriptions.ts';
import { releaseAnswerJob } from '../features/pharmacy-questions/jobs/release-answer.ts';
import { notifyPharmacyJob } from '../features/prescriptions/jobs/notify-pharmacy.ts';
import { inviteClaimedJob } from '../features/pharmacy-access/jobs/invite-claimed.ts';
import { sendLinkJob } from '../features/pharmacy-access/jobs/send-link.ts';
import { sendTanJob } from '../features/pharmacy-access/jobs/send-tan.ts';
import { remindPickupJob } from '../features/prescriptions/jobs/remind-pickup.ts';
import { warnExpiryJob } from '../features/prescriptions/jobs/warn-expiry.ts';
import { watchSendingsJob } from '../features/prescriptions/jobs/watch-sendings.ts';
import { reconcilePaymentsJob } from '../features/payments/jobs/reconcile-payments.ts';
import { refundPaymentJob } from '../features/payments/jobs/refund-payment.ts';
import { reconcileIdentityChecksJob } from '../features/identity-checks/jobs/reconcile-identity-checks.ts';
import { redactIdentityChecksJob } from '../features/identity-checks/jobs/redact-identity-checks.ts';
import { refreshIdentityCheckJob } from '../features/identity-checks/jobs/refresh-identity-check.ts';
import { forgetAlertsJob } from '../features/alerts/jobs/forget-alerts.ts';
import { tellAlertsJob } from '../features/alerts/jobs/tell-alerts.ts';
import { forgetSubscriptionsJob } from '../features/newsletter/jobs/forget-subscriptions.ts';
import { deliverMailJob } from '../features/mails/jobs/deliver-mail.ts';
import { expireTreatmentsJob } from '../features/treatments/jobs/expire-treatments.ts';
import { watchDueJob } from '../features/treatments/jobs/watch-due.ts';
import { releaseDecisionJob } from '../features/treatments/jobs/release-decision.ts';
import { issueDocumentsJob } from '../features/treatments/jobs/issue-documents.ts';
import { storeSignedJob } from '../features/agreements/jobs/store-signed.ts';
import { expireExportsJob } from '../features/data-exports/jobs/expire-exports.ts';
import { runErasureJob } from '../features/erasures/jobs/run-erasure.ts';
import { cleanUpJob } from '../features/retention/jobs/clean.ts';
import { deleteDueRecordsJob } from '../features/retention/jobs/delete-due-records.ts';
import { endInactiveAccountsJob } from '../features/retention/jobs/end-inactive-accounts.ts';
import { makeExportJob } from '../features/data-exports/jobs/make-export.ts';
import { forgetSignInsJob } from '../features/accounts/social-logins/jobs/forget-sign-ins.ts';
import { sendInvitationJob } from '../features/invitations/jobs/send-invitation.ts';
import type { JobDefinition } from '../jobs/job.ts';
import type { Scheduled } from '../jobs/queue.ts';
import { sweepJob } from '../jobs/sweep.ts';
import { pullDueJob } from '../features/stock-feeds/jobs/pull-due.ts';
import { raiseAlarmsJob } from '../features/stock-feeds/jobs/raise-alarms.ts';
import { pruneChangesJob } from '../features/catalogue/jobs/prune-changes.ts';
import { ageStockJob } from '../features/stock/jobs/age-stock.ts';
import { pullFeedJob } from '../features/stock-feeds/jobs/pull-feed.ts';
import { scoreFeedsJob } from '../features/stock-feeds/jobs/score-feeds.ts';

const work: readonly JobDefinition[] = [
  sendRequestedMailJob,
  forgetAttemptsJob,
  deliverMailJob,
  sendInvitationJob,
  expireTreatmentsJob,
  watchDueJob,
  issueDocumentsJob,
  releaseDecisionJob,
  storeSignedJob,
  refundPaymentJob,
  reconcilePaymentsJob,
  refreshIdentityCheckJob,
  reconcileIdentityChecksJob,
  redactIdentityChecksJob,
  forgetSubscriptionsJob,
  tellAlertsJob,
  forgetAlertsJob,
  notifyPharmacyJob,
  sendLinkJob,
  sendTanJob,
  releaseAnswerJob,
  watchSendingsJob,
  inviteClaimedJob,
  expirePrescriptionsJob,
  remindPickupJob,
  warnExpiryJob,
  makeExportJob,
  expireExportsJob,
  forgetSignInsJob,
  runErasureJob,
  cleanUpJob,
  endInactiveAccountsJob,
  deleteDueRecordsJob,
  pullDueJob,
  pullFeedJob,
  scoreFeedsJob,
  raiseAlarmsJob,
  ageStockJob,
  pruneChangesJob,
];

/** What happens by itself, and when? One row a job. */
export const registry: readonly JobDefinition[] = [...work, sweepJob(work)];

/** Those of them that the clock starts. */
export const scheduled: readonly Scheduled[] = registry.flatMap(({ id, schedule }) => (schedule ? [{ id, schedule }] : []));
