/** Language of the page as a BCP 47 tag, for `Intl` */
export const pageLanguage = (): string => document.documentElement.lang || 'en'
