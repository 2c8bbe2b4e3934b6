/** One stylesheet for all pages of the sandbox: paper, ink and one green, light and dark. */
export const stylesheet = `
:root { color-scheme: light dark; --paper: #faf8f3; --surface: #fff; --sunken: #f1eee6; --ink: #1b2723; --muted: #52605a; --line: #d9d4c7; --edge: #8a8f86;
  --fir: #1e5a49; --fir-hover: #17473a; --fir-tint: #e4efea; --on-fir: #fff; --amber: #8f4f0b; --amber-tint: #fbefdd; --ok: #23693f; --ok-tint: #e3f2e8; --bad: #a3241c; --bad-tint: #fbe7e5; }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1513; --surface: #171f1c; --sunken: #0b100e; --ink: #e9eeea; --muted: #a4b1ab; --line: #2a3632; --edge: #6f7d77;
  --fir: #7fc8b0; --fir-hover: #99d6c2; --fir-tint: #16302a; --on-fir: #0c1f19; --amber: #e7b06a; --amber-tint: #33230f; --ok: #83cf9e; --ok-tint: #142e1f; --bad: #f2998f; --bad-tint: #3a1714; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.6 Inter, system-ui, sans-serif; }
h1, h2 { font-family: 'Source Serif 4', Charter, Georgia, serif; font-weight: 600; line-height: 1.25; margin: 0 0 12px; text-wrap: balance; }
h1 { font-size: 29px; } h2 { font-size: 20px; } p { margin: 0 0 16px; max-width: 66ch; }
a { color: var(--fir); text-underline-offset: 3px; } a:hover { color: var(--fir-hover); }
:focus-visible { outline: 2px solid var(--fir); outline-offset: 2px; }
header.bar { border-bottom: 1px solid var(--line); } header.bar div { max-width: 1120px; margin: 0 auto; padding: 14px 20px; display: flex; gap: 8px 24px; flex-wrap: wrap; align-items: baseline; }
header.bar strong { font-family: 'Source Serif 4', Charter, Georgia, serif; font-size: 19px; } header.bar nav { display: flex; gap: 4px 20px; flex-wrap: wrap; }
main { max-width: 1120px; margin: 0 auto; padding: 32px 20px 72px; } main.narrow { max-width: 560px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 24px; margin: 0 0 24px; }
.card > :last-child { margin-bottom: 0; } .card ul { margin: 0; padding-left: 20px; } .card ul.lines { padding: 0; }
.columns { display: grid; gap: 24px; align-items: start; } @media (min-width: 900px) { .columns { grid-template-columns: 5fr 4fr; gap: 40px; } }
.note { background: var(--amber-tint); color: var(--amber); border-radius: 8px; padding: 10px 14px; font-size: 15px; max-width: none; margin-bottom: 28px; }
.error { background: var(--bad-tint); color: var(--bad); border-radius: 8px; padding: 12px 16px; max-width: none; } .good { background: var(--ok-tint); color: var(--ok); border-radius: 8px; padding: 12px 16px; }
.muted { color: var(--muted); } .small { font-size: 15px; } .amount { font: 600 40px/1.2 'Source Serif 4', Charter, Georgia, serif; margin: 0 0 20px; } .amount, .number { font-variant-numeric: tabular-nums; }
label { display: block; font-weight: 600; font-size: 15px; margin: 0 0 4px; } .hint { color: var(--muted); font-size: 14px; margin: 4px 0 0; } .field { margin: 0 0 18px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
input { width: 100%; min-height: 46px; padding: 8px 12px; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--edge); border-radius: 8px; }
fieldset { border: 0; margin: 0; padding: 0; } legend { padding: 0; font-weight: 600; font-size: 15px; } .choice { display: flex; gap: 10px; align-items: center; min-height: 40px; font-weight: 400; margin: 0; }
.choice input { width: 20px; min-height: 20px; accent-color: var(--fir); flex: none; } details { margin: 0 0 24px; } summary { cursor: pointer; min-height: 32px; }
button, .button { display: inline-block; min-height: 48px; padding: 10px 20px; font: inherit; font-weight: 600; border-radius: 8px; border: 1px solid var(--fir); background: var(--fir); color: var(--on-fir); cursor: pointer; text-decoration: none; }
button:hover { background: var(--fir-hover); border-color: var(--fir-hover); } button.wide { width: 100%; } button.quiet { background: transparent; color: var(--fir); } button.quiet:hover { background: var(--fir-tint); }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 20px; margin: 0 0 16px; } dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 15px; } th { text-align: left; color: var(--muted); font-weight: 600; } th, td { padding: 10px 12px 10px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; white-space: nowrap; } tr:last-child td { border-bottom: 0; }
ul.lines { list-style: none; margin: 0; padding: 0; } ul.lines li { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-bottom: 1px solid var(--line); } ul.lines li:last-child { border: 0; }
code, pre { font: 14px/1.5 ui-monospace, 'SF Mono', Consolas, monospace; } code { background: var(--sunken); padding: 1px 5px; border-radius: 4px; overflow-wrap: anywhere; } pre { background: var(--sunken); padding: 16px; border-radius: 8px; overflow-x: auto; margin: 0 0 16px; }
.mails { list-style: none; margin: 0; padding: 0; } .mails a { display: block; padding: 14px 4px; border-bottom: 1px solid var(--line); text-decoration: none; color: inherit; } .mails a:hover { background: var(--fir-tint); }
.mails .top { display: flex; justify-content: space-between; gap: 0 16px; flex-wrap: wrap; } .mails .subject { font-weight: 600; overflow-wrap: anywhere; }
form.search { display: flex; gap: 12px; margin: 0 0 24px; flex-wrap: wrap; } form.search input { flex: 1 1 220px; width: auto; }
iframe.mail { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 8px; background: #fff; } pre.mail { white-space: pre-wrap; overflow-wrap: anywhere; font: 16px/1.6 Inter, system-ui, sans-serif; background: var(--surface); border: 1px solid var(--line); }
`;
