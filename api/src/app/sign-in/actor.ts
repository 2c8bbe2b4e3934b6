import jwt from 'jsonwebtoken';
import passport from 'passport';
import { ExtractJwt } from 'passport-jwt';
import type { Request } from 'express';
import { linkCredential, readPharmacyLink } from '../../features/pharmacy-access/public.ts';
import { feedCredential, readMachine } from '../../features/stock-feeds/public.ts';
import { readSupportViewer, supportCredential } from '../../features/support-views/public.ts';
import { appOf } from '../../http/request-context.ts';
import type { Actor, Machine, Member, PharmacyLink, SupportViewer } from '../../kernel/ctx.ts';
import { Failure, failure } from '../../kernel/failure.ts';
import type { OperationId } from '@blattwerk/contract/operations';
import { permissions, reachOf, type Permission } from '../permissions.ts';
import { readAudience } from '../pages/page-audience.ts';
import { approvalOperations, enrolmentOperations } from './unfinished-accounts.ts';

/** Runs the bearer strategy of `bearer-strategy.ts`, which reads session and user. */
const authenticate = (request: Request): Promise<Member> =>
  new Promise<Member>((resolve, reject) => {
    const done = (error: Error | null, member: Member | false | undefined, info: { failure?: Failure } | Error | undefined): void => {
      if (error) reject(error);
      else if (member) resolve(member);
      else if (info instanceof Error) reject(failure('token.invalid'));
      else reject(info?.failure ?? failure('token.invalid'));
    };
    (passport.authenticate('bearer', { session: false }, done) as (req: Request, res: unknown, next: (error: unknown) => void) => void)(
      request,
      request.res,
      reject,
    );
  });

/** Who a token stands for is remembered by the whole token, so that only one that was verified is found. */
const recallMember = async (request: Request): Promise<Member> => {
  const token = ExtractJwt.fromAuthHeaderAsBearerToken()(request);
  const claims = token === null ? null : jwt.decode(token, { json: true });
  if (typeof claims?.sub !== 'string') return authenticate(request);
  return appOf(request).accounts.recall(claims.sub, `token ${String(token)}`, () => authenticate(request));
};

/** A support view's credential opens the view and nothing else; everywhere else it is refused without being looked at. */
const readSupport = async (request: Request, operation: OperationId, credential: string): Promise<SupportViewer> => {
  if (!(permissions[operation] as Permission).support) throw failure('server.forbidden');
  return readSupportViewer(request, credential);
};

/** A feed key is valid for the endpoints of pharmacies' systems only; there every token that is no access token is read as one. */
const readFeedKey = async (request: Request, operation: OperationId, key: string): Promise<Machine> => {
  if (!(permissions[operation] as Permission).machine) throw failure('server.forbidden');
  return readMachine(request, key);
};

/** The token of a link and its TAN is read by the link's own endpoints only. */
const readLinkAccess = async (request: Request, operation: OperationId, access: string): Promise<PharmacyLink> => {
  if (!(permissions[operation] as Permission)['pharmacy-link']) throw failure('server.forbidden');
  return readPharmacyLink(request, access);
};

const visitorOf = (request: Request): Actor => {
  const audience = readAudience(request);
  return audience === undefined ? { role: 'visitor' } : { role: 'visitor', audience };
};

/** Who asks. On public endpoints a token that no longer holds reads as a visitor; elsewhere it is refused. */
export const readActor = async (request: Request, operation: OperationId): Promise<Actor> => {
  if (!request.get('authorization')) return visitorOf(request);
  const credential = supportCredential(request);
  try {
    if (credential) return await readSupport(request, operation, credential);
    const access = linkCredential(request);
    if (access) return await readLinkAccess(request, operation, access);
    const key = feedCredential(request, (permissions[operation] as Permission).machine !== undefined);
    if (key) return await readFeedKey(request, operation, key);
    const member = await recallMember(request);
    if (member.mustEnrol && !enrolmentOperations.includes(operation)) throw failure('auth.secondFactorRequired');
    if (member.awaitsApproval && !approvalOperations.includes(operation)) throw failure(member.role === 'doctor' ? 'doctor.notActive' : 'user.awaitsApproval');
    return member;
  } catch (error) {
    if (error instanceof Failure && reachOf(operation, { role: 'visitor' })) return { role: 'visitor' };
    throw error;
  }
};
