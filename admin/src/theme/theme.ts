import { theme as antdTheme } from 'antd';
import type { ThemeConfig } from 'antd';
import { tokens } from '@blattwerk/contract/design/tokens';
import type { Palette } from '@blattwerk/contract/design/tokens';

export type Mode = 'light' | 'dark';

const componentsOf = (colour: Palette): ThemeConfig['components'] => ({
  Layout: { headerBg: colour.surface, bodyBg: colour.paper, siderBg: colour.surface, headerHeight: 56, headerPadding: '0 16px' },
  Table: {
    headerBg: colour.sunken,
    headerColor: colour.muted,
    headerSplitColor: 'transparent',
    rowHoverBg: colour.firTint,
    rowSelectedBg: colour.firTint,
    rowSelectedHoverBg: colour.firTint,
    headerSortActiveBg: colour.sunken,
    headerSortHoverBg: colour.firTint,
    fixedHeaderSortActiveBg: colour.sunken,
    bodySortBg: colour.surface,
    cellFontSizeSM: 13,
    cellPaddingBlockSM: 9,
    cellPaddingInlineSM: 12,
    borderColor: colour.line,
  },
  Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  Card: { headerFontSize: 15 },
  Form: { itemMarginBottom: 16, labelColor: colour.ink },
  Descriptions: { labelColor: colour.muted },
  Segmented: { trackBg: colour.sunken, itemColor: colour.muted, itemSelectedColor: colour.ink },
  Tag: { defaultBg: colour.sunken, defaultColor: colour.muted },
});

/** Ant Design wants each breakpoint three times: its value, its lower and its upper edge. */
const screens = () => {
  const { sm, md, lg, xl, xxl } = tokens.breakpoint;
  return {
    screenXSMax: sm - 1,
    ...{ screenSM: sm, screenSMMin: sm, screenSMMax: md - 1 },
    ...{ screenMD: md, screenMDMin: md, screenMDMax: lg - 1 },
    ...{ screenLG: lg, screenLGMin: lg, screenLGMax: xl - 1 },
    ...{ screenXL: xl, screenXLMin: xl, screenXLMax: xxl - 1 },
    ...{ screenXXL: xxl, screenXXLMin: xxl },
  };
};

/** Ant Design then waits for the end of no movement; the style sheet takes away what is left. */
const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The tokens of the whole product as an Ant Design theme, compact because people work here all day. */
export const themeOf = (mode: Mode): ThemeConfig => {
  const colour = tokens.colour[mode];
  return {
    algorithm: [mode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm],
    token: {
      fontFamily: tokens.type.sans,
      fontSize: 14,
      controlHeight: 36,
      controlHeightSM: 28,
      borderRadius: tokens.radius.control,
      borderRadiusLG: tokens.radius.card,
      colorPrimary: colour.fir,
      colorPrimaryHover: colour.firHover,
      colorTextLightSolid: colour.onFir,
      colorLink: colour.fir,
      colorLinkHover: colour.firHover,
      colorInfo: colour.info,
      colorInfoBg: colour.infoTint,
      colorSuccess: colour.ok,
      colorSuccessBg: colour.okTint,
      colorWarning: colour.warn,
      colorWarningBg: colour.warnTint,
      colorError: colour.bad,
      colorErrorText: colour.bad,
      colorErrorBg: colour.badTint,
      colorBgLayout: colour.paper,
      colorBgContainer: colour.surface,
      colorBgElevated: colour.surface,
      colorText: colour.ink,
      colorTextSecondary: colour.muted,
      colorTextTertiary: colour.muted,
      colorTextDescription: colour.muted,
      colorTextPlaceholder: colour.muted,
      colorTextDisabled: colour.muted,
      colorBorder: colour.edge,
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      boxShadowSecondary: tokens.shadow[mode],
      motion: !prefersStillness(),
      motionDurationMid: `${tokens.motion.fast}ms`,
      motionDurationSlow: `${tokens.motion.slow}ms`,
      ...screens(),
    },
    components: componentsOf(colour),
  };
};

/** The same colours for our own style sheets: `--fir`, `--fir-tint`, … */
export const applyPalette = (mode: Mode): void => {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(tokens.colour[mode]))
    root.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
  root.style.setProperty('--shadow', tokens.shadow[mode]);
  root.style.setProperty('--serif', tokens.type.serif);
  root.style.setProperty('--sans', tokens.type.sans);
  root.style.colorScheme = mode;
  root.dataset['theme'] = mode;
};
