import { hash } from 'node:crypto';
import { CachedBytes } from '../../kernel/cached-bytes.ts';
import type { RenderedPage } from './render-page.ts';

/** A finished page that is the same for everybody who asks for it in the same way, with the hashes of the scripts that may run in it. */
export interface SharedPage {
  status: number;
  bytes: CachedBytes;
  headers: Readonly<Record<string, string>>;
  /** Sources of `script-src` for its inline scripts: `'sha256-…'`. */
  scripts: readonly string[];
  /** Of the data that it was rendered from; empty where that has none. */
  dataHash: string;
}

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Replaces the nonce that a page was rendered with by the hashes of its scripts. Only elements that carry the nonce are hashed: what found its way into
 * the page otherwise does not know it, and stays forbidden.
 * @param nonce of this rendering alone
 */
export const withHashes = (html: string, nonce: string): { html: string; scripts: string[] } => {
  const mark = ` nonce="${nonce}"`;
  const ours = [...html.matchAll(inlineScript)].filter(([, attributes = '']) => attributes.includes(mark) && !attributes.includes(' src='));
  const scripts = new Set(ours.map(([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`));
  return { html: html.replaceAll(mark, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, ''), scripts: [...scripts] };
};

/** The policy of a page with a nonce as one for a page with hashes; styles come from files alone. */
export const policyWithHashes = (policy: string, scripts: readonly string[]): string =>
  policy
    .split(';')
    .map((directive) => directive.replace(/ 'nonce-[^']*'/, directive.startsWith('script-src') ? scripts.map((script) => ` ${script}`).join('') : ''))
    .join(';');

const sent = ['content-type', 'content-language', 'location', 'cache-control'];

/** Puts a rendered page together. @param nonce that it was rendered with */
export const sharedPage = ({ status, headers: given, html: rendered, dataHash }: RenderedPage, nonce: string): SharedPage => {
  const { html, scripts } = withHashes(rendered, nonce);
  const headers = Object.fromEntries(sent.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
  return { status, bytes: new CachedBytes(Buffer.from(html)), headers, scripts, dataHash };
};
