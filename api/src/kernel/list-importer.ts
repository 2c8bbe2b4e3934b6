import type { RowProblem } from '@blattwerk/contract/list-imports/row-problems';
import type { z } from 'zod';
import type { Actor, Ctx, Member } from './ctx.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Thrown for a cell that cannot be read, or a row that cannot be brought in; becomes the row's error. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused';
  readonly code: RowProblem;
  readonly field: string | undefined;
  constructor(code: RowProblem, field?: string) {
    super(code);
    this.code = code;
    this.field = field;
  }
}

/** What people call the values of a field, in lower case, in German and English, each to the value. */
export type ValueWords = ReadonlyMap<string, string>;

export interface ImporterField {
  name: string;
  /** What a cell that is not empty says; it may set several values. @throws RowRefused */
  read: (text: string, words: ValueWords) => Values;
  /** A new record needs it. */
  isRequired?: boolean;
  /** Whose heading the list has, where it is not the field's own name. */
  heading?: string;
  /** What other systems call the column. */
  synonyms?: readonly string[];
  /** What its values are chosen from. */
  values?: readonly string[];
}

/** A record that is there already, as its list presents it. */
export type Known = Values & { id: string; version: number };

/**
 * How rows of a file become records of a list: its columns, by what a record is known, and the services of the single record, which bring
 * their rules and their entries in the audit log. One stands beside each list that can be imported.
 */
export interface ListImporter<A extends Actor = Member> {
  fields: readonly ImporterField[];
  /** Fields that name one record together; the first group that a row has counts. */
  keys: readonly (readonly string[])[];
  /** The shape of a new record. A known one is checked by the same fields, all of them optional. */
  shape: z.ZodObject;
  /** The records that these values of a key mean. */
  ids: (ctx: Ctx<A>, key: Values) => Promise<string[]>;
  /** @throws server.notFound */
  read: (ctx: Ctx<A>, id: string) => Promise<Known>;
  /** The records that any of these keys mean, in one statement; of lists where no row of a file changes what another's key means. */
  readAll?: (ctx: Ctx<A>, keys: readonly Values[]) => Promise<Known[]>;
  create: (ctx: Ctx<A>, values: Values) => Promise<Pick<Known, 'id' | 'version'>>;
  /** Of lists whose records an import never changes it is left out. @returns the record as it is afterwards */
  update?: (ctx: Ctx<A>, change: Values & { id: string; version: number }) => Promise<Known>;
  /** Takes back what `create` did. */
  remove: (ctx: Ctx<A>, id: string) => Promise<unknown>;
}

type More = Omit<ImporterField, 'name' | 'read' | 'values'>;

export const textField = (name: string, more: More = {}): ImporterField => ({ name, read: (text) => ({ [name]: text }), ...more });

/** `12,5` and `12.5`; what could be thousands or a fraction is refused. */
const plainNumber = /^(-?\d+)(?:[.,](\d{1,2}))?$/;
const grouped = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:,\d{3})+\.\d{1,2}$/;

/** A number as people write it; undefined where it could mean two. Pure. */
export const numberIn = (text: string): number | undefined => {
  const bare = text.replaceAll(/[\s€%]|EUR/g, '');
  if (grouped.test(bare)) return Number(`${bare.slice(0, -3).replaceAll(/[.,]/g, '')}${bare.slice(-3).replace(',', '.')}`);
  const match = plainNumber.exec(bare);
  return match ? Number(`${match[1]}.${match[2] ?? '0'}`) : undefined;
};

/** An amount in euros, kept in cents. */
export const moneyField = (name: string, more: More = {}): ImporterField => ({
  name,
  read: (text) => {
    const amount = numberIn(text);
    if (amount === undefined) throw new RowRefused('value.money', name);
    return { [name]: Math.round(amount * 100) };
  },
  ...more,
});

const yes = new Set(['ja', 'yes', 'true', 'wahr', '1', 'x', 'j', 'y']);
const no = new Set(['nein', 'no', 'false', 'falsch', '0', 'n', '-']);

export const flagField = (name: string, more: More = {}): ImporterField => ({
  name,
  read: (text) => {
    const word = text.toLowerCase();
    if (!yes.has(word) && !no.has(word)) throw new RowRefused('value.yesNo', name);
    return { [name]: yes.has(word) };
  },
  ...more,
});

/** One of some values, by the value itself or by what people call it. */
export const choiceField = (name: string, values: readonly string[], more: More = {}): ImporterField => ({
  name,
  values,
  read: (text, words) => {
    const word = text.toLowerCase();
    const value = values.find((one) => one === word) ?? words.get(word);
    if (value === undefined) throw new RowRefused('value.unknown', name);
    return { [name]: value };
  },
  ...more,
});

/** A field with a way of its own to be read. Whatever its reader throws, the cell is refused with this code. */
export const ownField = (name: string, code: RowProblem, read: (text: string) => Values, more: More = {}): ImporterField => ({
  name,
  read: (text) => {
    try {
      return read(text);
    } catch (error) {
      throw error instanceof RowRefused ? error : new RowRefused(code, name);
    }
  },
  ...more,
});
