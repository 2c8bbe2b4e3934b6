import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Tally } from '../check/run-checks.ts';
import { runNode } from '../product/run-node.ts';
import { inRoot } from '../root.ts';

/** What Jest and Playwright write when asked for JSON, as far as it is needed here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A stage without a single test has proved nothing: that counts as a failure, and so does a skipped test. */
export function tallyJest(report: JestReport, code: number): Tally {
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites;
  return orNothing({ passed: report.numPassedTests, failed }, code);
}

/** The same for Playwright. A journey may be repeated once (decision 154); Playwright's list names those that needed it. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport, code: number): Tally {
  return orNothing({ passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length }, code);
}

function orNothing(tally: Tally, code: number): Tally {
  const isSilentFailure = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return isSilentFailure ? { ...tally, failed: 1 } : tally;
}

/** Runs what writes a JSON report into the named file, and counts. Without a report the tool itself has broken down: one failure. */
export async function fromReport<Report, Ended = unknown>(
  run: (report: string) => Promise<Ended>,
  tally: (report: Report, ended: Ended) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'blattwerk-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const ended = await run(file);
    return tally(JSON.parse(readFileSync(file, 'utf8')) as Report, ended);
  } catch (error) {
    process.stdout.write(`✗ No report: ${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface JestOptions {
  /** Chooses among the project's tests. */
  files?: string[];
  env?: Record<string, string>;
  /** How long one test may take. */
  minutes?: number;
}

/** The tests of one of Jest's projects. */
export function runJest(project: 'unit' | 'components' | 'api', { files = [], env = {}, minutes }: JestOptions = {}): Promise<Tally> {
  const jest = [
    // Workers inherit it: with Node's own young generation an eighth of their time goes into collecting garbage.
    '--max-semi-space-size=32',
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    inRoot('node_modules', 'jest', 'bin', 'jest.js'),
    '--selectProjects',
    project,
    // A worker on every core; Jest's default leaves one of two cores idle.
    '--maxWorkers=100%',
    ...(minutes === undefined ? [] : [`--testTimeout=${minutes * 60_000}`]),
    ...(files.length === 0 ? [] : ['--testPathPatterns', ...files]),
  ];
  return fromReport(
    (report) => runNode([...jest, '--json', `--outputFile=${report}`], { env: { ...process.env, NODE_ENV: 'test', ...env }, output: 'shown' }),
    tallyJest,
  );
}

/** The journeys in a real browser, against the whole product on ports and data of its own. */
export function runPlaywright(env: Record<string, string>): Promise<Tally> {
  const playwright = [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', '-c', inRoot('e2e', 'playwright.config.ts'), '--reporter=list,json'];
  return fromReport(
    (report) => runNode(playwright, { env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, output: 'shown' }),
    tallyPlaywright,
  );
}
