import { mostTravelDays, travelSexes } from '@blattwerk/contract/attestations/shapes';
import { isoDate, text } from '@blattwerk/contract/validation';
import { z } from 'zod';

/** A number as people type it: with a comma or a point. */
const typed = (from: number, most: number, isWhole: boolean, error: string) =>
  z
    .string()
    .trim()
    .refine((value) => {
      const number = Number(value.replace(',', '.'));
      return value !== '' && number >= from && number <= most && (!isWhole || Number.isInteger(number));
    }, error)
    .transform((value) => Number(value.replace(',', '.')));

/** The details of a journey while they are typed; the words say what is wrong. */
export const travelShape = (most: number, words: { days: string; amount: string; sex: string }) =>
  z.object({
    from: isoDate,
    days: typed(1, mostTravelDays, true, words.days),
    amount: typed(0.01, most, false, words.amount),
    identityDocument: text(5, 30),
    birthPlace: text(2, 80),
    nationality: z.string(),
    sex: z.enum(travelSexes, { error: words.sex }),
  });
