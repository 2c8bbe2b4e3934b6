import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTransformer } from '@swc/jest';

/** @typedef {import('@jest/transform').SyncTransformer} Transformer */

/**
 * What Vite writes in place of `import.meta.glob('../locales/…json', { eager: true, import: 'default' })`: the files' contents.
 * @param {string} source @param {string} file
 */
const withGlobs = (source, file) =>
  source.replaceAll(/import\.meta\.glob(?:<[^(]*>)?\('([^']+\.json)',\s*\{[^}]*eager: true[^}]*\}\)/g, (_call, pattern) => {
    const folder = path.dirname(file);
    const found = globSync(pattern, { cwd: folder }).map((name) => [name.replaceAll(path.sep, '/'), JSON.parse(readFileSync(path.join(folder, name), 'utf8'))]);
    return `(${JSON.stringify(Object.fromEntries(found))})`;
  });

/** Sources of the front ends as Vite would hand them to a browser, where they use what only Vite knows. @type {import('@jest/transform').TransformerFactory<Transformer>} */
const factory = {
  createTransformer: (options) => {
    const swc = /** @type {Transformer} */ (createTransformer(/** @type {never} */ (options)));
    const prepared = (/** @type {string} */ source, /** @type {string} */ file) => withGlobs(source, file).replaceAll('import.meta.env.BASE_URL', "'/admin/'");
    return {
      ...swc,
      getCacheKey: (source, file, rest) => swc.getCacheKey?.(prepared(source, file), file, rest) ?? prepared(source, file),
      process: (source, file, rest) => swc.process(prepared(source, file), file, rest),
    };
  },
};
export default factory;
