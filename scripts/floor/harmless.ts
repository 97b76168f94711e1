/** A feature that the floor lacks and the site uses all the same, without asking: what is missed where it is missing. */
export interface Harmless {
  feature: string
  why: string
}

/** Only what an older browser passes over in silence, with nothing hidden, moved or out of reach. */
export const HARMLESS: readonly Harmless[] = [
  { feature: 'text-wrap: balance', why: 'lines break as they come' },
  { feature: 'text-wrap: pretty', why: 'lines break as they come' },
  { feature: 'content-visibility', why: 'rows out of sight are laid out, too: slower, and the same picture' },
  { feature: '@property', why: 'the property is inherited: a list that grows styles more than it needs, same picture' },
  { feature: 'contain-intrinsic-block-size', why: 'counts only beside content-visibility' },
  {
    feature: 'attribute hidden="until-found"',
    why: 'hidden as ever: the browser’s own search passes over closed answers',
  },
  { feature: 'event beforematch', why: 'comes only where the browser looks into what is hidden' },
  { feature: 'field-sizing', why: 'a list of choices is as wide as its widest' },
  { feature: 'scrollbar-width', why: 'the browser shows its scroll bar' },
  { feature: 'attribute fetchpriority', why: 'the picture comes in its turn' },
]
