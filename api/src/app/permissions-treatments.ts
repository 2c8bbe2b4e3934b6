import { admin, patient, type Permission } from '../http/principals.ts';

/** Who may do what with treatment requests, most of it in the back office: a part of the one matrix in `permissions.ts`. */
export const treatmentPermissions = {
  // treatment requests, back office
  'treatments.list': { doctor: 'pool', admin: 'metadata' },
  'treatments.read': { doctor: 'pool', admin: 'metadata' },
  'treatments.claim': { doctor: 'pool' },
  'treatments.release': { doctor: 'assigned' },
  'treatments.ask': { doctor: 'assigned' },
  'treatments.request-consultation': { doctor: 'assigned' },
  'treatments.approve': { doctor: 'assigned' },
  'treatments.correct-invoice': { doctor: 'assigned' },
  'treatments.correct-letter': { doctor: 'assigned' },
  'treatments.decline': { doctor: 'assigned' },
  'treatments.undo': { doctor: 'assigned' },
  'treatments.read-draft': { doctor: 'assigned' },
  'treatments.nearby-stock': { doctor: 'assigned' },
  'treatments.save-draft': { doctor: 'assigned' },
  'treatments.break-glass': admin,
  'treatments.break-glass-document': admin,
  'treatments.download-document': { doctor: 'assigned' },

  // the invoice, patient's side
  'treatments.choose-invoice-diagnosis': patient,

  // certificates that doctors issued
  'certificates.list': { doctor: 'assigned', admin: 'metadata' },
  'certificates.download': { doctor: 'assigned' },

  // how each kind of document looks
  'document-templates.list': admin,
  'document-templates.preview': admin,

  // patient cards and certificates for travel
  'attestations.list-own': patient,
  'attestations.request': patient,
  'attestations.withdraw': patient,
  'attestations.download-own': patient,
  'attestations.list': { doctor: 'own' },
  'attestations.read': { doctor: 'own' },
  'attestations.create': { doctor: 'own' },
  'attestations.issue': { doctor: 'own' },
  'attestations.decline': { doctor: 'own' },
  'attestations.revoke': { doctor: 'own' },
  'attestations.download': { doctor: 'own' },
} as const satisfies Record<string, Permission>;
