import type { TextKey } from '../texts'

/** The forms of a plural that a language has, by the names of CLDR; `other` is what is said where no other one fits. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * The sentences of a list of `src/text` in another language: the same keys, and a plural where English has one. Who adds
 * a sentence and does not speak them all goes on in English; languages.test.ts names what is missing.
 */
export type Translated<English> = {
  readonly [Key in keyof English]?: English[Key] extends string ? string : Forms
}

/** Sentences of a language. What is missing is said in English. */
export type Sentences = { readonly [Key in TextKey]?: string | Forms }
