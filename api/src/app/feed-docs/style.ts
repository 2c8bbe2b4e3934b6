/** Plain, readable, light and dark; sent within the page, under its nonce. */
export const style = `
:root { color-scheme: light dark; --ink: #1d2a24; --paper: #fbfcfa; --quiet: #55635c; --line: #d5ddd8; --tint: #eef3ef; --link: #0b6b46; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7eeea; --paper: #131a17; --quiet: #a3b1aa; --line: #33403a; --tint: #1c2622; --link: #6fd3a6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', sans-serif; }
header, main { max-width: 860px; margin: 0 auto; padding: 0 20px; }
header { display: flex; justify-content: space-between; align-items: center; padding-top: 16px; }
.brand { font-weight: 700; margin: 0; }
h1 { font-size: clamp(1.6rem, 5vw, 2.2rem); line-height: 1.2; margin: 24px 0 12px; }
h2 { font-size: 1.35rem; margin: 48px 0 8px; }
h3 { font-size: 1rem; margin: 24px 0 6px; }
.lead { font-size: 1.1rem; }
.quiet { color: var(--quiet); font-weight: 400; }
a { color: var(--link); }
a:focus-visible, pre:focus-visible, .wide:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.875rem/1.5 ui-monospace, 'Cascadia Mono', Menlo, monospace; }
pre { background: var(--tint); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; overflow-x: auto; margin: 0; }
.call { font-size: 1rem; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); }
main { padding-bottom: 80px; }
`;
