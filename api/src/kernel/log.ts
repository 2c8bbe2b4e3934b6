import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** The second net: what the allow-list serializers let through by mistake. `code` is what people type to prove an address; ours are logged as `failure`. */
const redact = [
  'password',
  'passwordConfirm',
  'token',
  'refreshToken',
  'code',
  'authorization',
  'cookie',
  'email',
  'dob',
  'phone',
  'answers',
  'text',
  'name',
].flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

interface ErrorLike {
  name?: string;
  message?: string;
  stack?: string;
  code?: string;
  constraint?: string;
  table?: string;
  nativeError?: ErrorLike;
}

const isOfDatabase = ({ constraint, table, code, nativeError }: ErrorLike): boolean =>
  nativeError !== undefined || constraint !== undefined || table !== undefined || /^[0-9A-Z]{5}$/.test(String(code ?? ''));

/** What may be written down of an error's text: database errors carry row values, mail servers repeat addresses. */
const safeMessage = (error: ErrorLike): string | undefined =>
  isOfDatabase(error) ? undefined : error.message?.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]').slice(0, 500);

/** One line about an error that may be stored: its text, or of a database error the constraint or state. */
export const describeError = (error: unknown): string => {
  const known: ErrorLike = error instanceof Error ? error : {};
  const { code, constraint } = known.nativeError ?? known;
  return safeMessage(known) || [known.name ?? 'Error', constraint ?? code].filter(Boolean).join(' ');
};

/** Of an error only what locates it; see `safeMessage`. */
const serializeError = (thrown: ErrorLike): Record<string, unknown> => {
  const error = thrown.nativeError ? { ...thrown.nativeError, name: thrown.name, stack: thrown.stack } : thrown;
  return {
    type: error.name,
    errorCode: error.code,
    constraint: error.constraint,
    table: error.table,
    message: safeMessage(thrown),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12)
      .join('\n'),
  };
};

export const createLog = (options: { level: string; destination?: DestinationStream }): Logger => {
  const own: LoggerOptions = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redact, censor: '[hidden]' },
    serializers: { err: serializeError, error: serializeError },
  };
  return options.destination ? pino(own, options.destination) : pino(own);
};
