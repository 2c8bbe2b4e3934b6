import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Locale } from '../../i18n/locale.ts';
import { fieldText, issueText } from '../field-text.ts';

/** What a form says of what was typed: the text beside each field, and nothing where all is right. */
export const findingsOf = async (shape: z.ZodType<FieldValues, FieldValues>, values: FieldValues, locale: Locale): Promise<Record<string, string>> => {
  const { errors } = await zodResolver(shape, { error: issueText(locale) })(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, fieldText(String(error?.message), locale)]));
};
