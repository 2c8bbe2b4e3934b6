import { tallyJest, tallyPlaywright } from './test-tools.ts';

const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 };

test('passed tests are counted', () => {
  expect(tallyJest(report, 0)).toEqual({ passed: 5, failed: 0 });
});

test('a stage without tests has failed', () => {
  expect(tallyJest({ ...report, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('skipped tests and suites that do not load have failed', () => {
  expect(tallyJest({ ...report, numPendingTests: 1, numRuntimeErrorTestSuites: 2 }, 1)).toEqual({ passed: 5, failed: 3 });
});

test('a tool that ends with an error has failed even if every test passed', () => {
  expect(tallyJest(report, 1)).toEqual({ passed: 5, failed: 1 });
});

test('a journey that passed when repeated has passed; one that was skipped has not', () => {
  expect(tallyPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] }, 1)).toEqual({ passed: 4, failed: 2 });
});
