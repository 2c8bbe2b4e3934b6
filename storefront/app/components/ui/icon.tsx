import styles from './icon.module.css';

const paths = {
  check: 'M4 12.5l5 5L20 6.5',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M4 7h16M4 12h16M4 17h16',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  chevron: 'M6 9l6 6 6-6',
  info: 'M12 11v6M12 7.2v.2M12 21a9 9 0 100-18 9 9 0 000 18z',
  success: 'M8 12.5l3 3 5.5-6M12 21a9 9 0 100-18 9 9 0 000 18z',
  warning: 'M12 9.5v4.5M12 17v.2M12 3.8L2.6 20h18.8z',
  error: 'M9 9l6 6M15 9l-6 6M12 21a9 9 0 100-18 9 9 0 000 18z',
  search: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20.5 20.5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  clock: 'M12 7.5V12l3 2M12 21a9 9 0 100-18 9 9 0 000 18z',
  document: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  pharmacy: 'M4 9l1.5-5h13L20 9M4 9h16v11H4zM12 11.5v6M9 14.5h6',
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  sun: 'M12 16a4 4 0 100-8 4 4 0 000 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z',
  bell: 'M6 17V11a6 6 0 0112 0v6l1.5 1.5h-15zM10 21h4',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  phone: 'M5 3.5h4l1.8 4.6-2.3 1.7c1.1 2.5 2.9 4.3 5.6 5.6l1.8-2.3 4.6 1.8v4c0 .9-.7 1.6-1.6 1.6C10.5 20 4 13.5 3.5 5.1 3.5 4.2 4.1 3.5 5 3.5z',
  pen: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  plus: 'M12 5v14M5 12h14',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  compare: 'M4 4.5h6v15H4zM14 4.5h6v15h-6zM6.5 9h1M6.5 13h1M16.5 9h1M16.5 13h1',
  place: 'M12 21c4.2-4.6 6.5-8 6.5-11a6.5 6.5 0 10-13 0c0 3 2.3 6.4 6.5 11zM12 12.4a2.4 2.4 0 100-4.8 2.4 2.4 0 000 4.8z',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
} as const;
export type IconName = keyof typeof paths;

/** A line drawing of the size of the text around it. Always beside words, so it says nothing to screen readers. */
export const Icon = ({ name, size = 'text' }: { name: IconName; size?: 'text' | 'large' }) => (
  <svg className={size === 'large' ? styles.large : styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
