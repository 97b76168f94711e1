import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const MODULE_COUNT = 50
export const TITLES_PER_MODULE = 20

/** The image of all titles: the loading of images is not measured. */
const TITLE_IMAGE = '/media/art/metropolis.poster.webp'

/**
 * Writes a site whose home route contains only 50 rows of 20 titles, without a top bar and footer.
 * @returns its folder
 */
export function writeManyModulesSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
  const routing = [
    {
      route: '/home',
      component: 'home',
      default: true,
      nav: false,
      footer: false,
      modules_uri: 'modules/placement/home/',
    },
  ]
  const title = (moduleIndex: number, index: number) => ({
    id: moduleIndex * 100 + index,
    slug: `title-${moduleIndex}-${index}`,
    name: `Title ${index} of row ${moduleIndex}`,
    title_type: 'feature',
    release_year: 1900 + index,
    genres: [{ name: 'Drama', slug: 'drama' }],
    images: { thumb: TITLE_IMAGE },
  })
  const data = Array.from({ length: MODULE_COUNT }, (_, moduleIndex) => ({
    id: `home-${moduleIndex}`,
    position: moduleIndex,
    module: {
      slug: `row-${moduleIndex}`,
      type: 'carousel_show',
      name: `Row ${moduleIndex}`,
      display_name: `Row ${moduleIndex}`,
      content: Array.from({ length: TITLES_PER_MODULE }, (_, index) => title(moduleIndex, index)),
    },
  }))
  mkdirSync(join(folder, 'modules'))
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ site_config: { routing } }))
  writeFileSync(join(folder, 'modules', 'home.json'), JSON.stringify({ data }))
  return folder
}
