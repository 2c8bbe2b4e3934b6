/** A page on the way from the first one to this; `to` carries no language. */
export interface Crumb {
  name: string;
  to: string;
}

/** The way to a page in schema.org's words. */
export const trailSchema = (trail: readonly Crumb[], path: (to: string) => string): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, to }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: path(to) })),
});
