export { linkCredential, readPharmacyLink } from './credential.ts';
export { forgetClaims } from './retention.service.ts';
