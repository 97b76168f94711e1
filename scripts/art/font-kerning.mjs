// Pair kerning from a font's GPOS table.

/** Horizontal pair kerning from GPOS (pair adjustment, formats 1 and 2). */
export function readKerning(b) {
  const u = (o) => b.readUInt16BE(o)
  const features = u(6),
    lookups = u(8)
  const wanted = new Set()
  for (let i = 0; i < u(features); i++) {
    const rec = features + 2 + i * 6
    if (b.toString('latin1', rec, rec + 4) !== 'kern') continue
    const f = features + u(rec + 4)
    for (let k = 0; k < u(f + 2); k++) wanted.add(u(f + 4 + k * 2))
  }
  const subtables = []
  for (const index of wanted) {
    const l = lookups + u(lookups + 2 + index * 2)
    for (let k = 0; k < u(l + 4); k++) {
      let s = l + u(l + 6 + k * 2)
      let type = u(l)
      if (type === 9) {
        type = u(s + 2)
        s += b.readUInt32BE(s + 4)
      }
      if (type === 2) subtables.push(s)
    }
  }
  const bits = (n) => {
    let c = 0
    for (; n; n &= n - 1) c++
    return c
  }
  const covered = (t, g) => {
    for (let i = 0; i < u(t + 2); i++) {
      if (u(t) === 1) {
        if (u(t + 4 + i * 2) === g) return i
      } else {
        const r = t + 4 + i * 6
        if (g >= u(r) && g <= u(r + 2)) return u(r + 4) + g - u(r)
      }
    }
    return -1
  }
  const classOf = (t, g) => {
    if (u(t) === 1) {
      const i = g - u(t + 2)
      return i >= 0 && i < u(t + 4) ? u(t + 6 + i * 2) : 0
    }
    for (let i = 0; i < u(t + 2); i++) {
      const r = t + 4 + i * 6
      if (g >= u(r) && g <= u(r + 2)) return u(r + 4)
    }
    return 0
  }
  return (left, right) => {
    for (const s of subtables) {
      const i = covered(s + u(s + 2), left)
      if (i < 0 || !(u(s + 4) & 4)) continue
      const size = (bits(u(s + 4)) + bits(u(s + 6))) * 2
      const skip = bits(u(s + 4) & 3) * 2
      if (u(s) === 1) {
        const set = s + u(s + 10 + i * 2)
        for (let k = 0; k < u(set); k++) {
          const rec = set + 2 + k * (2 + size)
          if (u(rec) === right) return b.readInt16BE(rec + 2 + skip)
        }
      } else {
        const rec = s + 16 + (classOf(s + u(s + 8), left) * u(s + 14) + classOf(s + u(s + 10), right)) * size
        return b.readInt16BE(rec + skip)
      }
    }
    return 0
  }
}
