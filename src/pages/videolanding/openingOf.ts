import { isRecord } from '../../lib/json/isRecord'
import type { PlannedModule } from '../../site/moduleList'

/** What a landing page opens with, and what stands below. */
export interface Opening {
  first: PlannedModule | undefined
  rest: readonly PlannedModule[]
}

/** Types that are an opening themselves: they are not shown a second time below it. */
const OPENINGS: ReadonlySet<string> = new Set(['featured_video', 'carousel_hero'])

const REGIONS = ['top', 'main', 'bottom'] as const

/**
 * The placement that a landing page opens with: the first one, in the order of the page, that holds a title. A featured
 * video or a hero is used up by that; any other one stands below as well.
 */
export function openingOf(modules: readonly PlannedModule[]): Opening {
  const inOrder = REGIONS.flatMap((region) => modules.filter((each) => each.region === region))
  const first = inOrder.find(({ raw: { content } }) => Array.isArray(content) && isTitle(content[0]))
  return { first, rest: first && OPENINGS.has(first.type) ? inOrder.filter((each) => each !== first) : inOrder }
}

const isTitle = (item: unknown) => isRecord(item) && typeof item.slug === 'string'
