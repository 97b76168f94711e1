/** What operators call the built-in types. */
const NAMES: Readonly<Record<string, string>> = {
  carousel_basic: 'Row of pictures',
  carousel_episode: 'Row of episodes',
  carousel_hero: 'Hero',
  carousel_promo: 'Promos',
  carousel_show: 'Row of titles',
  collection: 'Collections',
  featured_video: 'Video',
  html_block: 'HTML',
  menu_module: 'Filter and search',
  placeholder: 'Space',
  text_block: 'Text block',
  title_grid: 'Grid of titles',
}

/** The name of a module type; of a type of an extension its words. */
export function moduleTypeName(type: string): string {
  const words = type.replaceAll('_', ' ')
  return NAMES[type] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
