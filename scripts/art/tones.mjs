// What a page must know about a picture before it shows it, measured from the pictures: art.json, by slug
//   tone       whether dark ("day") or light ("night") text stands on the calm left 44 % of the hero picture
//   ink        the darkest of its dominant colours, for scrims
//   logoRatio  width / height of the lettering
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { films } from './films.mjs'

const calmShare = 0.44
const dominantShares = [0.03, 0.012, 0.004]
const readableContrast = 4.5
const sameColor = 36
const sameDark = 0.008
const [darkText, lightText] = [
  [0x17, 0x13, 0x0c],
  [0xff, 0xff, 0xff],
]

export async function writeTones(out) {
  const facts = {}
  for (const { slug } of films) {
    const [hero, logo] = [join(out, `${slug}.hero.webp`), join(out, `${slug}.logo.svg`)]
    if (!existsSync(hero) || !existsSync(logo)) continue
    facts[slug] = { tone: await toneOf(hero), ink: await inkOf(hero), logoRatio: ratioOf(readFileSync(logo, 'utf8')) }
  }
  writeFileSync(join(out, 'art.json'), `${JSON.stringify(facts, null, 2)}\n`)
}

/** The text colour that reads at 4.5:1 on the larger share of the calm area. */
async function toneOf(file) {
  const { width, height } = await sharp(file).metadata()
  const area = { left: 0, top: 0, width: Math.round(width * calmShare), height }
  const calm = sharp(await sharp(file).extract(area).resize(60, 60, { fit: 'fill' }).png().toBuffer())
  const pixels = await pixelsOf(calm)
  const readable = (text) => pixels.filter((pixel) => contrast(pixel, text) >= readableContrast).length
  return readable(darkText) > readable(lightText) ? 'day' : 'night'
}

/** The darkest colour of some weight; where all of those are pale, a rarer one that carries light text. */
async function inkOf(file) {
  const clusters = clustersOf(await pixelsOf(sharp(file).resize(168, 72)))
  const total = clusters.reduce((sum, { weight }) => sum + weight, 0)
  let ink
  for (const share of dominantShares) {
    const dominant = clusters.filter(({ weight }) => weight >= share * total)
    const darkest = Math.min(...dominant.map(({ color }) => luminance(color)))
    const dark = dominant.filter(({ color }) => luminance(color) <= darkest + sameDark)
    ink = dark.sort((a, b) => b.weight - a.weight)[0]?.color ?? ink
    if (ink && contrast(ink, lightText) >= readableContrast) break
  }
  return `#${ink.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Pixels gathered around the most frequent colours: [{ color, weight }]. */
function clustersOf(pixels) {
  const bins = new Map()
  for (const pixel of pixels) {
    const key = pixel.map((channel) => channel >> 4).join()
    if (!bins.has(key)) bins.set(key, [])
    bins.get(key).push(pixel)
  }
  const clusters = []
  for (const bin of [...bins.values()].sort((a, b) => b.length - a.length)) {
    const color = mean(bin)
    const near = clusters.find((cluster) => Math.hypot(...cluster.color.map((c, i) => c - color[i])) < sameColor)
    if (near) near.weight += bin.length
    else clusters.push({ color, weight: bin.length })
  }
  return clusters
}

const ratioOf = (svg) => {
  const [, width, height] = svg.match(/viewBox="\S+ \S+ (\d+) (\d+)"/)
  return Math.round((width / height) * 1000) / 1000
}

async function pixelsOf(image) {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.width * info.height }, (_, i) => [...data.subarray(i * 3, i * 3 + 3)])
}

const mean = (pixels) =>
  [0, 1, 2].map((i) => Math.round(pixels.reduce((sum, pixel) => sum + pixel[i], 0) / pixels.length))

const luminance = (rgb) =>
  rgb
    .map((channel) => channel / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0)

const contrast = (a, b) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}
