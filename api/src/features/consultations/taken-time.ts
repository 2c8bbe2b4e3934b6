import type { Ctx } from '../../kernel/ctx.ts';
import { failure, type Failure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/ctx.ts';
import { nextTimes, type FoundTime } from '../schedules/public.ts';
import type { KnownDoctors } from './known-doctors.queries.ts';

interface Wanted {
  doctorId: string;
  startsAt: Date;
  known: KnownDoctors;
}

const mostNext = 3;

const nextOf = (ctx: Ctx, { doctorId, startsAt, known: { kindWith } }: Wanted): Promise<FoundTime[]> =>
  nextTimes(ctx, { doctorId, kindWith, most: mostNext, after: startsAt });

const refusal = (next: FoundTime[]): Failure =>
  failure('consultation.slotTaken', { next: next.map((one) => ({ doctorId: one.doctorId, startsAt: one.startsAt })) });

/** The refusal of a time that is not free, with the doctor's next free ones; with those of all doctors where that doctor has none. */
export const slotTaken = async (ctx: Ctx, wanted: Wanted): Promise<Failure> => {
  const own = await nextOf(ctx, wanted);
  return refusal(own.length > 0 ? own : await nextTimes(ctx, { doctorId: null, kindWith: wanted.known.kindWith, most: mostNext }));
};

/** The same for an appointment that stays with its doctor: the times of others would be no help. */
export const slotTakenWithDoctor = async (ctx: Ctx, wanted: Wanted): Promise<Failure> => refusal(await nextOf(ctx, wanted));

const exclusionViolation = '23P01';

const isOverlap = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, nativeError } = error as Error & { code?: unknown; nativeError?: { code?: unknown } };
  return (nativeError?.code ?? code) === exclusionViolation;
};

/** Takes a time within a savepoint: null when another booking or hold was first, and everything before goes on. */
export const unlessTaken = async <C extends Ctx, T>(ctx: C, steps: (ctx: Ctx) => Promise<T>): Promise<T | null> => {
  try {
    return await inTransaction<C['actor'], T>(ctx as Ctx<C['actor']>, steps);
  } catch (error) {
    if (isOverlap(error)) return null;
    throw error;
  }
};
