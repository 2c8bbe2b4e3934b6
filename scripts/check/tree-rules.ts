import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

/** Names that say nothing about what is inside. Texts are excepted: `common` is i18next's word for what several pages share. */
const EMPTY_NAMES = /^(utils?|helpers?|misc|common)$/;

/** Pages of contents: files called index that list things instead of passing them on. */
const CONTENTS = [/^admin\/src\/resources\//, /^api\/src\/locales\//];

/** Files that git knows or would take in, without those deleted in the working tree. */
function ownFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  return [...new Set(stdout.split('\n'))].filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
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
  if (!/\.tsx?$/.test(file) || path.basename(file) === 'public.ts' || CONTENTS.some((pattern) => pattern.test(file))) return undefined;
  return isBarrel(read()) ? `${file}: passes on other files' exports; import from where things are (public.ts of a feature excepted)` : undefined;
}

/** Everything that is wrong with the names in the tree; empty when nothing is. */
export function checkTree(): string[] {
  const complaints = ownFiles().map((file) => complaintAbout(file, () => readFileSync(path.join(ROOT, file), 'utf8')));
  return complaints.filter((complaint) => complaint !== undefined);
}
