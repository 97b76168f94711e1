// Reads a WOFF (TrueType) font: glyph outlines, advances and kerning, at 1 unit per em.
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { readKerning } from './font-kerning.mjs'

const cache = new Map()

export function openFont(file) {
  if (!cache.has(file)) cache.set(file, parse(readFileSync(file)))
  return cache.get(file)
}

function parse(woff) {
  const tables = {}
  for (let i = 0, at = 44; i < woff.readUInt16BE(12); i++, at += 20) {
    const [offset, packed, full] = [4, 8, 12].map((k) => woff.readUInt32BE(at + k))
    const raw = woff.subarray(offset, offset + packed)
    tables[woff.toString('latin1', at, at + 4)] = packed < full ? inflateSync(raw) : raw
  }
  const { head, hhea, hmtx, cmap, loca, glyf, GPOS } = tables
  const em = head.readUInt16BE(18)
  const metrics = hhea.readUInt16BE(34)
  const longLoca = head.readInt16BE(50) === 1
  const start = (g) => (longLoca ? loca.readUInt32BE(g * 4) : loca.readUInt16BE(g * 2) * 2)
  const map = readCmap(cmap)
  const kerning = GPOS ? readKerning(GPOS) : () => 0

  function outline(glyph) {
    if (start(glyph) === start(glyph + 1)) return []
    const b = glyf.subarray(start(glyph), start(glyph + 1))
    return b.readInt16BE(0) >= 0 ? simple(b) : composite(b)
  }

  function composite(b) {
    const out = []
    for (let at = 10, more = true; more; ) {
      const flags = b.readUInt16BE(at)
      const part = b.readUInt16BE(at + 2)
      const words = flags & 1
      const dx = (words ? b.readInt16BE(at + 4) : b.readInt8(at + 4)) / em
      const dy = (words ? b.readInt16BE(at + 6) : b.readInt8(at + 5)) / em
      at += words ? 8 : 6
      let sx = 1,
        sy = 1
      if (flags & 8) {
        sx = sy = b.readInt16BE(at) / 16384
        at += 2
      } else if (flags & 64) {
        sx = b.readInt16BE(at) / 16384
        sy = b.readInt16BE(at + 2) / 16384
        at += 4
      } else if (flags & 128) at += 8
      for (const c of outline(part))
        out.push(c.map(([k, ...v]) => [k, ...v.map((n, i) => (i % 2 ? n * sy + dy : n * sx + dx))]))
      more = Boolean(flags & 32)
    }
    return out
  }

  function simple(b) {
    const count = b.readInt16BE(0)
    const ends = Array.from({ length: count }, (_, i) => b.readUInt16BE(10 + i * 2))
    let at = 10 + count * 2
    at += 2 + b.readUInt16BE(at)
    const total = ends[count - 1] + 1
    const flags = []
    while (flags.length < total) {
      const f = b[at++]
      let times = f & 8 ? b[at++] + 1 : 1
      while (times--) flags.push(f)
    }
    const axis = (short, same) => {
      let v = 0
      return flags.map((f) => {
        if (f & short) {
          const d = b[at++]
          v += f & same ? d : -d
        } else if (!(f & same)) {
          v += b.readInt16BE(at)
          at += 2
        }
        return v / em
      })
    }
    const xs = axis(2, 16)
    const ys = axis(4, 32)
    return ends.map((end, i) => curve(xs, ys, flags, i ? ends[i - 1] + 1 : 0, end))
  }

  return {
    glyphOf: (code) => map(code),
    advance: (g) => hmtx.readUInt16BE(Math.min(g, metrics - 1) * 4) / em,
    kern: (a, b) => kerning(a, b) / em,
    outline,
    get capHeight() {
      return Math.max(
        ...outline(map(72))
          .flat()
          .map((p) => p.at(-1)),
      )
    },
  }
}

function curve(xs, ys, flags, from, to) {
  const n = to - from + 1
  const p = (i) => {
    const k = from + ((i + n) % n)
    return { x: xs[k], y: ys[k], on: flags[k] & 1 }
  }
  const mid = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  let first = 0
  while (first < n && !p(first).on) first++
  const begin = first < n ? p(first) : mid(p(0), p(1))
  if (first === n) first = 0
  const out = [['M', begin.x, begin.y]]
  for (let i = 1; i <= n; i++) {
    const a = p(first + i)
    if (a.on) {
      out.push(['L', a.x, a.y])
      continue
    }
    const b = p(first + i + 1)
    const end = i === n ? begin : b.on ? b : mid(a, b)
    out.push(['Q', a.x, a.y, end.x, end.y])
    if (b.on) i++
  }
  return out
}

function readCmap(b) {
  let at = 0
  for (let i = 0; i < b.readUInt16BE(2); i++) {
    const offset = b.readUInt32BE(4 + i * 8 + 4)
    if (b.readUInt16BE(offset) === 4) at = offset
  }
  const segs = b.readUInt16BE(at + 6)
  return (code) => {
    for (let i = 0; i < segs; i += 2) {
      if (code > b.readUInt16BE(at + 14 + i)) continue
      const first = b.readUInt16BE(at + 16 + segs + i)
      if (code < first) return 0
      const delta = b.readUInt16BE(at + 16 + segs * 2 + i)
      const slot = at + 16 + segs * 3 + i
      const range = b.readUInt16BE(slot)
      if (!range) return (code + delta) & 0xffff
      const g = b.readUInt16BE(slot + range + (code - first) * 2)
      return g && (g + delta) & 0xffff
    }
    return 0
  }
}
