import type { Runtime } from '../../site/runtime'
import { EXPLAINED, explain } from '../explain/explained'
import type { Named } from '../places/places'

/** Something on the page as it stands that visitors would not like. */
export interface Finding {
  /** Name of the rule. */
  rule: string
  words: string
  severity: 'error' | 'warning'
  element: Element
  /** The line that it comes from; undefined: the site itself put it there. */
  place?: Named
}

const OWN = '.mqp'

/** What is wrong with the page as it stands: what axe finds, its pictures, and modules with nothing in them. */
export async function audit(runtime: Runtime): Promise<Finding[]> {
  const found = [...(await accessibility()), ...pictures(), ...emptyModules()]
  return found.map((finding) => {
    const explained = finding.element.closest(EXPLAINED)
    return { ...finding, place: explained ? explain(explained, runtime)?.place : undefined }
  })
}

/** What axe finds on the page as it stands. */
export async function accessibility(): Promise<Finding[]> {
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run({ exclude: [OWN] }, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, help, impact, nodes }) =>
    nodes.flatMap(({ target }): Finding[] => {
      const [selector] = target
      const element = typeof selector === 'string' ? document.querySelector(selector) : null
      const severity = impact === 'critical' || impact === 'serious' ? 'error' : 'warning'
      return element ? [{ rule: id, words: help, severity, element }] : []
    }),
  )
}

/** How many times wider than it is shown a picture may come; sizes of pictures are steps. */
const WIDER = 2

/** Pictures that come too large, too early or too late, measured on the page as it stands. */
export function pictures(screen = innerHeight, density = devicePixelRatio): Finding[] {
  return [...document.querySelectorAll('img')].flatMap((element): Finding[] => {
    if (element.closest(OWN) || !element.complete || element.naturalWidth === 0) return []
    const { width, top } = element.getBoundingClientRect()
    if (width === 0) return []
    const found: Finding[] = []
    const say = (rule: string, words: string) => found.push({ rule, words, severity: 'warning', element })
    const needed = Math.round(width * density)
    if (element.naturalWidth > needed * WIDER && !/\.svg(?:$|[?#])/i.test(element.currentSrc))
      say('picture-too-large', `A picture of ${element.naturalWidth} px is shown in ${needed}.`)
    const from = top + scrollY
    if (element.loading !== 'lazy' && from > screen * 2)
      say('picture-too-early', 'A picture far below the first screen is loaded at once.')
    if (element.loading === 'lazy' && from < screen / 2 && scrollY === 0 && width > innerWidth / 2)
      say('picture-too-late', 'A large picture of the first screen waits for its place to be known.')
    return found
  })
}

/** Modules that stand on the page with nothing in them. */
function emptyModules(): Finding[] {
  return [...document.querySelectorAll<HTMLElement>('[data-module]')]
    .filter((element) => element.childElementCount === 0)
    .map((element) => ({
      rule: 'module-empty',
      words: `The module ${element.dataset.module} has nothing to show for this visitor.`,
      severity: 'warning',
      element,
    }))
}
