#!/usr/bin/env node
// Draws the art of the fixture catalogue as SVG, the same every time.
//   node scripts/art/draw.mjs OUT [--only slug,slug] [--kinds poster,still,hero,logo,episode]
// Each picture: a scene, a mood (five inks), lettering as outlines, paper grain.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { episodes } from './episodes.mjs'
import { films } from './films.mjs'
import { episodeStill, hero, logo, poster, still } from './sheet.mjs'

const draw = { poster, still, hero, logo }
const everyKind = [...Object.keys(draw), 'episode']

/** What there is to draw: [{ name, kind, svg() }], narrowed to slugs and kinds where they are given. */
export function pictures({ only, kinds = everyKind } = {}) {
  const wanted = (slug) => !only || only.includes(slug)
  const ofFilms = films
    .filter((film) => wanted(film.slug))
    .flatMap((film) =>
      Object.keys(draw)
        .filter((kind) => kinds.includes(kind))
        .map((kind) => ({ name: `${film.slug}.${kind}`, slug: film.slug, kind, svg: () => draw[kind](film) })),
    )
  const ofEpisodes = kinds.includes('episode')
    ? episodes
        .filter((episode) => wanted(episode.slug) || wanted(episode.series))
        .map((one) => ({ name: `${one.slug}.still`, slug: one.slug, kind: 'episode', svg: () => episodeStill(one) }))
    : []
  return [...ofFilms, ...ofEpisodes]
}

export function readFlags() {
  const options = { only: { type: 'string' }, kinds: { type: 'string' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  return { out: positionals[0], only: values.only?.split(','), kinds: values.kinds?.split(',') }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { out = 'art', ...choice } = readFlags()
  mkdirSync(out, { recursive: true })
  for (const { name, svg } of pictures(choice)) writeFileSync(join(out, `${name}.svg`), svg())
}
