import { ModuleMocker } from 'jest-mock';

/** Where jest-circus keeps the handlers of a test file's events; they would hear of the next file too. */
const eventHandlers = Symbol.for('EVENT_HANDLERS');

/** Jest's test environment for tests that need no clock and no JSX of Jest's: the worker process itself, not a vm context of each file. See decision 0061. */
export default class ProcessEnvironment {
  /** @type {object | null} */
  fakeTimers = null;
  /** @type {object | null} */
  fakeTimersModern = null;

  constructor() {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.symbolsBefore = new Set(Object.getOwnPropertySymbols(globalThis));
    Error.stackTraceLimit = 100;
    // As the product runs. express-zod-api examines each of its endpoints at a start that is not in production, and tells only the log.
    this.nodeEnvBefore = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
  }

  async setup() {}

  /** Lets go of the finished file: jest-circus keeps its tests, and with them all that they hold, under symbols of the global object. */
  async teardown() {
    process.env.NODE_ENV = this.nodeEnvBefore;
    for (const key of Object.getOwnPropertySymbols(globalThis)) {
      const isOfThisFile = !this.symbolsBefore.has(key) && (Symbol.keyFor(key) === undefined || key === eventHandlers);
      if (isOfThisFile) Reflect.deleteProperty(globalThis, key);
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
