import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TitleCard } from '../../src/generated/types'
import type { SiteFiles } from './siteFiles'

/** The titles of the minimal template. */
export const TEMPLATE_TITLES = ['metropolis', 'the-general', 'sunrise'] as const

/** Fields of the fixture catalogue that a site without other documents can show. */
const FIELDS = [
  'id',
  'slug',
  'name',
  'title_type',
  'description',
  'summaries',
  'genres',
  'rating',
  'release_year',
  'release_date',
  'runtime',
] as const

const META_FIELDS = ['studios', 'director', 'cast', 'country']

/**
 * Titles of the fixture catalogue as those of a site folder, with their pictures in `pictures/`. They have no films, so
 * they cannot be played.
 * @param fixtures the folder `fixtures/`
 */
export function templateTitles(fixtures: string): SiteFiles {
  const read = (path: string) => JSON.parse(readFileSync(join(fixtures, path), 'utf8'))
  const art = read('media/art/art.json')
  const files: SiteFiles = new Map()
  for (const slug of TEMPLATE_TITLES) {
    const title: TitleCard & { meta?: object } = read(`catalogue/titles/${slug}.json`)
    const picture = (kind: string) => {
      const name = `${slug}.${kind}`
      files.set(`pictures/${name}`, readFileSync(join(fixtures, 'media', 'art', name)))
      return `/site/pictures/${name}`
    }
    const { tone, ink, logoRatio } = art[slug]
    const images = {
      banner: picture('hero.webp'),
      image: picture('still.webp'),
      thumb: picture('poster.webp'),
      logo: picture('logo.svg'),
      tone,
      ink,
      logoRatio,
    }
    const own = { ...pick(title, FIELDS), images, is_playable: false, meta: pick(title.meta ?? {}, META_FIELDS) }
    files.set(`titles/${slug}.json`, `${JSON.stringify(own, null, 2)}\n`)
  }
  return files
}

const pick = (value: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
