export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const themeCookie = { name: 'theme', maxAgeSeconds: 31_536_000 } as const;

export const isTheme = (value: string | undefined): value is Theme => value === 'light' || value === 'dark';
