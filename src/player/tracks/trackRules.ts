/** The sentences of a menu of tracks; the caller words them (`src/text`). */
export interface TrackWords {
  /** "English (forced)": only what is spoken in another language than the film. */
  forced(name: string): string
  /** "English (audio description)". */
  described(name: string): string
  /** "English (commentary)". */
  commentary(name: string): string
  /** "Track 2": nothing is known of it. */
  unnamed(number: number): string
}

/** What tracks of every kind need for their labels. */
export interface LabelRules {
  /** The page's language: names of languages that have none of their own here are given in it. */
  locale: string
  words: TrackWords
}
