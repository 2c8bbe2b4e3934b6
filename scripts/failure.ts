/** A failure that its reader can act on: `message` says what is wrong, `wayOut` says what to do about it. Printed without a stack. */
export class StartFailure extends Error {
  readonly wayOut: string;

  constructor(message: string, wayOut: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'StartFailure';
    this.wayOut = wayOut;
  }
}

/** What to print for anything that was thrown: two lines for a StartFailure, the stack for a defect of ours. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartFailure) return `✗ ${error.message}\n  ${error.wayOut}`;
  if (error instanceof Error) return `✗ ${error.stack ?? error.message}`;
  return `✗ ${String(error)}`;
}

/** The system's error code (`EACCES`, `ENOENT`, …) of something thrown, or PostgreSQL's SQLSTATE. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
