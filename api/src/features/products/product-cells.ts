import type { Genetics } from '@blattwerk/contract/products/enums';
import { readPzn } from '@blattwerk/contract/products/pzn';
import { RowRefused } from '../../kernel/list-importer.ts';

/** @throws RowRefused */
export const pznOf = (text: string): { pzn: string } => {
  const reading = readPzn(text);
  if (!('pzn' in reading)) throw new RowRefused('pzn.invalid', 'pzn');
  return { pzn: reading.pzn };
};

/** `<1` is less than one: the number, and that it is only a limit; `20+` is at least twenty, of which only the number is kept. @throws RowRefused */
export const contentOf = (text: string): { value: number; isBelow: boolean } => {
  const match = /^(<?)\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*\+?\s*%?$/.exec(text);
  if (!match?.[2]) throw new RowRefused('content.invalid');
  return { value: Number(match[2].replace(',', '.')), isBelow: match[1] === '<' };
};

/** `Indica-dominant` is an indica; the finer word is kept beside it. @throws RowRefused */
export const geneticsOf = (text: string): { genetics: Genetics; geneticsDetail: string | null } => {
  const match = /^(indica|sativa|hybrid)(\W.*|\s.*)?$/i.exec(text);
  if (!match?.[1]) throw new RowRefused('value.unknown', 'genetics');
  return { genetics: match[1].toLowerCase() as Genetics, geneticsDetail: match[2] ? text : null };
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Country names in German and English, and the codes themselves, each to its ISO code. */
const countryCodes = new Map<string, string>(
  letters.flatMap((first) =>
    letters.flatMap((second) => {
      const code = first + second;
      const names = ['de', 'en'].map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code));
      return names
        .flatMap((name): [string, string][] => (name ? [[name.toLowerCase(), code]] : []))
        .concat(names.some(Boolean) ? [[code.toLowerCase(), code]] : []);
    }),
  ),
);

/** @throws RowRefused */
export const originOf = (text: string): { origin: string } => {
  const origin = countryCodes.get(text.toLowerCase());
  if (!origin) throw new RowRefused('origin.unknown', 'origin');
  return { origin };
};
