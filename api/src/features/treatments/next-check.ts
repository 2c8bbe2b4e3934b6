import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { germanDay } from '../../kernel/german-day.ts';

/** A day that an issued letter names may stay in its next version. @throws treatment.nextCheckPast */
export const checkNextCheck = (ctx: Ctx, day: string | undefined, kept: string | null = null): void => {
  if (day !== undefined && day < germanDay(ctx.clock.now()) && day !== kept) throw failure('treatment.nextCheckPast');
};
