import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { writeFontSubsets } from './font-subsets.ts';
import { markdown } from './markdown.ts';
import { tokensCss } from './tokens-css.ts';

/** Keeps `app/styles/tokens.css` in step with the design tokens. */
const designTokens = (): Plugin => ({
  name: 'design-tokens',
  buildStart() {
    const target = fileURLToPath(new URL('./app/styles/tokens.css', import.meta.url));
    const css = tokensCss();
    if (readFileSync(target, 'utf8') !== css) writeFileSync(target, css);
  },
});

/** Keeps `app/styles/fonts` in step with the letters and weights that our pages use. */
const fontSubsets = (): Plugin => ({ name: 'font-subsets', buildStart: writeFontSubsets });

/** What every page needs comes in two files instead of thirty small ones, what products are shown with in a third, how they are filtered in a fourth, the cards in a fifth; what only some need stays with them. */
const chunks = [
  {
    name: 'platform',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|i18next-resources-to-backend|html-parse-stringify|void-elements|use-sync-external-store|cookie|set-cookie-parser)[\\/]/,
  },
  {
    name: 'frame',
    test: /storefront[\\/]app[\\/](components[\\/]layout|lib[\\/](i18n|format|seo|cookies|theme|consent|browser)|components[\\/]ui[\\/](icon|button|app-link|feedback|card|table|values|disclosure|pagination|inputs|field|toast-host|toast)\.)/,
  },
  {
    name: 'shelf',
    test: /storefront[\\/]app[\\/](features[\\/]market[\\/](filter-label|availability-tag|catalog-query|market-closed|use-market-trail)|lib[\\/](request-list|favorites)|lib[\\/]api[\\/](api|api-error|session|server-api)\.|components[\\/]ui[\\/](dialog|toast-failure)\.)|contract[\\/]src[\\/](limits|products[\\/]enums)\.ts/,
  },
  {
    name: 'catalog',
    test: /storefront[\\/]app[\\/]features[\\/]market[\\/](catalog(-links|-toolbar)?\.|active-filters|facet-group|filter-(group|panel|sheet)|filters|not-loaded|place-filter|range-|read-market|use-catalog)/,
  },
  {
    name: 'cards',
    test: /storefront[\\/]app[\\/](features[\\/]market[\\/](product-card|content-unit)|components[\\/](favorites|selection[\\/]select-button|ui[\\/]age))/,
  },
];

export default defineConfig({
  plugins: [designTokens(), fontSubsets(), markdown(), reactRouter()],
  // One style sheet of 21 kB for all pages: five small ones a page block its first paint for longer.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
});
