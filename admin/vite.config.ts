import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const plain = "document.createElement('style');";
const withNonce = `${plain}\n  styleNode.nonce = document.querySelector('meta[property="csp-nonce"]')?.nonce ?? '';`;

/** Ant Design hands its nonce to most of its style tags, but not to those of its scroll lock and its scroll bar measuring. */
const nonceForEveryStyle: Plugin = {
  name: 'nonce-for-every-style',
  transform(code, id) {
    if (!/rc-util\/es\/Dom\/dynamicCSS\.js$/.test(id)) return undefined;
    if (!code.includes(`styleNode = ${plain}`)) throw new Error('rc-util no longer makes its style tags as nonce-for-every-style expects');
    return { code: code.replace(plain, withNonce), map: null };
  },
};

/** What `@refinedev/antd` imports for pieces that we do not use (its Markdown field, page header and search form), 43 kB gzip; none of it does anything at import. */
const unusedPartsOfRefine = /node_modules\/(react-markdown|remark-[\w-]+|@ant-design\/pro-[\w-]+|unified|vfile|mdast-[\w-]+|micromark[\w-]*|sunflower-antd)\//;

/** What every page needs is one file. Rolldown’s own way made a file for each set of pages that share a part: a list asked for 126 scripts in place of 32, and compressed worse. */
const oneBase = { codeSplitting: { groups: [{ name: 'base', tags: ['$initial' as const] }] } };

/** The server replaces `__CSP_NONCE__` at each request; in development nothing does, and nothing asks for it. */
export default defineConfig({
  base: '/admin/',
  root: import.meta.dirname,
  plugins: [react(), nonceForEveryStyle],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { output: oneBase, treeshake: { moduleSideEffects: [{ test: unusedPartsOfRefine, sideEffects: false }] } },
  },
  server: { port: 5174, proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:3000' } },
});
