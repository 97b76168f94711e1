import { join } from 'node:path'
import { readCatalogue } from '../../fixtures/service/catalogue/catalogue'

/** The page of all that the fixture service's catalogue holds: slugs, to be written into module lists. */
export function cataloguePage(root: string): string {
  const fixtures = join(root, 'fixtures')
  const folders = { catalogue: join(fixtures, 'catalogue'), art: join(fixtures, 'media', 'art'), site: undefined }
  const { titles, genres, series, extras } = readCatalogue(folders)
  const films = titles.filter(({ title_type }) => title_type !== 'series')
  const shows = titles.filter(({ title_type }) => title_type === 'series')
  const genresOf = (title: (typeof titles)[number]) => (title.genres ?? []).map(({ slug }) => slug).join(', ')
  const lines = [
    '## Films',
    '',
    '| slug | name | year | genres | extras |',
    '|---|---|---|---|---|',
    ...films.map((title) => {
      const more = extras(title.slug).map(({ slug }) => `\`${slug}\``)
      return `| \`${title.slug}\` | ${title.name} | ${title.release_year ?? ''} | ${genresOf(title)} | ${more.join(' ')} |`
    }),
    '',
    '## Series',
    '',
    '| slug | name | year | genres | seasons and episodes |',
    '|---|---|---|---|---|',
    ...shows.map((title) => {
      const known = series(title.slug)
      const episodes = (known?.episodes ?? []).map(({ slug }) => `\`${slug}\``).join(' ')
      return `| \`${title.slug}\` | ${title.name} | ${title.release_year ?? ''} | ${genresOf(title)} | ${known?.seasons.length ?? 0}: ${episodes} |`
    }),
    '',
    '## Genres',
    '',
    '| slug | name |',
    '|---|---|',
    ...genres.map(({ slug, name }) => `| \`${slug}\` | ${name} |`),
  ]
  return `${[INTRO, '', ...lines].join('\n')}\n`
}

const INTRO = `<!-- Made by \`npm run generate\` from fixtures/catalogue: do not edit. -->
# The fixture catalogue

What a site in development can name: slugs for \`content\`, \`series\`, \`genres\`. Each title has pictures at \`/media/art/<slug>.hero.webp\`, \`.still.webp\`, \`.poster.webp\` and \`.logo.svg\`. A site's own titles are files in its folder \`titles/\` ([the site folder](site-folder.md)); in production your service has its own.`
