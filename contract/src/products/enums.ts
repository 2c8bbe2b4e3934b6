/** What a product can be. The plurals in the market's addresses (`flowers`, `extracts`, …) are only addresses. */
export const categories = ['flower', 'extract', 'vape', 'edible'] as const;
export type Category = (typeof categories)[number];

/** The amount that a price is for: gram, millilitre, piece. */
export const units = ['g', 'ml', 'piece'] as const;
export type Unit = (typeof units)[number];

export const genetics = ['indica', 'sativa', 'hybrid'] as const;
export type Genetics = (typeof genetics)[number];

export const irradiations = ['irradiated', 'unirradiated', 'unknown'] as const;
export type Irradiation = (typeof irradiations)[number];

/** All that the public learns about an amount: 50 and more, less, nothing. */
export const availabilities = ['available', 'few', 'none'] as const;
export type Availability = (typeof availabilities)[number];

/** From this amount on a stock counts as `available`, in the product’s unit. */
export const plenty = 50;

/** The band of an amount in the product’s unit. */
export const availabilityOf = (quantity: number): Availability => (quantity >= plenty ? 'available' : quantity > 0 ? 'few' : 'none');

/** What the band says about a wanted amount. For `few` the amount is unknown, and so it is beyond the band's limit. */
export const isAmountSure = (availability: Availability, amount: number): boolean => availability === 'available' && amount <= plenty;

/** How sure an amount is, by the age of its last confirmation. What is older still is not shown. */
export const freshnesses = ['confirmed', 'uncertain'] as const;
export type Freshness = (typeof freshnesses)[number];

export const effects = [
  'uplifted', 'energetic', 'mental_clarity', 'reduced_anxiety', 'relaxed', 'sleepy', 'calm', 'stress_relief', 'alert', 'focused',
  'memory_support', 'subdued', 'appetite_suppressed', 'respiratory_relief', 'sedated', 'mood_stabilized', 'refreshing', 'soothing', 'stimulated',
] as const; // prettier-ignore
export type Effect = (typeof effects)[number];

export const sideEffects = ['skin_irritation', 'dizziness', 'sedation', 'dry_mouth', 'nausea'] as const;
export type SideEffect = (typeof sideEffects)[number];

export const benefits = [
  'stress', 'anxiety', 'depression', 'inflammation', 'digestive_issues', 'anticancer', 'pain', 'sleep_disorders', 'muscle_spasms', 'appetite_control',
  'bronchial_dilation', 'memory_loss', 'antioxidant', 'antibacterial', 'antifungal', 'decongestion', 'neuroprotection', 'cognitive_support',
  'antimicrobial', 'skin_healing', 'skin_health', 'insect_repellent', 'seizure_reduction', 'mood_support', 'immunosuppressive', 'cytotoxic',
  'relaxation', 'bronchodilation', 'pain_relief', 'sedation',
] as const; // prettier-ignore
export type Benefit = (typeof benefits)[number];

export const productSorts = ['price', '-price', 'thc', '-thc', 'cbd', '-cbd', 'rating', 'newest', 'popularity', 'distance', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];
