import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  imports: string[];
  css?: string[];
}

interface Manifest {
  entry: Entry;
  routes: Record<string, Entry & { module: string }>;
}

const before = 'window.__reactRouterManifest=';

/** Puts the files back into their routes; runs in the browser. */
const unfold = '{const f=FILES,m=MANIFEST;for(const r of Object.values(m.routes))Object.assign(r,f[r.f]);window.__reactRouterManifest=m}';

/**
 * React Router's list of routes as a script half its size: what the entry and the root have loaded is not named again (a list's style sheet is, since
 * it is put into the page from there), and routes with the same files, as each address has in its two languages, name them once;
 * a flag that is not set is not named.
 */
export const leanManifest = (full: Manifest): string => {
  const there = new Set([...full.entry.imports, ...(full.routes['root']?.imports ?? [])]);
  const files: string[] = [];
  const fold = ({ module, imports, css, ...route }: Manifest['routes'][string]): object => {
    const own = JSON.stringify({ module, imports: imports.filter((address) => !there.has(address)), css });
    if (!files.includes(own)) files.push(own);
    const said = Object.entries(route).filter(([, value]) => value !== false);
    return { ...Object.fromEntries(said), f: files.indexOf(own) };
  };
  const routes = Object.fromEntries(Object.entries(full.routes).map(([id, route]) => [id, fold(route)]));
  const parts: Record<string, string> = { FILES: `[${files.join()}]`, MANIFEST: JSON.stringify({ ...full, routes }) };
  return unfold.replace(/FILES|MANIFEST/g, (name) => parts[name] ?? '');
};

/** Browsers get this list with their first page. */
export const writeLeanManifest = (client: string): void => {
  const [file, ...others] = globSync('assets/manifest-*.js', { cwd: client });
  if (!file || others.length > 0) throw new Error('React Router no longer writes one manifest into assets/');
  const path = join(client, file);
  const text = readFileSync(path, 'utf8');
  if (!text.startsWith(before)) throw new Error('React Router no longer writes its manifest as an assignment');
  writeFileSync(path, leanManifest(JSON.parse(text.slice(before.length).replace(/;\s*$/, '')) as Manifest));
};
