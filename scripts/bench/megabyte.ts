/** A placement of a module list, as far as the bench looks into it. */
export interface Placement {
  id: unknown
  module: { slug: string; type: string; content?: unknown }
}

const BYTES = 1_000_000

/** A module list of about 1 MB: the given placements, as often as it takes, each under a slug of its own. */
export function megabyte(placements: Placement[]): string {
  const once = Buffer.byteLength(JSON.stringify(placements))
  const times = Math.ceil(BYTES / once)
  const data = Array.from({ length: times }, (_, time) =>
    placements.map(({ module, ...rest }) => ({ ...rest, module: { ...module, slug: `${module.slug}-${time}` } })),
  ).flat()
  return JSON.stringify({ data: data.slice(0, Math.ceil((data.length * BYTES) / (once * times))) })
}

/** Spoils every hundredth item of the modules: its slug becomes a number. @returns how many */
export function spoil(placements: Placement[]): number {
  const items = placements.flatMap(({ module }) => (Array.isArray(module.content) ? module.content : []))
  const bad = items.filter((_, index) => index % 100 === 50) as { slug?: unknown }[]
  for (const item of bad) item.slug = 7
  return bad.length
}
