// Puts a film on a sheet: scene, lettering and paper, in each of the formats.
import { chance } from './chance.mjs'
import { emblem } from './emblems/emblem.mjs'
import { fade, freshIds, rect } from './ink.mjs'
import { boundsOf } from './lettering.mjs'
import { moods } from './moods.mjs'
import { paper } from './paper.mjs'
import { titleBlock } from './title.mjs'

/** Size, the point a scene is built around, and its unit. The hero keeps its left 44 % calm. */
export const formats = {
  poster: { w: 600, h: 900, x: 300, u: 268 },
  still: { w: 1280, h: 720, x: 640, y: 352, u: 322 },
  hero: { w: 1680, h: 720, x: 1150, y: 350, u: 330 },
}

export function poster(film) {
  const f = formats.poster
  const block = titleBlock(film, f)
  const top = Math.max(452, block.height + 60 + f.u * 0.9)
  const bottom = Math.min(410, f.h - block.height - 60 - f.u * 0.72)
  const y = (block.place === 'top' ? top : bottom) + (film.set.lift ?? 0)
  return sheet(film, { ...f, u: f.u * (film.set.zoom ?? 1), y }, block)
}

export const still = (film) => wideSheet(film, formats.still)
export const hero = (film) => wideSheet(film, formats.hero, calm)

/** The title alone, in one ink, cut close around its letters: for title pages and slides. */
export function logo(film, ink = '#ffffff') {
  const plain = { ink, drop: undefined, place: 'top', tilt: 0, inset: 0, wide: 1, size: undefined }
  const { svg, outlines } = titleBlock({ ...film, set: { ...film.set, ...plain } }, { w: 600, h: 0 }, { bare: true })
  const [left, top, right, bottom] = boundsOf(outlines)
  const edge = (film.set.bold ?? 0) / 2
  const [x, y] = [Math.floor(left - edge), Math.floor(top - edge)]
  const box = [x, y, Math.ceil(right + edge) - x, Math.ceil(bottom + edge) - y].join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${film.name}">${svg}</svg>`
}

export function episodeStill(episode) {
  freshIds()
  const f = formats.still
  return paper(f, emblem({ ...f, u: 330 }, episode.emblem, episode.ground), episode.slug)
}

function wideSheet(film, f, over) {
  const { fit } = film.set
  return sheet(film, { ...f, u: f.u * (fit ?? 1), y: f.y + (fit ? 24 : 0) }, undefined, over)
}

function sheet(film, frame, block, over) {
  freshIds()
  let body = film.scene({ ...frame, p: moods[film.mood], r: chance(film.slug) })
  if (over) body += over(film, frame)
  if (block) body += (film.set.scrim ? scrim(film, frame, block) : '') + block.svg
  return paper(frame, body, film.slug, block ? `${film.name} (${film.year})` : film.name)
}

/** A quiet ground under the lettering where a scene is busy. */
function scrim({ mood }, { w, h }, { place, height }) {
  const ink = moods[mood][1]
  const low = place === 'bottom'
  const f = low ? fade([ink, 0], [ink, 0.92], { mid: [0.55, [ink, 0.72]] }) : fade([ink, 0.85], [ink, 0])
  return f.def + rect(0, low ? h - height - 150 : 0, w, height + 150, f.fill)
}

/** Lets a scene that fills the sheet fade out towards the side where copy stands. */
function calm({ mood, set }, { w, h }) {
  if (set.veil === undefined) return ''
  const ink = moods[mood][set.veil]
  const f = fade([ink, 0.96], [ink, 0], { x2: 1, y2: 0, mid: [0.6, [ink, 0.82]] })
  return f.def + rect(0, 0, w * 0.62, h, f.fill)
}
