import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server replaces `__CSP_NONCE__` at each request; in development nothing does, and nothing asks for it. */
export default defineConfig({
  base: '/admin/',
  root: import.meta.dirname,
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
  },
  server: { port: 5174, proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:3000' } },
});
