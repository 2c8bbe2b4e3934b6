export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** What every failure says of itself. */
export interface Entry {
  status: number;
  log: LogLevel;
  de: string;
  en: string;
}

export const entry = (status: number, de: string, en: string, log: LogLevel = status >= 500 ? 'error' : 'info'): Entry => ({ status, log, de, en });
