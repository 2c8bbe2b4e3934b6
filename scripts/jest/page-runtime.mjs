import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { default: Runtime } = /** @type {typeof import('jest-runtime')} */ (require('jest-runtime'));

/** @typedef {ConstructorParameters<typeof Runtime>} Parts */
/** @typedef {Map<string, unknown>} Registry */
/**
 * What of Jest's runtime is kept, and what belongs to one file. Its types call all of it private.
 * @typedef {object} Inner
 * @property {string} _testPath
 * @property {{ moduleRegistry: Registry, esModuleRegistry: Registry, internalModuleRegistry: Registry }} registries
 * @property {{ state: string }} testState
 * @property {{ reset(): void }} testMainModule
 * @property {{ clearJestObjectCache(): void }} jestGlobals
 */

/** @param {unknown} runtime */
const innerOf = (runtime) => /** @type {Inner} */ (runtime);

/** Jest's runtime, which loads each module once a worker. Test files and set-up files are loaded anew each time. */
class KeptRuntime extends Runtime {
  isBuilt = false;
  /** @type {readonly string[]} */
  setUp;
  /** @type {{ cjs: Registry, esm: Registry } | undefined} */
  shared;

  /** @param {Parts} parts */
  constructor(...parts) {
    super(...parts);
    this.setUp = parts[0].setupFilesAfterEnv;
    this.isBuilt = true;
  }

  /** @param {string} testPath */
  begin(testPath) {
    const inner = innerOf(this);
    inner._testPath = testPath;
    inner.testState.state = 'loading';
  }

  /** Modules of its own for the rest of the file; those of all files come back afterwards. @override */
  resetModules() {
    if (!this.isBuilt) return super.resetModules();
    const { registries } = innerOf(this);
    this.shared ??= { cjs: registries.moduleRegistry, esm: registries.esModuleRegistry };
    registries.moduleRegistry = new Map();
    registries.esModuleRegistry = new Map();
  }

  /** Lets go of the finished file, and of jest-circus, which begins anew with each. @override */
  teardown() {
    this.restoreAllMocks();
    const { registries, testMainModule, jestGlobals, _testPath } = innerOf(this);
    if (this.shared !== undefined) [registries.moduleRegistry, registries.esModuleRegistry] = [this.shared.cjs, this.shared.esm];
    this.shared = undefined;
    for (const file of [_testPath, ...this.setUp]) {
      registries.moduleRegistry.delete(file);
      for (const key of [file, pathToFileURL(file).href, `@jest/globals/${file}`]) registries.esModuleRegistry.delete(key);
    }
    for (const file of registries.internalModuleRegistry.keys()) if (file.includes('jest-circus')) registries.internalModuleRegistry.delete(file);
    testMainModule.reset();
    jestGlobals.clearJestObjectCache();
  }
}

/** By the id of Jest's project. @type {Map<string, KeptRuntime>} */
const kept = new Map();

/** Jest's runtime for components: the same for all files of a worker, as their page is (page-environment.mjs). See decision 0177. */
export default class PageRuntime {
  /** @param {Parts} parts */
  constructor(...parts) {
    const { id } = parts[0];
    const runtime = kept.get(id) ?? new KeptRuntime(...parts);
    kept.set(id, runtime);
    runtime.begin(parts[6]);
    return runtime;
  }
}
