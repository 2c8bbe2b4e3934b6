import type { Request } from 'express';
import { appOf } from '../../http/request-context.ts';
import type { PharmacyLink } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newSecret, sha256 } from '../../kernel/ids.ts';
import { liveAccess } from './pharmacy-access.queries.ts';

const mark = 'pla_';

/** What a link and its TAN open: a bearer of its own kind, told by how it begins. Only its hash is stored. */
export const newAccess = (): { access: string; secretHash: string } => {
  const access = `${mark}${newSecret()}`;
  return { access, secretHash: sha256(access) };
};

export const linkCredential = (request: Request): string | undefined => {
  const credential = /^bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  return credential?.startsWith(mark) ? credential : undefined;
};

/** Read on each request. Which prescriptions are still with the pharmacy is asked by each query. @throws pharmacyLink.accessEnded */
export const readPharmacyLink = async (request: Request, access: string): Promise<PharmacyLink> => {
  const { knex, clock } = appOf(request);
  const row = await liveAccess({ trx: knex, clock }, sha256(access));
  if (!row) throw failure('pharmacyLink.accessEnded');
  return { role: 'pharmacy-link', accessId: row.id, sendingId: row.sendingId, pharmacyId: row.pharmacyId };
};
