import type { Actor } from '../kernel/ctx.ts';
import { caregiverPermissions } from './permissions-caregivers.ts';
import { consultationPermissions } from './permissions-consultations.ts';
import { contactPermissions } from './permissions-contact.ts';
import { writingPermissions } from './permissions-writing.ts';
import { dataRightPermissions } from './permissions-data-rights.ts';
import { listWorkPermissions } from './permissions-list-work.ts';
import { marketPermissions } from './permissions-market.ts';
import { newsletterPermissions } from './permissions-newsletter.ts';
import { notificationPermissions } from './permissions-notifications.ts';
import { pharmacyAccessPermissions } from './permissions-pharmacy-access.ts';
import { questionnairePermissions } from './permissions-questionnaire.ts';
import { reviewPermissions } from './permissions-review.ts';
import { sendingPermissions } from './permissions-sendings.ts';
import { uploadPermissions } from './permissions-uploads.ts';
import { treatmentPermissions } from './permissions-treatments.ts';
import type { OperationId } from '@blattwerk/contract/operations';
import { admin, everybody, machine, members, patient, type Permission, type Reach } from '../http/principals.ts';

export type { Permission, Principal, Reach } from '../http/principals.ts';

/**
 * Who may do what: one row an operation, and no endpoint without a row.
 * A principal that is not named is refused. The word says which records it reaches (`principals.ts`); the queries start from the actor and keep to it.
 */
