import { z } from 'zod';

/** Times in schema.org's words, such as `Mo-Fr 09:00-17:00`; several are parted by a comma. */
export const helpHours = z
  .string()
  .trim()
  .max(120)
  .regex(
    /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))? \d{2}:\d{2}-\d{2}:\d{2}(, ?(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))? \d{2}:\d{2}-\d{2}:\d{2})*$/,
  );

/** In its international form without spaces, as a machine dials it. */
export const helpPhone = z.string().regex(/^\+[1-9]\d{6,14}$/);

/** Who has reviewed texts, and on which day: texts of later days are not among them. */
const review = z.object({ by: z.object({ de: z.string(), en: z.string() }), on: z.iso.date() });
export type Review = z.output<typeof review>;

/** Who runs the platform, as its pages say it, and the numbers that all pages follow. */
export const operator = z.object({
  name: z.string(),
  helpEmail: z.string(),
  helpPhone: z.string(),
  /** The same in groups, as people read it. */
  helpPhoneInGroups: z.string(),
  /** Opening hours of the telephone, in schema.org's format. */
  helpHours: z.string(),
  /** Company, address, register and representatives in one line; empty in the demo, which has no operator. */
  imprint: z.string(),
  /** Of the texts about health, and of the others; null until a reviewer is set, and no page then claims a review. */
  reviews: z.object({ medical: review.nullable(), editorial: review.nullable() }),
  /** How many products a treatment request may name now. */
  maxProducts: z.int(),
  /** When an undecided visitor is asked about cookies at the latest. */
  cookieQuestionSeconds: z.int(),
  /** Working days within which a message is answered. */
  contactAnswerDays: z.int(),
});
export type Operator = z.output<typeof operator>;
