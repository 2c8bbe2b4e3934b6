/** Reads one value out of a Cookie header or of `document.cookie`. */
export const readCookie = (header: string | null | undefined, name: string): string | undefined => {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return decodeURIComponent(pair.slice(at + 1).trim());
  }
  return undefined;
};

export const browserCookie = (name: string): string | undefined => readCookie(document.cookie, name);

export const writeCookie = (name: string, value: string, maxAgeSeconds: number): void => {
  const secure = window.isSecureContext ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
};

/** Removes a cookie whether it was set for this host or for the shared parent domain. */
export const removeCookie = (name: string): void => {
  const parent = window.location.hostname.split('.').slice(-2).join('.');
  for (const domain of ['', `; domain=${parent}`]) document.cookie = `${name}=; path=/; max-age=0; samesite=lax${domain}`;
};
