import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProgress } from './progress.mjs';

/**
 * Makes sure that the dependencies of the lock file are installed, Node 24 among them. Runs before every command, on any Node from 20.19;
 * takes some milliseconds when there is nothing to do. Uses what comes with Node alone.
 */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (/** @type {string[]} */ ...parts) => path.join(root, ...parts);
const modules = inRoot('node_modules');
const stampFile = inRoot('node_modules', '.installed-lock');
const tooling = inRoot('.tooling');
const OLDEST = [24, 11];
const progress = createProgress(process.stderr);

/** A sentence for the user instead of a stack. */
class Advice extends Error {}

/** The npm package that carries Node for this machine, and where its program lies. */
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const nodeProgram = process.platform === 'win32' ? ['bin', 'node.exe'] : ['bin', 'node'];

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > Number(OLDEST[0]) || (major === OLDEST[0] && minor >= Number(OLDEST[1]));
}

/** A hash, not a time: switching branches changes the times of files that stay the same. */
function wantedStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['package-lock.json', 'package.json', '.npmrc']) hash.update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/** The lock that npm keeps inside node_modules says the same versions as ours: `npm ci` was run by hand. */
function isInstalledByHand() {
  const hidden = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([name, { version, optional, link, devOptional }]) => {
    if (!name.startsWith('node_modules/') && !name.includes('/node_modules/')) return true;
    if (installed[name] === undefined) return optional === true || devOptional === true;
    return link === true || installed[name].version === version;
  });
}

/** Where npm's own program lies: npm says so when it starts us, otherwise beside this Node. */
function npmProgram() {
  const told = process.env.npm_execpath;
  if (told !== undefined && /npm-cli\.c?js$/.test(told) && existsSync(told)) return told;
  const folder = path.dirname(process.execPath);
  const places = [path.join(folder, '..', 'lib', 'node_modules'), path.join(folder, 'node_modules'), '/usr/lib/node_modules', '/usr/share/nodejs'];
  const found = places.map((place) => path.join(place, 'npm', 'bin', 'npm-cli.js')).find((file) => existsSync(file));
  if (found === undefined) throw new Advice('npm was not found.\n  Install npm, then call this through it: npm start or npm test.');
  return found;
}

/** Runs npm with the given Node. @param {string} node @param {string[]} args */
function runNpm(node, args) {
  const { NODE_OPTIONS, npm_config_node_options, ...environment } = process.env;
  const PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const env = { ...environment, PATH, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', npm_config_update_notifier: 'false' };
  return new Promise((resolve, reject) => {
    // npm's report goes to standard error: standard output belongs to the command that is about to run.
    const child = spawn(node, [npmProgram(), ...args], { cwd: root, env, stdio: ['ignore', process.stderr, 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(undefined);
      else
        reject(
          new Advice(
            `npm ${args[0]} ended with code ${code}; its own message is above.\n  Check the network and write permission in ${root}, then call the same command again.`,
          ),
        );
    });
  });
}

/** A Node that is new enough to run npm with: this one, or one fetched for this purpose alone. */
async function installerNode() {
  const runsFromModules = process.execPath.startsWith(modules + path.sep);
  if (isNewEnough(process.versions.node) && !(runsFromModules && process.platform === 'win32')) return process.execPath;
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const version = lock.packages[`node_modules/${nodePackage}`]?.version;
  if (version === undefined) {
    throw new Advice(
      `Node ${process.versions.node} is too old, and there is no package with a newer one for this machine (${nodePackage}).\n  Install Node ${OLDEST.join('.')} or newer from https://nodejs.org and call the command again.`,
    );
  }
  const node = path.join(tooling, 'node_modules', nodePackage, ...nodeProgram);
  const args = [
    'install',
    '--prefix',
    tooling,
    '--no-save',
    '--no-package-lock',
    '--no-workspaces',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  mkdirSync(tooling, { recursive: true });
  await progress.step(`Fetching Node ${version} (this one is ${process.versions.node})`, () =>
    runNpm(process.execPath, [...args, `${nodePackage}@${version}`]),
  );
  return node;
}

async function install() {
  const node = await installerNode();
  await progress.step('Installing dependencies, about a minute', () => runNpm(node, ['ci', '--no-audit', '--no-fund', '--loglevel=error']));
  rmSync(tooling, { recursive: true, force: true });
}

/** The commands that follow find Node through npm's path, which begins with node_modules/.bin. */
function assertNode() {
  const linked = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(linked) || isNewEnough(process.versions.node)) return;
  throw new Advice(
    `Node ${OLDEST.join('.')} or newer is needed, this is ${process.versions.node}, and npm installed none for this machine.\n  Install a newer Node from https://nodejs.org, or remove node_modules and call the command again without --omit=optional.`,
  );
}

async function ensure() {
  const wanted = wantedStamp();
  const stamped = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
  if (!stamped) {
    const isInstalled = isInstalledByHand();
    if (!isInstalled) await install();
    try {
      writeFileSync(stampFile, wanted);
    } catch (error) {
      // The checkout of another account with everything in it: nothing has to be written, only compared again next time.
      if (!isInstalled) throw error;
    }
  }
  assertNode();
}

try {
  await ensure();
} catch (error) {
  const isExpected = error instanceof Advice || (error instanceof Error && 'code' in error && ['EACCES', 'EROFS', 'EPERM'].includes(String(error.code)));
  progress.say(isExpected ? `✗ ${error.message}` : `✗ ${error instanceof Error ? error.stack : error}`);
  if (isExpected && !(error instanceof Advice)) progress.say(`  Give yourself write permission in ${root}, or clone the repository into a folder of your own.`);
  process.exitCode = 1;
}
