import { globSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

/** Names that say nothing about what is inside. Texts are excepted: `common` is i18next's word for what several pages share. */
const EMPTY_NAMES = /^(utils?|helpers?|misc|common)$/;

/** Pages of contents: files called index that list things instead of passing them on. */
const CONTENTS = [/^admin\/src\/resources\//, /^api\/src\/locales\//];

/** Endpoints stand by feature and caller; a large file is divided by topic: `staff-runs.ts`. */
const ENDPOINTS = /^api\/src\/features\/.*\/endpoints\/[^/]+\.ts$/;
const CALLERS = /\/(public|member|patient|doctor|pharmacy|pharmacy-link|admin|staff|support|machine|webhook)(-[a-z-]+)?(\.[a-z.]+)?\.ts$/;

const GENERATED = new Set(['node_modules', 'build', 'dist', 'generated', 'test-results', 'coverage']);

/** Every file that a user wrote. */
function ownFiles(): string[] {
  const isForeign = (entry: Dirent): boolean => GENERATED.has(entry.name) || entry.name.startsWith('.');
  const found = globSync('**/*', { cwd: ROOT, withFileTypes: true, exclude: isForeign }).filter((entry) => entry.isFile());
  return found.map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

/** Whether a source does nothing but pass on what others export. */
export function isBarrel(source: string): boolean {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').trim();
  return code !== '' && code.replaceAll(/export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?/g, '').trim() === '';
}

/** What is wrong with one file's name or nature, or undefined. */
export function complaintAbout(file: string, read: () => string): string | undefined {
  const words = file.split('/').map((part) => part.split('.')[0] ?? '');
  const empty = words.find((word) => EMPTY_NAMES.test(word));
  if (empty !== undefined && !words.includes('locales')) return `${file}: "${empty}" names nothing; call it what it is about`;
  if (ENDPOINTS.test(file) && !CALLERS.test(file)) return `${file}: begins with no caller; endpoints stand by caller (patient.ts, staff-runs.ts)`;
  if (!/\.tsx?$/.test(file) || path.basename(file) === 'public.ts' || CONTENTS.some((pattern) => pattern.test(file))) return undefined;
  return isBarrel(read()) ? `${file}: passes on other files' exports; import from where things are (public.ts of a feature excepted)` : undefined;
}

/** Everything that is wrong with the names in the tree; empty when nothing is. */
export function checkTree(): string[] {
  const files = ownFiles();
  if (files.length === 0) return ['No files were found.'];
  const complaints = files.map((file) => complaintAbout(file, () => readFileSync(path.join(ROOT, file), 'utf8')));
  return complaints.filter((complaint) => complaint !== undefined);
}
