/** Instants as ISO text, whatever the column is called; numbers that the driver reads as text stay the caller's to convert. */
type Told<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] };

/** A row as it stands in the file: instants as text. */
export const told = <T extends object>(row: T): Told<T> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : (value as unknown)])) as Told<T>;
