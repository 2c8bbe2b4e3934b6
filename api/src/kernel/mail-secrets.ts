import { sealedToken } from './sealed-token.ts';
import { sha256 } from './ids.ts';
import { derivedCode, derivedSecret, type Secrets } from './secrets.ts';

/** Link token and typed code of a mail, both following from the row's id, so that neither is stored. */
export const mailSecrets = (secrets: Secrets, tokenId: string): { token: string; tokenHash: string; code: string } => {
  const token = `${tokenId}.${derivedSecret(secrets.mailToken, tokenId)}`;
  return { token, tokenHash: sha256(token), code: derivedCode(secrets.mailToken, tokenId) };
};

/** Link and code of the mail that proves an address, for this sign-in only. */
export const proofSecrets = (secrets: Secrets, { signInId, email }: { signInId: string; email: string }): { token: string; code: string } => ({
  token: derivedSecret(secrets.socialSignIn, `mail:${signInId}:${email}`),
  code: derivedCode(secrets.socialSignIn, `mail:${signInId}:${email}`),
});

/** The token of an invitation's link follows from the row and a key: it is in the mail and nowhere else. */
export const caregiverToken = (secrets: Secrets, linkId: string): string => sealedToken(secrets, 'caregiver', linkId);
export const invitationToken = (secrets: Secrets, linkId: string): string => sealedToken(secrets, 'invitation', linkId);
