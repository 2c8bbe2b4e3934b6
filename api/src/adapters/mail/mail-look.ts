/** Colours and typefaces of mails, as inline styles name them. */
export const colour = { paper: '#FAF8F3', surface: '#FFFFFF', sunken: '#F1EEE6', ink: '#1B2723', muted: '#52605A', line: '#D9D4C7', fir: '#1E5A49' } as const;
export const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif";
export const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** For mail programs that show the dark colours of the system; all others show the inline ones. */
export const darkStyles = `@media (prefers-color-scheme: dark) {
body, .paper { background: #0F1513 !important }
.sheet { background: #171F1C !important; border-color: #2A3632 !important }
h1, h2, p, li, .code p { color: #E9EEEA !important }
h1, hr, .item { border-color: #2A3632 !important }
.code { background: #0B100E !important }
.muted, .muted a { color: #A4B1AB !important }
a, .brand { color: #7FC8B0 !important }
.button { background: #7FC8B0 !important }
.button a { color: #0C1F19 !important }
}`;
