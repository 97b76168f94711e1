// Seeded chance: the same seed gives the same pictures on every machine.

export function chance(seed) {
  let a = 2166136261
  for (const c of String(seed)) a = Math.imul(a ^ c.charCodeAt(0), 16777619)
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next.between = (lo, hi) => lo + (hi - lo) * next()
  next.pick = (list) => list[Math.floor(next() * list.length)]
  return next
}
