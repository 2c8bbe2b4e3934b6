import type { AppLoadContext } from 'react-router';

/** What went wrong while a page was made goes to the server's own log; without one, to its error output. */
export const report = (context: Partial<AppLoadContext> | undefined, error: unknown): void => {
  if (context?.report) context.report(error);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
};
