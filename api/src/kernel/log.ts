import { pino, type Logger, type LoggerOptions } from 'pino';

/** The second net: what the allow-list serializers let through by mistake. */
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
}

/** Of an error only what locates it: database errors carry row values in `detail` and bound values in `message`, which stay out. */
const serializeError = (error: ErrorLike): Record<string, unknown> => {
  const isDatabase = error.constraint !== undefined || error.table !== undefined || /^[0-9A-Z]{5}$/.test(error.code ?? '');
  return {
    type: error.name,
    code: error.code,
    constraint: error.constraint,
    table: error.table,
    message: isDatabase ? undefined : error.message,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12)
      .join('\n'),
  };
};

export const createLog = (options: { level: string; destination?: LoggerOptions['transport'] }): Logger =>
  pino({
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redact, censor: '[hidden]' },
    serializers: { err: serializeError, error: serializeError },
    ...(options.destination ? { transport: options.destination } : {}),
  });
