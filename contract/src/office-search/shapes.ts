import { z } from 'zod';

/** Kinds of records that are found, in the order of their weight. */
export const searchedResources = [
  ...(['patients', 'treatments', 'prescriptions', 'people', 'pharmacies', 'products', 'payments'] as const),
  ...(['contact-requests', 'attestations', 'consultations', 'pharmacy-questions', 'delivery-tasks', 'withdrawals'] as const),
  ...(['manufacturers', 'growers', 'strains', 'vaporizers', 'product-proposals', 'stock-feeds', 'house-text-blocks'] as const),
  ...(['marketing-patients', 'newsletter-issues', 'invitations', 'suppressed-addresses', 'settings', 'scheduled-jobs'] as const),
] as const;
export type SearchedResource = (typeof searchedResources)[number];

export const searchHit = z.object({ resource: z.enum(searchedResources), id: z.string(), title: z.string(), subtitle: z.string().nullable() });
export type SearchHit = z.output<typeof searchHit>;
