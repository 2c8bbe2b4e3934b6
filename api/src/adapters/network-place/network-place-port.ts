/** A town as people call it, and its country (ISO 3166 alpha-2). Of small networks only the country is known. */
export interface NetworkPlace {
  city: { de: string; en: string } | null;
  country: string;
}

/** Approximate location of networks, without a request to another server. */
export interface NetworkPlacePort {
  placeOf(address: string): NetworkPlace | null;
}
