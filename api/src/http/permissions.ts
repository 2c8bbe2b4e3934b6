import type { Actor } from '../kernel/ctx.ts';

/**
 * Who may do what: one row an operation, and no endpoint without a row.
 * A principal that is not named is refused. The word says which records it reaches; the queries start from the actor and keep to it:
 *
 * - `any`: no record, or every record
 * - `own`: row.patient_id (or user_id, pharmacy_id) is the caller's
 * - `assigned`: the doctor's own treatments; `pool` also paid requests that nobody has taken, as a preview
 * - `metadata`: every record without health content
 */
export type Reach = 'any' | 'own' | 'assigned' | 'pool' | 'metadata';
/** `support`: the credential of an administrator's look at one patient's dashboard. `machine`: a pharmacy's system with a feed key. */
export type Principal = 'visitor' | 'patient' | 'doctor' | 'pharmacy' | 'admin' | 'support' | 'machine';
export type Permission = Partial<Record<Principal, Reach>>;

const everybody = { visitor: 'any', patient: 'any', doctor: 'any', pharmacy: 'any', admin: 'any' } as const satisfies Permission;
const members = { patient: 'own', doctor: 'own', pharmacy: 'own', admin: 'own' } as const satisfies Permission;
const patient = { patient: 'own' } as const satisfies Permission;
const admin = { admin: 'any' } as const satisfies Permission;
const machine = { machine: 'own' } as const satisfies Permission;

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
  'accounts.consents': members,
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

  // the patient's rights over the own data
  'access-log.list': patient,
  'data-exports.request': patient,
  'data-exports.list': patient,
  'data-exports.download': patient,
  'data-exports.send-code': members,
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
  'erasures.preview': patient,
  'erasures.request': patient,
  'erasures.run-for': admin,
  'erasures.open-sealed': { doctor: 'assigned', admin: 'any' },

  // information sheet and contract
  'agreements.read': everybody,
  'agreements.sign': patient,
  'agreements.download': patient,

  // questionnaire
  'health-states.read': patient,
  'health-states.save': patient,
  'health-states.complete': patient,

  // treatment requests, patient's side
  'treatments.create': patient,
  'treatments.list-own': patient,
  'treatments.read-own': patient,
  'treatments.cancel': patient,
  'treatments.answer': patient,
  'treatments.products': patient,
  'treatments.download-invoice': patient,
  'treatments.download-letter': patient,

  // treatment requests, back office
  'treatments.list': { doctor: 'pool', admin: 'metadata' },
  'treatments.read': { doctor: 'pool', admin: 'metadata' },
  'treatments.claim': { doctor: 'pool' },
  'treatments.release': { doctor: 'assigned' },
  'treatments.ask': { doctor: 'assigned' },
  'treatments.approve': { doctor: 'assigned' },
  'treatments.decline': { doctor: 'assigned' },
  'treatments.break-glass': admin,
  'treatments.download-document': { doctor: 'assigned' },

  // what doctors issued
  'certificates.list': { doctor: 'assigned', admin: 'metadata' },
  'certificates.download': { doctor: 'assigned' },

  // deposits
  'payments.create-checkout': patient,
  'payments.stripe-event': everybody,
  'payments.list': admin,

  // newsletter
  'newsletter.ask': everybody,
  'newsletter.check': members,
  'newsletter.confirm': everybody,
  'newsletter.withdraw': everybody,

  // contacts of the market who are no patients yet
  'marketing-patients.note': everybody,
  'marketing-patients.list': admin,
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
  'prescriptions.list-pharmacies': patient,
  'prescriptions.choose-pharmacy': patient,
  'prescriptions.choose-manually': patient,
  'prescriptions.read-own': patient,
  'prescriptions.favorite-pharmacy': patient,
  'prescriptions.own-pharmacies': patient,
  'prescriptions.download-copy': patient,
  'prescriptions.check': everybody,
  'prescriptions.list': { doctor: 'own', pharmacy: 'own', admin: 'metadata' },
  'prescriptions.show': { doctor: 'own', pharmacy: 'own', admin: 'metadata' },
  'prescriptions.download': { doctor: 'own', pharmacy: 'own' },
  'prescriptions.accept': { pharmacy: 'own' },
  'prescriptions.ready': { pharmacy: 'own' },
  'prescriptions.dispense': { pharmacy: 'own' },
  'prescriptions.return': { pharmacy: 'own' },

  // people and the house
  'patients.list': { doctor: 'assigned', admin: 'metadata' },
  'patients.read': { doctor: 'assigned', admin: 'metadata' },
  'patients.update': admin,
  'doctors.list-public': everybody,
  'doctors.list': admin,
  'doctors.read': admin,
  'doctors.update': admin,
  'accounts.sessions-of': admin,
  'accounts.end-session-of': admin,
  'accounts.end-sessions-of': admin,
  'support-views.create': admin,
  'support-views.open': everybody,
  'support-views.read': { support: 'own' },
  'support-views.end': { support: 'own' },
  'settings.list': admin,
  'settings.read': admin,
  'settings.change': admin,
  'audit-log.list': admin,
  'job-monitor.list': admin,
  'job-monitor.retry': admin,
  'scheduled-jobs.list': admin,
  'scheduled-jobs.read': admin,
  'scheduled-jobs.run': admin,
  'scheduled-jobs.pause': admin,
  'scheduled-jobs.resume': admin,
  'dashboard.read': { doctor: 'own', pharmacy: 'own', admin: 'any' },

  // stock and where it comes from
  'stock-feeds.list': { pharmacy: 'own', admin: 'any' },
  'stock-feeds.read': { pharmacy: 'own', admin: 'any' },
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

  // the market
  'products.list': everybody,
  'products.read': everybody,
  'products.plate': everybody,
  'products.popular': everybody,
  'products.thc-cbd': everybody,
  'products.for-request': patient,
  'products.toggle-favorite': patient,
  'products.favorites': patient,
  'products.favorite-ids': patient,
  'products.add-favorites': patient,
  'products.selected': everybody,
  'products.similar': everybody,
  'reviews.list': everybody,
  'reviews.list-own': patient,
  'reviews.create': patient,
  'reviews.edit': patient,
  'reviews.withdraw': patient,
  'reviews.comment': patient,
  'reviews.edit-comment': patient,
  'reviews.withdraw-comment': patient,
  'reviews.toggle-like': patient,
  'reference-data.manufacturers': everybody,
  'reference-data.growers': everybody,
  'reference-data.strains': everybody,
  'pharmacies.list-public': everybody,
  'pharmacies.read-public': everybody,
  'pharmacies.popular': everybody,
  'pharmacies.map': everybody,
  'pharmacies.download': everybody,
  'places.list': everybody,
  'sitemap.addresses': everybody,
  'selections.read': everybody,
  'fees.read': everybody,

  // moderation: texts and pseudonyms, never whose they are
  'reviews.list-records': { admin: 'metadata' },
  'reviews.read-record': { admin: 'metadata' },
  'reviews.publish': { admin: 'metadata' },
  'reviews.reject': { admin: 'metadata' },
  'review-comments.list': { admin: 'metadata' },
  'review-comments.read': { admin: 'metadata' },
  'review-comments.publish': { admin: 'metadata' },
  'review-comments.reject': { admin: 'metadata' },

  // catalogue and pharmacies, back office
  'products.list-records': { doctor: 'any', pharmacy: 'any', admin: 'any' },
  'products.read-record': { doctor: 'any', pharmacy: 'any', admin: 'any' },
  'products.create': { doctor: 'any', admin: 'any' },
  'products.update': admin,
  'products.import': admin,
  'pharmacies.list-records': { pharmacy: 'own', admin: 'any' },
  'pharmacies.read-record': { pharmacy: 'own', admin: 'any' },
  'pharmacies.create': admin,
  'pharmacies.update': admin,
  'manufacturers.list-records': admin,
  'manufacturers.read-record': admin,
  'manufacturers.update': admin,
  'manufacturers.merge': admin,
  'manufacturers.undo-merge': admin,
  'growers.list-records': admin,
  'growers.read-record': admin,
  'growers.update': admin,
  'growers.merge': admin,
  'growers.undo-merge': admin,
  'strains.list-records': admin,
  'strains.read-record': admin,
  'strains.update': admin,
  'strains.merge': admin,
  'strains.undo-merge': admin,
} as const satisfies Record<string, Permission>;

export type Operation = keyof typeof permissions;

/** All that a session may call whose role needs a second factor that is not set up yet; what is open to visitors it sees as one of them. */
export const enrolmentOperations: readonly Operation[] = [
  'accounts.me',
  'accounts.refresh',
  'accounts.logout',
  'second-factors.read',
  'second-factors.start-totp',
  'second-factors.confirm-totp',
  'second-factors.start-passkey',
  'second-factors.add-passkey',
];

export const reachOf = (operation: Operation, actor: Actor): Reach | undefined =>
  actor.role === 'system' ? undefined : (permissions[operation] as Permission)[actor.role];

export const isAllowed = (operation: Operation, actor: Actor): boolean => reachOf(operation, actor) !== undefined;
