export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

interface Text {
  de: string;
  en: string;
}

/** What every failure says of itself. */
export interface Entry extends Text {
  status: number;
  log: LogLevel;
  /** What it says where its details name a number that the business has set; the text of the catalogue is that of the usual number. */
  textOf?: (details: unknown) => Text;
}

export const entry = (status: number, de: string, en: string, log: LogLevel = status >= 500 ? 'error' : 'info'): Entry => ({ status, log, de, en });
