export type ModuleGroup = 'Titles' | 'Pictures' | 'Text' | 'Tools'

/** Names of the built-in types, with a shorter one for narrow places. The most used types come first. */
const TYPE_LABELS: Readonly<Record<string, readonly [group: ModuleGroup, name: string, word?: string]>> = {
  carousel_show: ['Titles', 'Row of titles', 'Row'],
  title_grid: ['Titles', 'Grid of titles', 'Grid'],
  carousel_hero: ['Titles', 'Hero'],
  carousel_episode: ['Titles', 'Row of episodes', 'Episodes'],
  carousel_promo: ['Pictures', 'Promos'],
  carousel_basic: ['Pictures', 'Row of pictures', 'Pictures'],
  featured_video: ['Pictures', 'Video'],
  collection: ['Pictures', 'Collections'],
  text_block: ['Text', 'Text block', 'Text'],
  html_block: ['Text', 'HTML'],
  menu_module: ['Tools', 'Filter and search', 'Filter'],
  placeholder: ['Tools', 'Space'],
}
const ORDER = Object.keys(TYPE_LABELS)

/** The name of a module type. Types of extensions are named after their identifier. */
export function moduleTypeName(type: string): string {
  const words = type.replaceAll('_', ' ')
  return TYPE_LABELS[type]?.[1] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

export const shortModuleTypeName = (type: string): string => TYPE_LABELS[type]?.[2] ?? moduleTypeName(type)

/** What a module shows. Types of extensions are tools. */
export const moduleGroup = (type: string): ModuleGroup => TYPE_LABELS[type]?.[0] ?? 'Tools'

/** Types of extensions come last. */
export const moduleTypeRank = (type: string): number => (type in TYPE_LABELS ? ORDER.indexOf(type) : ORDER.length)
