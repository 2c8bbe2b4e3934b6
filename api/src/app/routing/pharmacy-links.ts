import type { Routing } from 'express-zod-api';
import * as publicPharmacyAccess from '../../features/pharmacy-access/endpoints/public.ts';
import * as pharmacyByLink from '../../features/pharmacy-access/endpoints/pharmacy-link.ts';

/** What a pharmacy without an account does by link and TAN; part of `clients`. */
export const pharmacyLinks: Routing = {
  'get pharmacy-access/:token': publicPharmacyAccess.readLinkEndpoint,
  'post pharmacy-access/:token/open': publicPharmacyAccess.openLinkEndpoint,
  'get pharmacy-access/:token/prescriptions': pharmacyByLink.listLinkedEndpoint,
  'get pharmacy-access/:token/prescriptions/:id/file': pharmacyByLink.downloadByLinkEndpoint,
  'post pharmacy-access/:token/accept': pharmacyByLink.acceptByLinkEndpoint,
  'post pharmacy-access/:token/prepare': pharmacyByLink.prepareByLinkEndpoint,
  'post pharmacy-access/:token/ready': pharmacyByLink.readyByLinkEndpoint,
  'post pharmacy-access/:token/dispense': pharmacyByLink.dispenseByLinkEndpoint,
  'post pharmacy-access/:token/question': pharmacyByLink.askByLinkEndpoint,
  'post pharmacy-access/:token/claim': pharmacyByLink.startClaimEndpoint,
  'post pharmacy-access/:token/claim/confirm': pharmacyByLink.confirmClaimEndpoint,
  'post pharmacy-access/:token/return': pharmacyByLink.returnByLinkEndpoint,
};
