import { generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import { qrPicture } from '../../adapters/qr-code/qr-picture.ts';
import { derivedSecret, type Secrets } from '../../kernel/secrets.ts';

/** Seconds that one code holds for; the codes before and after the present one are taken too, for clocks that differ. */
const period = 30;
const base32 = new ScureBase32Plugin();

/** 160 bits that follow from the authenticator's id: no table, backup or log holds them. */
export const totpSecret = (secrets: Secrets, authenticatorId: string): string =>
  base32.encode(Buffer.from(derivedSecret(secrets.totp, authenticatorId), 'base64url').subarray(0, 20), { padding: false });

/** What the app is shown: as a link, for typing and as a picture. */
export const presentEnrolment = async (
  secret: string,
  labels: { issuer: string; account: string },
): Promise<{ uri: string; secret: string; qrCode: string }> => {
  const uri = generateURI({ issuer: labels.issuer, label: labels.account, secret });
  return { uri, secret, qrCode: await qrPicture(uri) };
};

/** The time step that a code of six digits belongs to, of the present one and its two neighbours; null when it is none of theirs. */
export const matchingStep = (secret: string, code: string, now: Date): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const result = verifySync({ secret, token: code, epoch: Math.floor(now.getTime() / 1000), period, epochTolerance: period });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
};
