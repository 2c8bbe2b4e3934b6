/** A Wednesday morning in winter: pharmacies are open, and no public holiday is near enough to be named. */
export const heldMoment = Date.parse('2026-12-09T09:30:00Z');
