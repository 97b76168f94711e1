/** What operators call the built-in types, and a word for where there is little room. */
const NAMES: Readonly<Record<string, readonly [name: string, word?: string]>> = {
  carousel_basic: ['Row of pictures', 'Pictures'],
  carousel_episode: ['Row of episodes', 'Episodes'],
  carousel_hero: ['Hero'],
  carousel_promo: ['Promos'],
  carousel_show: ['Row of titles', 'Row'],
  collection: ['Collections'],
  featured_video: ['Video'],
  html_block: ['HTML'],
  menu_module: ['Filter and search', 'Filter'],
  placeholder: ['Space'],
  text_block: ['Text block', 'Text'],
  title_grid: ['Grid of titles', 'Grid'],
}

/** The name of a module type; of a type of an extension its words. */
export function moduleTypeName(type: string): string {
  const words = type.replaceAll('_', ' ')
  return NAMES[type]?.[0] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

export const moduleTypeWord = (type: string): string => NAMES[type]?.[1] ?? moduleTypeName(type)
