import type { z } from 'zod';

/** One number or switch of the business: its shape, its value until another one is set, and a sentence for the back office. */
export interface Setting<T extends z.ZodType> {
  schema: T;
  default: z.output<T>;
  de: string;
  en: string;
}

export const setting = <T extends z.ZodType>(schema: T, fallback: z.output<T>, de: string, en: string): Setting<T> => ({ schema, default: fallback, de, en });
