/** Who may see prices or pictures of the market: everyone, whoever is logged in, or patients with a prescription and staff. */
export const contentReaches = ['all', 'register', 'prescription'] as const;

/** Who may see a list of what patients reported. `doctor` is doctors and administrators. */
export const highlightReaches = ['none', 'doctor', 'prescription', 'register', 'all'] as const;
