/** Only ways inside the back office are followed after the login. */
export const safeTarget = (to: string | null): string => (to !== null && /^\/(?![/\\])/.test(to) && !/^\/(login|enrol|forgot)\b/.test(to) ? to : '/');

/** A page before the back office, and where to go on afterwards. */
export const entryAddress = (page: 'login' | 'enrol', to: string): string => (safeTarget(to) === '/' ? `/${page}` : `/${page}?to=${encodeURIComponent(to)}`);
