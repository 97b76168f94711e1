/** A feature that the site uses without feature detection although browsers of the floor lack it. */
export interface HarmlessFeature {
  feature: string
  /** The effect in browsers without it. */
  why: string
}

/** Only features that older browsers ignore without hiding or moving content. */
export const HARMLESS_FEATURES: readonly HarmlessFeature[] = [
  { feature: 'text-wrap: balance', why: 'normal line breaks' },
  { feature: 'text-wrap: pretty', why: 'normal line breaks' },
  { feature: 'content-visibility', why: 'offscreen rows are laid out, too: slower, but it looks the same' },
  {
    feature: '@property',
    why: 'without it the custom property is inherited: style changes cost more, but it looks the same',
  },
  { feature: 'contain-intrinsic-block-size', why: 'has an effect only with content-visibility' },
  {
    feature: 'attribute hidden="until-found"',
    why: 'acts as `hidden`: "Find in page" does not find collapsed answers',
  },
  { feature: 'event beforematch', why: 'fires only in browsers with hidden="until-found"' },
  { feature: 'field-sizing', why: 'a select is as wide as its widest option' },
  { feature: 'scrollbar-width', why: 'the browser shows its default scroll bar' },
  { feature: 'attribute fetchpriority', why: 'the image loads with default priority' },
]
