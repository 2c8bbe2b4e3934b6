import { z } from 'zod';

/** The most that the law names for repeat prescriptions; the setting `prescription.maxRepeats` can allow fewer, or none. */
export const maxRepeats = 3;
export const repeatDays = { min: 7, max: 90, usual: 28 } as const;

/** How often the same quantity is dispensed again, and after how many days at the earliest. */
export const repeat = z.strictObject({ times: z.int().min(1).max(maxRepeats), everyDays: z.int().min(repeatDays.min).max(repeatDays.max) });
export type Repeat = z.output<typeof repeat>;

/** Where a prescription stands with its dispensings. */
export const dispensings = z.object({
  /** Of all that the prescription allows, the first one counted. */
  count: z.int(),
  done: z.int(),
  /** What is left of the one that is under way, or all of the next. */
  rest: z.number(),
  /** The first day of the next one; null when it can be dispensed now, and when nothing is left. */
  nextFrom: z.string().nullable(),
});
export type Dispensings = z.output<typeof dispensings>;

export interface Repeated {
  quantity: number;
  dispensedQuantity: number;
  repeat: Repeat | null;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

export const dispensingsOf = ({ repeat: again }: Pick<Repeated, 'repeat'>): number => 1 + (again?.times ?? 0);
/** All that the prescription allows together. */
export const totalQuantity = (line: Pick<Repeated, 'quantity' | 'repeat'>): number => rounded(line.quantity * dispensingsOf(line));
/** Dispensings that are complete. */
export const doneOf = ({ quantity, dispensedQuantity }: Repeated): number => Math.floor(rounded(dispensedQuantity / quantity));
/** What is left of the dispensing that is under way, or all of the next; 0 after the last. */
export const restOf = (line: Repeated): number =>
  line.dispensedQuantity >= totalQuantity(line) ? 0 : rounded(line.quantity * (doneOf(line) + 1) - line.dispensedQuantity);
/** The next dispensing is a repeat that has not begun: its interval counts. */
export const isBeforeRepeat = (line: Repeated): boolean =>
  line.dispensedQuantity > 0 && line.dispensedQuantity < totalQuantity(line) && restOf(line) === line.quantity;

const days = 86_400_000;

/** A repeat is next and none of it was dispensed yet, whether or not its day has come. */
export const isRepeatNext = ({ done, count, rest }: Dispensings, quantity: number): boolean => done > 0 && done < count && rest === quantity;

/** What may be dispensed between two moments when each repeat is dispensed as early as it can be. */
export const amountBetween = (line: Pick<Repeated, 'quantity' | 'repeat'>, issuedAt: Date, from: Date, to: Date): number =>
  rounded(
    line.quantity *
      Array.from({ length: dispensingsOf(line) }, (_, index) => issuedAt.getTime() + index * (line.repeat?.everyDays ?? 0) * days).filter(
        (at) => at >= from.getTime() && at <= to.getTime(),
      ).length,
  );
