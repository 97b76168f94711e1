/**
 * The part of the site that a lazily loaded file is an entry of: all lazy files of a page or a module type form one
 * part, other files are parts of their own.
 */
export function partOf(id: string): string {
  const page = /(?:src|local|extensions)\/pages\/([^/]+)\//.exec(id)?.[1]
  if (page) return `page-${page}`
  const type =
    /(?:src|local|extensions)\/modules\/([^/]+)\//.exec(id)?.[1] ?? /validators\/modules\/(\w+)\.quick/.exec(id)?.[1]
  if (type) return `module-${type.replaceAll('_', '-')}`
  return OTHER_PARTS.find(([files]) => files.test(id))?.[1] ?? id
}

/** The first pattern that matches decides. */
export const OTHER_PARTS: [files: RegExp, part: string][] = [
  [/(?:src|local|extensions)\/views\//, 'views'],
  [/validators\/views\/\w+\.quick/, 'views'],
  [/registry\/views\./, 'views'],
  [/\/schemas\/.*\.json/, 'explain'],
  [/src\/site\/validate\/explain\//, 'explain'],
  // Every page loads these after its first render. Styles in the same chunk would restyle the whole page.
  [/src\/shell\/DeferredParts\./, 'extras'],
  [/src\/shell\/banners\/Banners\./, 'extras'],
  [/src\/shell\/failure\/PageFailure\./, 'extras'],
  // Every page but home loads the table of pages first.
  [/registry\/lazyPages\./, 'page-table'],
  // Every hero loads these after its first render.
  [/src\/ui\/slides\/HeroSlidesControls\./, 'hero-controls'],
  [/src\/generated\/validators\//, 'repair'],
  [/src\/site\/validate\//, 'repair'],
]

/** Relative frequency of use of parts that visitors open after the home page. */
const RELATIVE_USE: Record<string, number> = {
  extras: 60,
  'page-table': 60,
  'hero-controls': 40,
  'module-carousel-episode': 60,
  'module-title-grid': 40,
  'page-titledetail': 60,
  'page-searchresults': 12,
  'page-modulesonly': 6,
  'page-genres': 3,
  'page-genredetail': 3,
  'page-play': 3,
}

/** How often a part is opened. Dialogs and forms are opened less often than pages. */
export const relativeUseOf = (part: string): number =>
  RELATIVE_USE[part] ?? (part.startsWith('module-') ? 4 : part.includes('/') ? 0.4 : 1)

/** Whether most visits load a part. */
export const isUsedOften = (part: string): boolean => relativeUseOf(part) >= 40
