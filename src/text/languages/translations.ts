import type { TextKey } from '../texts'

/** The plural forms of a language, by CLDR category. `other` is the fallback. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * The translation of one file in `src/text`: the same keys, with plural forms where English has them. All keys are optional,
 * so that a text can be added in English first; languages.test.ts lists what is missing.
 */
export type Translated<English> = {
  readonly [Key in keyof English]?: English[Key] extends string ? string : PluralForms
}

/** All translations of a language. Missing keys fall back to English. */
export type Translations = { readonly [Key in TextKey]?: string | PluralForms }
