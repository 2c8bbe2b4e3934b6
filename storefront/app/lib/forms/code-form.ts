import { z } from 'zod';

/** A code out of a mail, an app or a letter. Spaces of a pasted code do no harm. */
export const code = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().min(1));

export const codeForm = z.object({ code });