export const permissions = {
  // accounts and sessions
  'accounts.register': everybody,
  'accounts.confirm': everybody,
  'accounts.resend': everybody,
  'accounts.claim': everybody,
  'accounts.age-check': everybody,
  'accounts.login': everybody,
  'accounts.passkey-login': everybody,
  'accounts.refresh': everybody,
  'accounts.logout': everybody,
  'accounts.reset-init': everybody,
  'accounts.reset-finish': everybody,
  'accounts.me': members,
  'accounts.read-profile': members,
  'accounts.update-profile': members,
  'accounts.statuses': patient,
  'consents.list': members,
  'consents.give': patient,
  'consents.withdraw': patient,
  'consents.receipt': patient,
  'consents.choose-cookies': everybody,
  'accounts.sessions': members,
  'accounts.revoke-session': members,
  'accounts.revoke-other-sessions': members,
  'accounts.change-password': members,
  'accounts.start-email-change': members,
  'accounts.finish-email-change': everybody,

  // second factor and passkeys
  'second-factors.read': members,
  'second-factors.start-totp': members,
  'second-factors.confirm-totp': members,
  'second-factors.remove-totp': members,
  'second-factors.new-codes': members,
  'second-factors.start-passkey': members,
  'second-factors.add-passkey': members,
  'second-factors.rename-passkey': members,
  'second-factors.remove-passkey': members,
  'second-factors.start-passkey-login': everybody,
  'second-factors.reset': admin,

  // signing in with Google and Apple
  'social-logins.providers': everybody,
  'social-logins.google': everybody,
  'social-logins.apple': everybody,
  'social-logins.google-callback': everybody,
  'social-logins.apple-callback': everybody,
  'social-logins.read-pending': everybody,
  'social-logins.register-pending': everybody,
  'social-logins.link-by-password': everybody,
  'social-logins.send-proof': everybody,
  'social-logins.prove-address': everybody,
  'social-logins.enter-pending': everybody,
  'social-logins.list': patient,
  'social-logins.start-link': patient,
  'social-logins.unlink': patient,

  // agreements: information sheet and contract
  'agreements.read': everybody,
  'agreements.read-imprint': everybody,
  'agreements.sign': patient,
  'agreements.download': patient,

  // treatment requests, patient's side
  'treatments.create': patient,
  'treatments.list-own': patient,
  'treatments.read-own': patient,
  'treatments.cancel': patient,
  'treatments.products': patient,
  'treatments.download-invoice': patient,
  'treatments.download-letter': patient,

  // deposits
  'payments.create-checkout': patient,
  'payments.stripe-event': everybody,
  'payments.list': admin,
  'payments.read': admin,
  'payments.ledger-balance': admin,
  'payments.money': admin,
  'payments.datev': admin,
  'payments.refund': admin,
  'payments.approve-refund': admin,
  'payments.reject-refund': admin,
  'payments.retry-refund': admin,

  // contacts of the market who are no patients yet
  'marketing-patients.note': everybody,
  'marketing-patients.list': admin,
  'marketing-patients.funnel': admin,
  'marketing-patients.read': admin,
  'marketing-patients.delete': admin,

  // alerts: being told when a product is there
  'alerts.ask': everybody,
  'alerts.list': patient,
  'alerts.remove': patient,
  'alerts.confirm': everybody,
  'alerts.end': everybody,
  'alerts.open': everybody,

  // identity checks
  'identity-checks.create-session': patient,
  'identity-checks.read-own': patient,
  'identity-checks.read': { doctor: 'assigned', admin: 'metadata' },
  'identity-checks.mark-seen': { doctor: 'assigned' },

  // prescriptions: the patient's choice, the pharmacy's inbox, the public check
  'prescriptions.read-own': patient,
  'prescriptions.download-copy': patient,
  'document-checks.code': everybody,
  'document-checks.file': everybody,
  'document-checks.anchors': everybody,
  'document-checks.anchor': everybody,
  'prescriptions.read-pickup': patient,
  'prescriptions.count': { pharmacy: 'own' },
  'prescriptions.list': { doctor: 'own', pharmacy: 'own', admin: 'metadata' },
  'prescriptions.show': { doctor: 'own', pharmacy: 'own', admin: 'metadata' },
  'prescriptions.download': { doctor: 'own', pharmacy: 'own' },
  'prescriptions.accept': { pharmacy: 'own' },
  'prescriptions.prepare': { pharmacy: 'own' },
  'prescriptions.ready': { pharmacy: 'own' },
  'prescriptions.undo-ready': { pharmacy: 'own' },
  'prescriptions.dispense': { pharmacy: 'own' },
  'prescriptions.return': { pharmacy: 'own' },
  'prescriptions.revoke': { doctor: 'own' },

  // questions of pharmacies to the doctor who issued a prescription
  'pharmacy-questions.ask': { pharmacy: 'own' },
  'pharmacy-questions.of-prescription': { doctor: 'own', pharmacy: 'own', admin: 'metadata' },
  'pharmacy-questions.list': { doctor: 'own', admin: 'metadata' },
  'pharmacy-questions.read': { doctor: 'own', admin: 'metadata' },
  'pharmacy-questions.answer': { doctor: 'own' },
  'pharmacy-questions.undo': { doctor: 'own' },

  // patients, in the back office
  'patients.list': { doctor: 'assigned', admin: 'metadata' },
  'patients.read': { doctor: 'assigned', admin: 'metadata' },
  'patients.file': { admin: 'metadata' },
  'patients.update': admin,

  // invitations: of staff, and by patients of their doctor
  'invitations.list': { doctor: 'own', pharmacy: 'own', admin: 'any' },
  'invitations.create': { doctor: 'own', pharmacy: 'own', admin: 'any' },
  'invitations.resend': { doctor: 'own', pharmacy: 'own', admin: 'any' },
  'invitations.withdraw': { doctor: 'own', pharmacy: 'own', admin: 'any' },
  'invitations.invite-doctor': patient,
  'invitations.list-own': patient,
  'invitations.withdraw-own': patient,
  'invitations.read': everybody,
  'invitations.accept': everybody,

  // people who work here, their practices and what is shown of doctors
  'people.list': { pharmacy: 'own', admin: 'any' },
  'people.read': { pharmacy: 'own', admin: 'any' },
  'people.approve-licence': admin,
  'people.confirm': admin,
  'people.deactivate': { pharmacy: 'own', admin: 'any' },
  'people.reactivate': { pharmacy: 'own', admin: 'any' },
  'people.make-pharmacy-admin': { pharmacy: 'own', admin: 'any' },
  'people.end-pharmacy-admin': { pharmacy: 'own', admin: 'any' },
  'practices.read': { doctor: 'own' },
  'practices.update': { doctor: 'own' },
  'doctors.list-public': everybody,
  'doctors.list': admin,
  'doctors.read': admin,
  'doctors.update': admin,

  // other people's sessions, and the support view
  'accounts.sessions-of': admin,
  'accounts.end-session-of': admin,
  'accounts.end-sessions-of': admin,
  'support-views.create': admin,
  'support-views.open': everybody,
  'support-views.read': { support: 'own' },
  'support-views.end': { support: 'own' },

  // how the platform runs: settings, audit log, jobs, dashboard
  'mail-templates.list': admin,
  'mail-templates.preview': admin,
  'mail-templates.test': admin,
  'settings.list': admin,
  'settings.read': admin,
  'settings.preview': admin,
  'settings.change': admin,
  'audit-log.list': admin,
  'audit-log.read-chain': admin,
  'external-services.list': admin,
  'external-services.retry': admin,
  'job-monitor.list': admin,
  'job-monitor.retry': admin,
  'job-monitor.list-dead': admin,
  'job-monitor.retry-dead': admin,
  'scheduled-jobs.list': admin,
  'scheduled-jobs.read': admin,
  'scheduled-jobs.run': admin,
  'scheduled-jobs.pause': admin,
  'scheduled-jobs.resume': admin,
  'dashboard.read': { doctor: 'own', pharmacy: 'own', admin: 'any' },
  'dashboard.office': admin,

  // stock, its feeds, their runs and keys, articles without a product
  'stock-feeds.list': { pharmacy: 'own', admin: 'any' },
  'stock-feeds.read': { pharmacy: 'own', admin: 'any' },
  'stock-feeds.scores': { pharmacy: 'own', admin: 'any' },
  'stock-feeds.create': admin,
  'stock-feeds.update': admin,
  'stock-feeds.test-connection': admin,
  'stock-feeds.preview-schedule': admin,
  'stock-feeds.run': { pharmacy: 'own', admin: 'any' },
  'stock-feeds.upload': { pharmacy: 'own', admin: 'any' },
  'stock-feeds.examine': { pharmacy: 'own', admin: 'any' },
  'stock-feeds.mark': { pharmacy: 'own', admin: 'any' },
  'stock-feeds.map': { pharmacy: 'own', admin: 'any' },
  'feed-runs.list': { pharmacy: 'own', admin: 'any' },
  'feed-runs.read': { pharmacy: 'own', admin: 'any' },
  'feed-runs.release': admin,
  'feed-runs.discard': admin,
  'feed-runs.roll-back': admin,
  'feed-runs.compare': { pharmacy: 'own', admin: 'any' },
  'feed-runs.list-row-errors': { pharmacy: 'own', admin: 'any' },
  'feed-runs.download-row-errors': { pharmacy: 'own', admin: 'any' },
  'feed-runs.correct': { pharmacy: 'own', admin: 'any' },
  'unmatched-products.list': { pharmacy: 'own', admin: 'any' },
  'unmatched-products.read': { pharmacy: 'own', admin: 'any' },
  'unmatched-products.match': { pharmacy: 'own', admin: 'any' },
  'unmatched-products.ignore': { pharmacy: 'own', admin: 'any' },
  'unmatched-products.undo': { pharmacy: 'own', admin: 'any' },
  'unmatched-products.match-suggested': { pharmacy: 'own', admin: 'any' },
  'stock.list': { pharmacy: 'own', admin: 'any' },
  'stock.read': { pharmacy: 'own', admin: 'any' },
  'feed-keys.list': admin,
  'feed-keys.create': admin,
  'feed-keys.revoke': admin,

  // what pharmacies' own systems send
  'feeds.push-stock': machine,
  'feeds.change-items': machine,
  'feeds.set-item': machine,
  'feeds.remove-item': machine,
  'feeds.read-run': machine,
  'feeds.status': machine,

  // the rooms of video consultations
  'video-rooms.create-ticket': { patient: 'own', doctor: 'own' },
  'video-rooms.read': { patient: 'own', doctor: 'own' },
  'video-rooms.test-connection': { patient: 'own', doctor: 'own' },
  'video-rooms.read-doctor': { doctor: 'own' },
  'video-rooms.tell-delay': { doctor: 'own' },

  ...listWorkPermissions,
  ...notificationPermissions,
  ...pharmacyAccessPermissions,
  ...reviewPermissions,
  ...sendingPermissions,
  ...uploadPermissions,
  ...dataRightPermissions,
  ...caregiverPermissions,
  ...consultationPermissions,
  ...contactPermissions,
  ...writingPermissions,
  ...treatmentPermissions,
  ...marketPermissions,
  ...newsletterPermissions,
  ...questionnairePermissions,
} as const satisfies Record<OperationId, Permission>;

export const reachOf = (operation: OperationId, actor: Actor): Reach | undefined =>
  actor.role === 'system' ? undefined : (permissions[operation] as Permission)[actor.role];

export const isAllowed = (operation: OperationId, actor: Actor): boolean => reachOf(operation, actor) !== undefined;
