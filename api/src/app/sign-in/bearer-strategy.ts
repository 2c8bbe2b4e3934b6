import type { UserStatus, Role } from '@blattwerk/contract/accounts/shapes';
import type { Request } from 'express';
import passport from 'passport';
import { ExtractJwt, Strategy, type VerifiedCallback } from 'passport-jwt';
import { appOf } from '../../http/request-context.ts';
import type { Member } from '../../kernel/ctx.ts';
import { failure, type Failure } from '../../kernel/failure.ts';
import { accessTokenRules, type AccessClaims, awaitsApproval } from '../../features/users/public.ts';

interface SessionUser {
  id: string;
  role: Role;
  status: UserStatus;
  pharmacyId: string | null;
  isPharmacyAdmin: boolean;
  approvedAt: Date | null;
  isWorking: boolean | null;
  revokedAt: Date | null;
  expiresAt: Date;
  isEnrolling: boolean;
  isConfirmed: boolean;
}

/** A ban, a logout elsewhere and a new password work at once: what `actor.ts` remembers of a session is forgotten when the database announces them. */
const refusal = (row: SessionUser | undefined, now: Date): Failure | null => {
  if (!row || row.revokedAt || row.expiresAt <= now || row.status === 'deleted') return failure('token.expired');
  if (row.status === 'banned') return failure('user.banned');
  if (row.status === 'inactive' && !awaitsApproval(row)) return failure(row.role === 'doctor' ? 'doctor.notActive' : 'user.notActive');
  return row.isConfirmed ? null : failure('auth.mailNotConfirmed');
};

const verifyBearer = async (request: Request, claims: AccessClaims): Promise<{ member?: Member; failure?: Failure }> => {
  if (claims.typ !== 'access') return { failure: failure('token.invalid') };
  const app = appOf(request);
  // A token without an end has ended.
  if (!(claims.exp * 1000 > app.clock.now().getTime())) return { failure: failure('token.expired') };
  const row = await app
    .knex('sessions')
    .join('users', 'users.id', 'sessions.userId')
    .leftJoin('doctors', 'doctors.userId', 'users.id')
    .where({ 'sessions.id': claims.sid, 'users.id': claims.sub })
    .first<SessionUser | undefined>(
      'users.id',
      'users.role',
      'users.status',
      'users.pharmacyId',
      'users.isPharmacyAdmin',
      'users.approvedAt',
      'doctors.isWorking',
      'sessions.revokedAt',
      'sessions.expiresAt',
      'sessions.isEnrolling',
      app.knex.raw('users.mail_confirmed_at IS NOT NULL AS is_confirmed'),
    );
  const refused = refusal(row, app.clock.now());
  if (refused || !row) return { failure: refused ?? failure('token.expired') };
  const { id, role, status, pharmacyId, isPharmacyAdmin, isEnrolling: mustEnrol } = row;
  const person = { id, role, status, pharmacyId, isPharmacyAdmin, isWorking: row.isWorking ?? true };
  return { member: { ...person, sessionId: claims.sid, mustEnrol, awaitsApproval: awaitsApproval(row) } };
};

/** Teaches passport the bearer token. Called once at start. */
export const useBearerStrategy = (): void => {
  const strategy = new Strategy(
    {
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // jsonwebtoken takes parsed keys; the types of passport-jwt do not know them.
      secretOrKeyProvider: (request: Request, _token: string, done: (error: unknown, key?: string) => void) =>
        done(null, appOf(request).secrets.jwtPublicKey as unknown as string),
      passReqToCallback: true,
      algorithms: [...accessTokenRules.algorithms],
      issuer: accessTokenRules.issuer,
      audience: accessTokenRules.audience,
      // Expiry is checked against the application's own clock.
      ignoreExpiration: true,
    },
    (request: Request, claims: AccessClaims, done: VerifiedCallback) => {
      verifyBearer(request, claims).then(
        ({ member, failure: refused }) => (member ? done(null, member) : done(null, false, { failure: refused })),
        (error: unknown) => done(error, false),
      );
    },
  );
  passport.use('bearer', strategy);
};
