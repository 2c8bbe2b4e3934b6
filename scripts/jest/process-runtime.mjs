import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { default: Runtime } = /** @type {typeof import('jest-runtime')} */ (require('jest-runtime'));
let loads = 0;

/**
 * Jest's runtime for the tests against PostgreSQL and the unit tests of all but the two apps: Node loads the modules, as in production, and keeps them for all test files of a worker.
 * Only test files and set-up files are loaded anew each time. There is no `jest.mock` here, and no `@jest/globals`. See decision 0061.
 */
export default class ProcessRuntime extends Runtime {
  /** @override */
  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** @override @param {string} file */
  async unstable_importModule(file) {
    const url = pathToFileURL(file);
    url.searchParams.set('load', String((loads += 1)));
    return import(url.href);
  }

  /** jest-circus begins anew with each test file, because it collects its tests. @override @param {string} from @param {string} [to] */
  requireInternalModule(from, to) {
    const file = to === undefined ? from : createRequire(from).resolve(to);
    if (file.includes('jest-circus')) delete require.cache[file];
    return require(file);
  }
}
