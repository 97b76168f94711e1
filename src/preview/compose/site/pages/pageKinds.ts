import { schemas } from '../../../schemas/siteSchemas'

export interface PageKind {
  component: string
  /** Its meaning in a few words. */
  name: string
  meaning: string
  /** Parameters that its address needs, such as `:slug`. */
  parameters: readonly string[]
  /** Whether it shows the module list of its route. */
  hasModules: boolean
}

/** Kinds that consist of the modules of a list. */
const MODULE_KINDS = ['modulesonly', 'home']

/** The kinds of pages with their meanings, pages of modules first. */
export function pageKinds(): PageKind[] {
  const { enum: words = [], enumDescriptions = [] } = schemas.get('config/component-kind') ?? {}
  const kinds = words.map(String).map((component, index): PageKind => {
    const meaning = String(enumDescriptions[index] ?? '')
    return {
      component,
      name: /^[^.:(]*/.exec(meaning)?.[0].trim() || component,
      meaning,
      parameters: [...meaning.matchAll(/:[A-Za-z]\w*/g)].map(([parameter]) => parameter),
      hasModules: MODULE_KINDS.includes(component),
    }
  })
  return kinds.sort((a, b) => rankOf(a) - rankOf(b))
}

const rankOf = ({ component }: PageKind): number =>
  MODULE_KINDS.includes(component) ? MODULE_KINDS.indexOf(component) : MODULE_KINDS.length
