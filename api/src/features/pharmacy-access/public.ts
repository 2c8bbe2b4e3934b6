export { linkCredential, readPharmacyLink } from './credential.ts';
