/** A custom property that a brand may set (`docs/reference/brand-tokens.json`). */
export interface BrandToken {
  /** What it changes, as a short noun phrase: "Text on the accent". */
  description: string
  /** Heading of its group, with an explanation after a colon. */
  group: string
  /** The values if the brand sets none. Parts of the site may differ. */
  defaults: string[]
  /** The CSS type of its defaults, such as `<color>`, or a property with the same values; undefined: see `properties`. */
  type?: string
  /** Properties that use the token as their whole value; empty if it is also part of larger values. */
  properties: string[]
}
