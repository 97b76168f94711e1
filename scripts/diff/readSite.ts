import { modules as moduleTypes } from '../../registry/modules'
import { routeKinds } from '../../registry/routes'
import { serviceValidators } from '../../src/generated/serviceValidators'
import { type SchemaName, validators } from '../../src/generated/validators'
import { isRecord } from '../../src/lib/json/isRecord'
import { parseText } from '../../src/lib/json/parseJson'
import { readConfig } from '../../src/site/load/readConfig'
import { type PlannedModule, readModuleList } from '../../src/site/moduleList'
import { planSite, type SitePlan } from '../../src/site/plan/plan'
import { createProblems } from '../../src/site/validate/problem'
import { prune } from '../../src/site/validate/prune'
import { CallError } from '../commands/runCommand'
import type { Place } from './places'

/** What a site folder, a revision or a service says, as the site reads it: what was wrong has been set aside. */
export interface ReadSite {
  plan: SitePlan
  /** The modules of each list that the plan names, by its address. */
  lists: ReadonlyMap<string, readonly PlannedModule[]>
  layouts: Readonly<Record<string, unknown>>
  /** Titles of the site's own, by slug. */
  titles: Readonly<Record<string, unknown>>
  /** Texts of its own style sheets, by address. */
  styles: Readonly<Record<string, unknown>>
  /** What tells its other files from other ones, by path; undefined: unknown. */
  others: Readonly<Record<string, string>> | undefined
  /** What was wrong, in a sentence each: it is compared as the site repairs it. */
  faults: readonly string[]
}

/**
 * Reads a site by the code that reads it in the browser.
 * @throws CallError where there is no config, or nothing good in it
 */
export async function readSite(place: Place): Promise<ReadSite> {
  const problems = createProblems()
  const faults: string[] = []
  let isRepaired = false
  const text = await place.config()
  let config: ReturnType<typeof parseText>
  try {
    config = parseText(text)
  } catch (error) {
    throw new CallError(`The config of ${place.name} is no JSON: ${(error as Error).message}`)
  }
  const document = await readConfig('config.json', config, problems)
  if (!document) throw new CallError(`Nothing of the config of ${place.name} is good: npm run validate says why.`)
  const { plan } = planSite(document, routeKinds, 'config.json')
  const { routing, navbar, title_layouts_uri, css } = document.site_config
  const uris = [
    ...routing.map(({ modules_uri }) => modules_uri),
    navbar?.modules_uri,
    navbar?.mobile_genres_modules_uri,
  ]
  const lists = new Map<string, readonly PlannedModule[]>()
  // One after the other: a service is asked no more at once than by one visitor.
  for (const uri of new Set(uris.filter((each) => each !== undefined))) lists.set(uri, await readList(uri))
  const styles: Record<string, unknown> = {}
  for (const address of [css ?? []].flat())
    if (address.startsWith('/site/')) styles[address] = await place.file(address)
  const layouts = await readLayouts()
  // Words and lines of problems come later than the good rest.
  await problems.settled()
  if (isRepaired || problems.list().length > 0)
    faults.push(`${place.name} was compared as the site repairs it: npm run validate names what is wrong in it`)
  return { plan, lists, layouts, titles: await place.titles(), styles, others: await place.others(), faults }

  async function readList(uri: string): Promise<PlannedModule[]> {
    const answer = await place.list(uri)
    if (answer === undefined) return []
    let list: ReturnType<typeof parseText>
    try {
      list = parseText(answer)
    } catch {
      faults.push(`${uri} of ${place.name} is no JSON: compared as a list without modules`)
      return []
    }
    try {
      const reply = { path: uri, ...list }
      const planned = await readModuleList(reply, moduleTypes, plan.ignored, problems)
      const good: PlannedModule[] = []
      for (const module of planned) {
        const validate = await validators[`modules/${module.type}` as SchemaName]()
        const { value, findings } = prune(validate, structuredClone(module.raw))
        isRepaired ||= findings.length > 0
        if (isRecord(value)) good.push({ ...module, raw: place.isService ? slugsOnly(value) : value })
      }
      return good
    } catch {
      // No list is what the page would show, too.
      return []
    }
  }

  async function readLayouts(): Promise<Record<string, unknown>> {
    const answer = title_layouts_uri && (await place.list(title_layouts_uri))
    if (!answer) return {}
    try {
      const { value } = prune(await serviceValidators['title-layouts'](), parseText(answer).data)
      return isRecord(value) && isRecord(value.data) ? value.data : {}
    } catch {
      return {}
    }
  }
}

/** A service fills items up from its catalogue, a folder names them: only which ones they are can be compared. */
export const slugsOnly = (module: Record<string, unknown>): Record<string, unknown> =>
  Array.isArray(module.content)
    ? { ...module, content: module.content.map((item) => (isRecord(item) && item.slug ? { slug: item.slug } : item)) }
    : module
