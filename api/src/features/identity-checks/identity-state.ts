import { identityErrorCodes, type IdentityField, type IdentityOutcome, type IdentityState } from '@blattwerk/contract/identity-checks/shapes';
import { differingFacts, type PersonFacts } from './compare-facts.ts';
import type { IdentityCheck } from './identity-check.model.ts';

export interface Sighting {
  profileDigest: string;
  seenAt: Date;
  doctorName: string;
}

export interface IdentityFacts {
  /** All checks, the newest first. */
  checks: IdentityCheck[];
  /** A doctor's last comparison. */
  sighting: Sighting | undefined;
  profile: PersonFacts;
  profileDigest: string;
  /** Today in Germany, `YYYY-MM-DD`. */
  today: string;
}

/** What the document said; null once it was deleted, and before there is any. */
export const documentOf = ({ verifiedAt, documentFirstName, documentLastName, documentBornOn }: IdentityCheck): PersonFacts | null =>
  verifiedAt && documentFirstName !== null && documentLastName !== null
    ? { firstName: documentFirstName, lastName: documentLastName, dob: documentBornOn }
    : null;

/** What one check says of the profile as it is now: a name that was corrected since agrees by itself. */
const outcomeOf = (check: IdentityCheck, { profile, profileDigest }: IdentityFacts): { outcome: IdentityOutcome; mismatch: IdentityField[] } => {
  if (!check.verifiedAt) return { outcome: 'open', mismatch: [] };
  const document = documentOf(check);
  if (document) {
    const mismatch = differingFacts(document, profile);
    return { outcome: mismatch.length === 0 ? 'verified' : 'mismatch', mismatch };
  }
  if (check.profileDigest === null) return { outcome: 'open', mismatch: [] };
  return { outcome: check.profileDigest === profileDigest ? 'verified' : 'outdated', mismatch: [] };
};

const knownError = (code: string | null): IdentityState['lastError'] =>
  code === null ? null : (identityErrorCodes.find((known) => known === code) ?? 'document_unverified_other');

/** Where the check stands, from what is stored. Pure. */
export const identityStateOf = (facts: IdentityFacts): IdentityState => {
  const { checks, sighting, profileDigest, today } = facts;
  const judged = checks.map((check) => ({ check, ...outcomeOf(check, facts) }));
  const best = judged.find(({ outcome }) => outcome === 'verified') ?? judged[0];
  const state = { status: best?.check.status ?? null, mismatch: best?.mismatch ?? [], lastError: knownError(best?.check.lastError ?? null) };
  if (checks.some(({ adultOn }) => adultOn !== null && today < adultOn)) return { ...state, outcome: 'underage', method: null, verifiedAt: null, mismatch: [] };
  if (best?.outcome === 'verified') return { ...state, outcome: 'verified', method: 'document', verifiedAt: best.check.verifiedAt?.toISOString() ?? null };
  if (sighting?.profileDigest === profileDigest)
    return { ...state, outcome: 'verified', method: 'doctor', verifiedAt: sighting.seenAt.toISOString(), mismatch: [] };
  return { ...state, outcome: best?.outcome ?? 'open', method: null, verifiedAt: null };
};
