import type { Density, ListLayout } from '@blattwerk/contract/views/shapes';

/** A column that is shown, how wide it is in pixels, and the side at which it stays. */
export interface ShownColumn {
  field: string;
  width?: number;
  pin?: 'left' | 'right';
}

export const densities = ['compact', 'normal', 'roomy'] as const satisfies readonly Density[];

const isDensity = (text: string | null): text is Density => densities.some((density) => density === text);
export const readDensity = (text: string | null): Density | undefined => (isDensity(text) ? text : undefined);

/** "name:180:left,city": field, width and side. */
export const readColumns = (text: string): ShownColumn[] =>
  text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [field = '', ...more] = part.split(':');
      const width = more.map(Number).find((number) => Number.isInteger(number) && number >= 60 && number <= 800);
      const pin = more.find((word) => word === 'left' || word === 'right');
      return { field, ...(width === undefined ? {} : { width }), ...(pin === undefined ? {} : { pin: pin as 'left' | 'right' }) };
    });

export const writeColumns = (columns: readonly ShownColumn[]): string =>
  columns.map(({ field, width, pin }) => [field, width, pin].filter((part) => part !== undefined).join(':')).join(',');

/** As the server keeps them: a column without a width and a side is its name. */
export const storedColumns = (columns: readonly ShownColumn[]): NonNullable<ListLayout['columns']> =>
  columns.map((column) => (column.width === undefined && column.pin === undefined ? column.field : column));

export const columnsOf = (stored: ListLayout['columns']): ShownColumn[] | undefined =>
  stored?.map((column) => {
    if (typeof column === 'string') return { field: column };
    const { field, width, pin } = column;
    return { field, ...(width === undefined ? {} : { width }), ...(pin === undefined ? {} : { pin }) };
  });

/** The columns with one moved to another place. */
export const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_item, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
};
