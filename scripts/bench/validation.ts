import { modules } from '../../registry/modules'
import { quickModuleValidators } from '../../src/generated/quickModuleValidators'
import head from '../../src/generated/validators/service/placement-head.quick.js'
import type { Validator } from '../../src/lib/json/validator'
import type { Budget } from '../budgets/budget'
import type { BenchContext } from './bench'
import { formatRange, median } from './stats'

type Validators = Map<string, Validator>

/**
 * Time to validate 1 MB of placements as the runtime does: the head of each, then its module with the quick validator of
 * its type. Uses the placements of `lumen` repeatedly. Runs in Node, which has the JavaScript engine of Chromium.
 */
export async function measureValidation({ server, runs = 100 }: BenchContext): Promise<Budget[]> {
  const { url } = await server('lumen')
  const { data } = (await (await fetch(`${url}api/v1/modules/`)).json()) as { data: Placement[] }
  const text = createLargeList(data.filter(({ module }) => modules.has(module.type)))
  const mb = Buffer.byteLength(text) / 1_000_000
  const read = () => (JSON.parse(text) as { data: Placement[] }).data
  const known = await loadValidators()
  const quick = await timeRuns(runs, read, (placements) => assertValidPlacements(placements, known))
  const parse = await timeRuns(runs, () => text, JSON.parse)
  const row = (what: string, [first = 0, ...rest]: number[], most?: number, more = ''): Budget => {
    const note = `${formatRange(rest, 1)}, the first ${first.toFixed(1)}${more}`
    return { name: 'validation', what, measured: median(rest) / mb, most, unit: 'ms', note }
  }
  const speed = `; ${((1000 * mb) / median(quick)).toFixed(0)} MB/s, ${(median(quick) / median(parse)).toFixed(2)} x JSON.parse`
  return [row('validating 1 MB of placements', quick, 5, speed), row('  JSON.parse of 1 MB of placements', parse)]
}

async function loadValidators(): Promise<Validators> {
  const types = [...modules].map(
    async ([type, { schema }]): Promise<[string, Validator]> => [type, await quickModuleValidators[schema]()],
  )
  return new Map(await Promise.all(types))
}

/** @throws Error if a placement is invalid, because the benchmark is for valid ones */
function assertValidPlacements(placements: Placement[], known: Validators): void {
  for (const placement of placements) {
    const { slug, type } = placement.module
    if (!head({ ...placement, module: { slug, type } }) || !known.get(type)?.(placement.module)) {
      throw new Error(`The placement of "${slug}" is invalid`)
    }
  }
}

/** Times of `act`, in milliseconds; `make` provides a new argument for each run and is not timed. */
async function timeRuns<T>(runs: number, make: () => T, act: (given: T) => unknown): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run <= Math.max(3, runs); run++) {
    const given = make()
    const started = performance.now()
    await act(given)
    times.push(performance.now() - started)
  }
  return times
}

/** The fields of a placement that the bench reads. */
interface Placement {
  id: unknown
  module: { slug: string; type: string }
}

const LIST_BYTES = 1_000_000

/** A module list of about 1 MB that repeats the given placements with unique slugs. */
function createLargeList(placements: Placement[]): string {
  const once = Buffer.byteLength(JSON.stringify(placements))
  const times = Math.ceil(LIST_BYTES / once)
  const data = Array.from({ length: times }, (_, time) =>
    placements.map(({ module, ...rest }) => ({ ...rest, module: { ...module, slug: `${module.slug}-${time}` } })),
  ).flat()
  return JSON.stringify({ data: data.slice(0, Math.ceil((data.length * LIST_BYTES) / (once * times))) })
}
