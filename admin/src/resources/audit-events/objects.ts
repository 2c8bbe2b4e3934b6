/** Where an object of the audit log has its page, and which enumeration its `status` is one of. */
interface LoggedObject {
  resource: string;
  statusType?: string;
}

const objects: Readonly<Record<string, LoggedObject>> = {
  attestation: { resource: 'attestations', statusType: 'attestationStatus' },
  consultation: { resource: 'consultations', statusType: 'consultationStatus' },
  'contact-request': { resource: 'contact-requests', statusType: 'contactRequestStatus' },
  'delivery-task': { resource: 'delivery-tasks', statusType: 'deliveryTaskStatus' },
  doctor: { resource: 'doctors', statusType: 'userStatus' },
  'feed-run': { resource: 'feed-runs', statusType: 'runStatus' },
  grower: { resource: 'growers' },
  'house-text-block': { resource: 'house-text-blocks' },
  job: { resource: 'scheduled-jobs' },
  manufacturer: { resource: 'manufacturers' },
  'marketing-patient': { resource: 'marketing-patients' },
  'newsletter-issue': { resource: 'newsletter-issues', statusType: 'issueStatus' },
  patient: { resource: 'patients', statusType: 'userStatus' },
  payment: { resource: 'payments', statusType: 'paymentStatus' },
  pharmacy: { resource: 'pharmacies' },
  prescription: { resource: 'prescriptions', statusType: 'prescriptionStatus' },
  product: { resource: 'products' },
  review: { resource: 'reviews', statusType: 'contributionStatus' },
  setting: { resource: 'settings' },
  'stock-feed': { resource: 'stock-feeds' },
  strain: { resource: 'strains' },
  treatment: { resource: 'treatments', statusType: 'treatmentStatus' },
  user: { resource: 'patients', statusType: 'userStatus' },
  vaporizer: { resource: 'vaporizers' },
  withdrawal: { resource: 'withdrawals', statusType: 'withdrawalStatus' },
};

export const objectOf = (objectType: string): LoggedObject | undefined => objects[objectType];

/** The page of what was changed; an account has one here only where it is a patient's. */
export const pageOf = ({ objectType, objectId, patientId }: { objectType: string; objectId: string | null; patientId: string | null }): string | undefined => {
  const object = objectOf(objectType);
  if (object === undefined || objectId === null || (objectType === 'user' && objectId !== patientId)) return undefined;
  return `/${object.resource}/${encodeURIComponent(objectId)}`;
};
