import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from './start-server.ts';

/** Fetched for the run and not installed: 180 MB that only this bench needs. */
const lighthouse = 'lighthouse@13.5.0';
const runs = Number(process.env['BENCH_RUNS'] ?? '3');
const changes = 30;
const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file));
const flags = ['--headless=new', '--no-sandbox'];
/** On a busy machine Chromium now and then hands out no trace. */
const tries = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One visit as a phone on a slow network, as Lighthouse plays it by default. */
const visit = async (url: string, folder: string): Promise<Report> => {
  const file = path.join(folder, 'report.json');
  const args = ['--yes', lighthouse, url, '--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${categories.join()}`];
  const env = { ...process.env, CHROME_PATH: systemChromium ?? chromium.executablePath() };
  await promisify(execFile)('npx', [...args, `--chrome-flags=${flags.join(' ')}`], { env, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(await readFile(file, 'utf8')) as Report;
};

const visitAgain = async (url: string, folder: string, left = tries): Promise<Report> => {
  try {
    return await visit(url, folder);
  } catch (error) {
    if (left === 1) throw error;
    return visitAgain(url, folder, left - 1);
  }
};

const visits = async (origin: string, name: string): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'blattwerk-web-'));
  try {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await visitAgain(origin + name, folder));
    const scores = categories.map((category) => Math.round(median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100))));
    const figures = times.map((time) => Math.round(median(reports.map((report) => report.audits[time]?.numericValue ?? Number.NaN)) * 1000) / 1000);
    return `| ${[name, ...scores, ...figures.map((figure) => (figure < 1 ? figure : Math.round(figure)))].join(' | ')} |`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Runs in the page. */
const pressAndWait = `(async () => {
  const box = document.querySelector('input[type="checkbox"][name="genetics"]');
  if (!box) throw new Error('The catalogue has no filter to press');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = location.search;
  const began = performance.now();
  box.click();
  while (location.search === before || document.querySelector('#results')?.getAttribute('aria-busy') === 'true') await frame();
  await frame();
  await frame();
  return performance.now() - began;
})()`;

/** From the press on a filter until its results have been painted: the address has changed, nothing is behind, and two frames have passed. */
const changeFilter = async (origin: string): Promise<number[]> => {
  const browser = await chromium.launch({ args: flags.slice(1), ...(systemChromium ? { executablePath: systemChromium } : {}) });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${origin}/market`, { waitUntil: 'networkidle' });
    const took: number[] = [];
    for (let at = 0; at < changes; at += 1) {
      took.push(await page.evaluate<number>(pressAndWait));
      await page.waitForTimeout(200);
    }
    return took;
  } finally {
    await browser.close();
  }
};

const { url, server } = await startServer({ pages: true });
try {
  const origin = new URL(url).origin;
  const { items } = (await (await fetch(`${url}/products?pageSize=1`)).json()) as { items: { slug: string }[] };
  process.stdout.write(
    `${cpus()[0]?.model.trim()} × ${availableParallelism()}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadavg()[0]?.toFixed(1)}, ${lighthouse}\n\n`,
  );
  process.stdout.write(`| ${['page', ...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'].join(' | ')} |\n|${'---|'.repeat(9)}\n`);
  for (const name of ['/', '/market', `/market/products/${items[0]?.slug}`, '/market/pharmacies']) process.stdout.write(`${await visits(origin, name)}\n`);
  const took = await changeFilter(origin);
  process.stdout.write(`\nFilter to painted result: median ${Math.round(median(took))} ms, slowest ${Math.round(Math.max(...took))} ms of ${took.length}\n`);
} finally {
  server.kill();
}
