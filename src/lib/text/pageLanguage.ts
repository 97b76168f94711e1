/** The language of the page, as a BCP 47 tag: what `Intl` words numbers, dates and names in. */
export const pageLanguage = (): string => document.documentElement.lang || 'en'
