import passport from 'passport';
import type { Request } from 'express';
import type { Actor, Member } from '../../kernel/ctx.ts';
import { Failure, failure } from '../../kernel/failure.ts';
import { reachOf, type Operation } from '../permissions.ts';

/** Runs the bearer strategy of `features/accounts/bearer-strategy.ts`, which reads session and user on each request. */
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

/** Who asks. On public endpoints a token that no longer holds reads as a visitor; elsewhere it is refused. */
export const readActor = async (request: Request, operation: Operation): Promise<Actor> => {
  if (!request.get('authorization')) return { role: 'visitor' };
  try {
    return await authenticate(request);
  } catch (error) {
    if (error instanceof Failure && reachOf(operation, { role: 'visitor' })) return { role: 'visitor' };
    throw error;
  }
};
