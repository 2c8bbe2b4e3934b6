import { format } from 'node:util';

/** A test that prints an error or a warning fails: whatever is written there is either a defect or belongs in an expectation. */
const printed: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    printed.push(`console.${level}: ${format(...parts)}`);
  };
}

afterEach(() => {
  const found = printed.splice(0);
  if (found.length > 0) throw new Error(`This test printed:\n${found.join('\n')}`);
});
