import { modules } from '../../registry/modules'
import { quickModuleValidators } from '../../src/generated/quickModuleValidators'
import { validators } from '../../src/generated/validators'
import head from '../../src/generated/validators/service/placement-head.quick.js'
import type { Validator } from '../../src/lib/json/validator'
import { readModuleList } from '../../src/site/moduleList'
import { createProblems } from '../../src/site/validate/problem'
import { prune } from '../../src/site/validate/prune'
import { validateDocument } from '../../src/site/validate/validateDocument'
import type { Budget } from '../budgets/budget'
import type { Bench } from './bench'
import { median, spread } from './stats'

type Known = Map<string, Validator>

/**
 * Checking 1 MB of placements as the runtime does: the head of each, then its module with the quick validator of its
 * type. The placements are those of `lumen`, as often as it takes. In Node, whose engine is the browser's.
 */
export async function validation({ server, runs = 100 }: Bench): Promise<Budget[]> {
  const { url } = await server('lumen')
  const { data } = (await (await fetch(`${url}api/v1/modules/`)).json()) as { data: Placement[] }
  const text = megabyte(data.filter(({ module }) => modules.has(module.type)))
  const mb = Buffer.byteLength(text) / 1_000_000
  const read = () => (JSON.parse(text) as { data: Placement[] }).data
  const quick = await load(quickModuleValidators)
  const full = await load(validators)
  let spoilt = 0

  const times = {
    quick: await repeat(runs, read, (placements) => check(placements, quick)),
    parse: await repeat(runs, () => text, JSON.parse),
    planned: await repeat(runs, read, (placements) => plan(placements, text)),
    full: await repeat(runs / 5, read, (placements) => keepGood(placements, full)),
    mended: await repeat(
      runs / 5,
      () => {
        const placements = read()
        spoilt = spoil(placements)
        return placements
      },
      (placements) => keepGood(placements, full),
    ),
  }
  const row = (what: string, [first = 0, ...rest]: number[], most?: number, more = ''): Budget => {
    const note = `${spread(rest, 1)}, the first ${first.toFixed(1)}${more}`
    return { name: 'validation', what, measured: median(rest) / mb, most, unit: 'ms', note }
  }
  const perMb = median(times.quick) / mb
  const speed = `; ${(1000 / perMb).toFixed(0)} MB/s, ${(perMb / (median(times.parse) / mb)).toFixed(2)} x JSON.parse`
  return [
    row('validating 1 MB of placements', times.quick, 5, speed),
    row('  JSON.parse of the same', times.parse),
    row('  the same by the runtime, with planning', times.planned),
    row('  by the full validators', times.full),
    row(`  with 1 % bad items (${spoilt}), and setting them aside`, times.mended),
  ]
}

async function load(all: Record<string, () => Promise<Validator>>): Promise<Known> {
  const types = [...modules].map(async ([type, { schema }]): Promise<[string, Validator]> => {
    const validator = await all[schema]?.()
    if (!validator) throw new Error(`No validator for ${schema}`)
    return [type, validator]
  })
  return new Map(await Promise.all(types))
}

/** @throws Error when something does not fit: then the figure would mean nothing */
function check(placements: Placement[], known: Known): void {
  for (const placement of placements) {
    const { slug, type } = placement.module
    if (!head({ ...placement, module: { slug, type } }) || !known.get(type)?.(placement.module)) {
      throw new Error(`The placement of "${slug}" does not fit`)
    }
  }
}

async function plan(data: Placement[], text: string): Promise<void> {
  const problems = createProblems()
  const planned = await readModuleList({ path: 'home', text, data: { data } }, modules, new Set(), problems)
  for (const { document, raw, entry } of planned) {
    const { schema } = entry
    await validateDocument({ ...document, data: raw }, schema, await quickModuleValidators[schema](), problems)
  }
}

function keepGood(placements: Placement[], known: Known): void {
  for (const { module } of placements) prune(known.get(module.type) as Validator, module)
}

/** Times of `act`, in milliseconds; what it is given is made anew for each, and not timed. */
async function repeat<T>(runs: number, make: () => T, act: (given: T) => unknown): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run <= Math.max(3, runs); run++) {
    const given = make()
    const started = performance.now()
    await act(given)
    times.push(performance.now() - started)
  }
  return times
}

/** A placement of a module list, as far as the bench looks into it. */
interface Placement {
  id: unknown
  module: { slug: string; type: string; content?: unknown }
}

const BYTES = 1_000_000

/** A module list of about 1 MB: the given placements, as often as it takes, each under a slug of its own. */
function megabyte(placements: Placement[]): string {
  const once = Buffer.byteLength(JSON.stringify(placements))
  const times = Math.ceil(BYTES / once)
  const data = Array.from({ length: times }, (_, time) =>
    placements.map(({ module, ...rest }) => ({ ...rest, module: { ...module, slug: `${module.slug}-${time}` } })),
  ).flat()
  return JSON.stringify({ data: data.slice(0, Math.ceil((data.length * BYTES) / (once * times))) })
}

/** Spoils every hundredth item of the modules: its slug becomes a number. @returns how many */
function spoil(placements: Placement[]): number {
  const items = placements.flatMap(({ module }) => (Array.isArray(module.content) ? module.content : []))
  const bad = items.filter((_, index) => index % 100 === 50) as { slug?: unknown }[]
  for (const item of bad) item.slug = 7
  return bad.length
}
