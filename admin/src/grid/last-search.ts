const searches = new Map<string, string>();

/** The list's page, order and filters as a user left them, so that the way back leads there. */
export const rememberSearch = (resource: string, search: string): void => void searches.set(resource, search);
export const lastSearch = (resource: string): string => searches.get(resource) ?? '';
