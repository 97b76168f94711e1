import type { Runtime } from '../../site/runtime'
import { EXPLAINABLE_SELECTOR, explain } from '../explain/explained'
import type { DocumentPointer } from '../places/sourceLocations'

export interface Finding {
  /** ID of the rule. */
  rule: string
  message: string
  severity: 'error' | 'warning'
  element: Element
  /** Its source; undefined if the site adds it without a document. */
  place?: DocumentPointer
}

const PREVIEW_BAR_SELECTOR = '.mqp'

/** Audits the current page: axe violations, images, and empty modules. */
export async function audit(runtime: Runtime): Promise<Finding[]> {
  const found = [...(await auditAccessibility()), ...auditImages(), ...findEmptyModules()]
  return found.map((finding) => {
    const explained = finding.element.closest(EXPLAINABLE_SELECTOR)
    return { ...finding, place: explained ? explain(explained, runtime)?.place : undefined }
  })
}

export async function auditAccessibility(): Promise<Finding[]> {
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run({ exclude: [PREVIEW_BAR_SELECTOR] }, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, help, impact, nodes }) =>
    nodes.flatMap(({ target }): Finding[] => {
      const [selector] = target
      const element = typeof selector === 'string' ? document.querySelector(selector) : null
      const severity = impact === 'critical' || impact === 'serious' ? 'error' : 'warning'
      return element ? [{ rule: id, message: help, severity, element }] : []
    }),
  )
}

/** Maximum ratio of an image's width to its displayed width; images come in fixed sizes. */
const MAX_WIDTH_RATIO = 2

/** Finds images that are too large, loaded too early or too late. */
export function auditImages(screen = innerHeight, density = devicePixelRatio): Finding[] {
  return [...document.querySelectorAll('img')].flatMap((element): Finding[] => {
    if (element.closest(PREVIEW_BAR_SELECTOR) || !element.complete || element.naturalWidth === 0) return []
    const { width, top } = element.getBoundingClientRect()
    if (width === 0) return []
    const found: Finding[] = []
    const report = (rule: string, message: string) => found.push({ rule, message, severity: 'warning', element })
    const needed = Math.round(width * density)
    if (element.naturalWidth > needed * MAX_WIDTH_RATIO && !/\.svg(?:$|[?#])/i.test(element.currentSrc))
      report('picture-too-large', `An image of ${element.naturalWidth} px is displayed at ${needed} px.`)
    const from = top + scrollY
    if (element.loading !== 'lazy' && from > screen * 2)
      report('picture-too-early', 'An image far below the first screen is loaded eagerly. Use loading="lazy".')
    if (element.loading === 'lazy' && from < screen / 2 && scrollY === 0 && width > innerWidth / 2)
      report('picture-too-late', 'A large image on the first screen is loaded lazily. Load it eagerly.')
    return found
  })
}

/** Finds modules that rendered nothing. */
function findEmptyModules(): Finding[] {
  return [...document.querySelectorAll<HTMLElement>('[data-module]')]
    .filter((element) => element.childElementCount === 0)
    .map((element) => ({
      rule: 'module-empty',
      message: `The module ${element.dataset.module} has nothing to show for this visitor.`,
      severity: 'warning',
      element,
    }))
}
