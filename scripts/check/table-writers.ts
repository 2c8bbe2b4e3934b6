/**
 * Who writes which table: one feature each, or a layer below the features. Others call that feature's `public.ts`, or a hook where it lies above.
 * The rule `one-writer` holds it, and a test compares the page with migrations/schema.sql. What only triggers write belongs to the database.
 */
export const TABLE_WRITERS = {
  'access-log': ['audit_checks'],
  accounts: ['age_refusals', 'mail_tokens', 'registrations', 'social_identities', 'social_sign_ins'],
  agreements: ['signature_files', 'signatures'],
  alerts: ['alerts'],
  attestations: ['attestations'],
  'bulk-actions': ['bulk_actions', 'bulk_records'],
  catalogue: ['catalogue_changes'],
  consents: ['consents', 'cookie_choices'],
  consultations: ['consultation_holds', 'consultation_offers', 'consultation_waits', 'consultations', 'freed_times'],
  schedules: ['schedules'],
  'data-exports': ['data_exports'],
  deletions: ['deletions'],
  'delivery-tasks': ['delivery_tasks'],
  diary: ['diary_entries', 'diary_versions', 'diary_withheld'],
  doctors: ['doctors'],
  erasures: ['erasures', 'sealed_records'],
  'external-services': ['service_outages'],
  files: ['files'],
  'health-states': ['health_states', 'questionnaire_definitions', 'questionnaire_drafts', 'safety_answers'],
  'identity-checks': ['identity_checks', 'identity_sightings'],
  invitations: ['invitations'],
  'issued-documents': ['document_anchors', 'issued_documents'],
  'job-monitor': ['job_pauses'],
  'legal-holds': ['legal_holds'],
  'list-exports': ['list_exports'],
  mails: ['mails'],
  'marketing-patients': ['marketing_patients'],
  newsletter: ['newsletter_proofs', 'newsletter_subscriptions'],
  notifications: ['notification_preferences', 'notifications', 'push_devices'],
  payments: ['balance_transactions', 'disputes', 'payments', 'reconciliations', 'refunds', 'stripe_events'],
  pharmacies: ['pharmacies', 'pharmacy_favorites'],
  'pharmacy-access': ['pharmacy_accesses', 'pharmacy_claims', 'pharmacy_links'],
  'pharmacy-questions': ['pharmacy_questions'],
  places: ['postal_areas', 'postal_towns'],
  prescriptions: ['prescription_deliveries', 'prescription_events', 'prescriptions', 'sendings'],
  'product-proposals': ['product_proposals'],
  products: ['favorites', 'product_terpenes', 'products', 'terpenes'],
  'reference-data': ['growers', 'manufacturers', 'strain_synonyms', 'strains'],
  retention: ['inactivity_notices'],
  reviews: ['review_comments', 'review_likes', 'reviews'],
  'room-guests': ['guest_accesses', 'guest_links'],
  'saved-searches': ['saved_searches'],
  'second-factors': ['authenticators', 'owner_codes', 'passkey_challenges', 'passkeys', 'recovery_codes', 'second_factor_attempts'],
  selections: ['noted_products'],
  settings: ['settings'],
  stock: ['aged_stock', 'stock_events'],
  'stock-feeds': [
    'feed_alarms',
    'feed_key_uses',
    'feed_keys',
    'feed_pushes',
    'feed_runs',
    'feed_scores',
    'product_aliases',
    'stock',
    'stock_changes',
    'stock_feeds',
  ],
  'support-views': ['support_views'],
  'suppressed-addresses': ['suppressed_addresses'],
  'text-blocks': ['house_text_blocks', 'text_blocks'],
  treatments: [
    'certificates',
    'follow_up_drafts',
    'follow_ups',
    'held_decisions',
    'invoice_counters',
    'invoices',
    'letter_corrections',
    'treatment_drafts',
    'treatment_mentions',
    'treatment_messages',
    'treatment_pauses',
    'treatment_products',
    'treatments',
  ],
  uploads: ['upload_sessions', 'uploads'],
  users: ['sessions', 'users'],
  vaporizers: ['vaporizers'],
  views: ['list_layouts', 'views'],
  'video-rooms': ['doctor_delays', 'room_members', 'room_processes'],
  'contact-requests': ['contact_requests'],
  withdrawals: ['contract_withdrawals'],
  // Below the features.
  jobs: ['job_ticks', 'pgboss.job'],
  kernel: ['audit_events', 'login_attempts'],
  database: ['audit_chains', 'audit_seals', 'ledger_entries', 'ledger_transactions', 'taken_times'],
} as const satisfies Record<string, readonly string[]>;

const writers = new Map(Object.entries(TABLE_WRITERS).flatMap(([writer, tables]) => tables.map((table): [string, string] => [table, writer])));

/** The one that writes a table; undefined for a table that is not on the page. */
export const writerOf = (table: string): string | undefined => writers.get(table);

/** The feature of a file, or the layer that it belongs to. */
export const ownerOfFile = (file: string): string => {
  const [, feature, layer = ''] = /api\/src\/(?:features\/([^/]+)\/|([^/]+))/.exec(file.replaceAll('\\', '/')) ?? [];
  return feature ?? layer;
};
