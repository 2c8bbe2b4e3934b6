/** The lists into which files can be imported, by their names in addresses. */
export const importableResources = ['growers', 'manufacturers', 'marketing-patients', 'people', 'pharmacies', 'products', 'strains'] as const;
export type ImportableResource = (typeof importableResources)[number];
