import { z } from 'zod';
import { uploadLimits, upload } from '../uploads/shapes.ts';
import { id, instant, text } from '../validation.ts';

/** What patient and doctor write about a request. A `message` is the patient's, a `reply` the doctor's; only a `question` stops the time of the review. */
export const messageKinds = ['question', 'answer', 'note', 'message', 'reply'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageLimits = {
  textLength: 1000,
  /** What one patient can write about one request within an hour. */
  perHour: 10,
  formFields: 8,
  options: 8,
  /** Of an answer in words within a form. */
  answerLength: 500,
} as const;

export const formFieldKinds = ['yes-no', 'choice', 'number', 'text'] as const;
export type FormFieldKind = (typeof formFieldKinds)[number];

const common = { label: text(1, 200), isRequired: z.boolean().default(true) };
const bound = z.number().min(-1_000_000).max(1_000_000).nullish();
const yesNoField = z.strictObject({ kind: z.literal('yes-no'), ...common });
const choiceField = z.strictObject({
  kind: z.literal('choice'),
  ...common,
  options: z
    .array(text(1, 80))
    .min(2)
    .max(messageLimits.options)
    .refine((options) => new Set(options).size === options.length),
});
const numberField = z.strictObject({ kind: z.literal('number'), ...common, unit: text(1, 20).nullish(), min: bound, max: bound });
const textField = z.strictObject({ kind: z.literal('text'), ...common });

const isOrdered = ({ min, max }: { min?: number | null | undefined; max?: number | null | undefined }): boolean => (min ?? -Infinity) <= (max ?? Infinity);

/** A form as the doctor writes it; the server gives each field its id. */
export const formInput = z
  .array(
    z.discriminatedUnion('kind', [yesNoField, choiceField, numberField, textField]).refine((field) => field.kind !== 'number' || isOrdered(field), {
      path: ['max'],
    }),
  )
  .min(1)
  .max(messageLimits.formFields);
export type FormInput = z.output<typeof formInput>;

const fieldId = z.string().regex(/^q\d{1,2}$/);
export const formField = z.discriminatedUnion('kind', [
  yesNoField.extend({ id: fieldId }),
  choiceField.extend({ id: fieldId }),
  numberField.extend({ id: fieldId }),
  textField.extend({ id: fieldId }),
]);
export type FormField = z.output<typeof formField>;
export const questionForm = z.array(formField);
export type QuestionForm = z.output<typeof questionForm>;

const formValue = z.union([z.boolean(), z.number(), z.string()]);
export type FormValue = z.output<typeof formValue>;

/** A filled field with the question as it was asked, so that an answer reads by itself. */
export const formAnswer = z.object({ id: fieldId, kind: z.enum(formFieldKinds), label: z.string(), unit: z.string().nullable(), value: formValue });
export type FormAnswer = z.output<typeof formAnswer>;
export const formAnswers = z.array(formAnswer);

export const message = z.object({
  id,
  kind: z.enum(messageKinds),
  text: z.string(),
  authorName: z.string(),
  createdAt: instant,
  /** When the other side has read it; null for what is new, and for notes. */
  readAt: instant.nullable(),
  /** What a question asks besides its text. */
  form: questionForm.nullable(),
  /** What an answer says to the form; empty where every field was left out. */
  answers: formAnswers.nullable(),
  /** What was sent with it. */
  files: z.array(upload.pick({ id: true, name: true, type: true, size: true, status: true })),
});
export type Message = z.output<typeof message>;

const uploadIds = z.array(id).max(uploadLimits.perCase).optional();
export const answerInput = z.object({
  id,
  /** Needed where a question has no form. */
  text: text(1, messageLimits.textLength).optional(),
  answers: z.record(fieldId, formValue).optional(),
  uploadIds,
});
export const patientMessageInput = z.object({ id, text: text(1, messageLimits.textLength), uploadIds });
export const replyInput = z.object({ id, text: text(1, messageLimits.textLength) });
