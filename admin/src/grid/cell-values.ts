import type { TFunction } from 'i18next';

/** How a cell is edited in its row: for fields that stand for themselves and do no harm. */
export interface CellEdit<Row> {
  kind: 'text' | 'number' | 'money' | 'flag' | 'choice';
  valueOf: (row: Row) => unknown;
  mayEdit: (row: Row) => boolean;
  /** An empty cell is no value; otherwise it is not saved. */
  isNullable?: boolean;
  maxLength?: number;
  options?: readonly { value: string; label: string }[];
}

type Kind = Pick<CellEdit<never>, 'kind' | 'isNullable'> & { options?: CellEdit<never>['options'] };

/** "1.234,5" and "1234.5". */
const numberOf = (text: string): number | undefined => {
  const plain = text.replaceAll(/[\s€]/g, '');
  const value = Number(/,\d*$/.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain);
  return plain === '' || Number.isNaN(value) ? undefined : value;
};

/** A cell of a spreadsheet as a value; undefined where it cannot be one. */
export const parseCell = ({ kind, isNullable, options }: Kind, text: string, t: TFunction): unknown => {
  const plain = text.trim();
  if (plain === '') return isNullable === true ? null : undefined;
  if (kind === 'number') return numberOf(plain);
  if (kind === 'money') {
    const euros = numberOf(plain);
    return euros === undefined ? undefined : Math.round(euros * 100);
  }
  const word = plain.toLowerCase();
  if (kind === 'flag') {
    if (['true', '1', 'x', t('common.yes').toLowerCase()].includes(word)) return true;
    return ['false', '0', t('common.no').toLowerCase()].includes(word) ? false : undefined;
  }
  if (kind === 'choice') return options?.find(({ value, label }) => value === plain || label.toLowerCase() === word)?.value;
  return plain;
};

/** The lines of a column that was copied out of a spreadsheet; one alone is no column. */
export const pastedLines = (text: string): string[] | undefined => {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.length > 1 ? lines.map((line) => line.split('\t')[0] ?? '') : undefined;
};

interface Abled {
  abilities: readonly string[];
}

const mayUpdate = ({ abilities }: Abled): boolean => abilities.includes('update');

/** A text that a user with the ability to update the record edits in its row. */
export const textCell = <Row extends Abled>(valueOf: (row: Row) => unknown, more: Partial<CellEdit<Row>> = {}): CellEdit<Row> => ({
  kind: 'text',
  valueOf,
  mayEdit: mayUpdate,
  ...more,
});

/** The same for yes and no. */
export const flagCell = <Row extends Abled>(valueOf: (row: Row) => unknown, more: Partial<CellEdit<Row>> = {}): CellEdit<Row> => ({
  kind: 'flag',
  valueOf,
  mayEdit: mayUpdate,
  ...more,
});
