import { runJest } from './stages/test-tools.ts';

/**
 * Who may do what, sessions, brute force, enumeration, forged requests, mass assignment: in full, where `npm test` runs a part of each.
 * The last line counts: `N passed, N failed`.
 */
const files = [
  String.raw`\.security\.db\.test\.ts$`,
  String.raw`/permissions\.db\.test\.ts$`,
  String.raw`/canaries\.db\.test\.ts$`,
  String.raw`/hostile-input\.db\.test\.ts$`,
];

const options = { env: { TEST_SIZE: 'full' }, minutes: 60 };
const unit = await runJest('unit', { ...options, files: [String.raw`\.security\.test\.ts$`] });
const api = await runJest('api', { ...options, files });
const failed = unit.failed + api.failed;
process.stdout.write(`\n${unit.passed + api.passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
