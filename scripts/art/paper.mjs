// The sheet of paper: a slightly hand-cut edge on everything (the uncut art lies below, so that no border tears)
// and two layers of grain.
import { chance } from './chance.mjs'

const filter = (id, bounds, body) => `<filter id="${id}" ${bounds}>${body}</filter>`
const noise = (frequency, seed) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>`

export function paper({ w, h }, body, seed, name = '') {
  const n = Math.floor(chance(seed)() * 900)
  const full = 'x="0" y="0" width="100%" height="100%"'
  const cut = `${noise('.035', n)}<feDisplacementMap in="SourceGraphic" scale="3.2" xChannelSelector="R" yChannelSelector="G"/>`
  const dark = `${noise('.82', n + 1)}<feColorMatrix values="0 0 0 0 .07 0 0 0 0 .04 0 0 0 0 .05 0 0 0 -5 2.5"/>`
  const lite = `${noise('.6', n + 2)}<feColorMatrix values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 0 0 0 5 -2.9"/>`
  const defs =
    filter('cut', 'x="-2%" y="-2%" width="104%" height="104%"', cut) +
    filter('dark', full, dark) +
    filter('lite', full, lite)
  const grain =
    `<rect width="${w}" height="${h}" filter="url(#dark)" opacity=".16"/>` +
    `<rect width="${w}" height="${h}" filter="url(#lite)" opacity=".11"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" ` +
    `aria-label="${name.replace(/"/g, '')}"><defs>${defs}</defs><g id="art">${body}</g>` +
    `<use href="#art" filter="url(#cut)"/>${grain}</svg>`
  )
}
