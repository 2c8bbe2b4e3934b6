import { hash } from 'node:crypto';
import { policyWithHashes, withHashes } from './shared-page.ts';

const sourceOf = (code: string): string => `'sha256-${hash('sha256', code, 'base64')}'`;

test('the scripts of the rendering are allowed by their hashes, and the nonce is gone', () => {
  const { html, scripts } = withHashes(
    '<head><meta property="csp-nonce" content="n1"/></head><noscript><script nonce="n1">one()</script></noscript><script type="module" nonce="n1">two()</script><script nonce="n1" src="/a.js"></script>',
    'n1',
  );
  expect(scripts).toEqual([sourceOf('one()'), sourceOf('two()')]);
  expect(html).toBe('<head></head><noscript><script>one()</script></noscript><script type="module">two()</script><script src="/a.js"></script>');
});

test.each(['<script>evil()</script>', '<script nonce="guessed">evil()</script>'])('a script that the rendering did not write stays forbidden: %s', (script) => {
  expect(withHashes(`<p>${script}</p><script nonce="n1">ours()</script>`, 'n1').scripts).toEqual([sourceOf('ours()')]);
});

test('the policy names the hashes for scripts, nothing for styles, and is the same otherwise', () => {
  const policy = "default-src 'self';script-src 'self' 'nonce-abc=';style-src 'self' 'nonce-abc=';img-src 'self' data:";
  expect(policyWithHashes(policy, ["'sha256-x'", "'sha256-y'"])).toBe(
    "default-src 'self';script-src 'self' 'sha256-x' 'sha256-y';style-src 'self';img-src 'self' data:",
  );
});
