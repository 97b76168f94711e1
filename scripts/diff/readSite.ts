import { modules as moduleTypes } from '../../registry/modules'
import { pageKinds } from '../../registry/routes'
import { serviceValidators } from '../../src/generated/serviceValidators'
import { type SchemaName, validators } from '../../src/generated/validators'
import { isRecord } from '../../src/lib/json/isRecord'
import { parseJsonText } from '../../src/lib/json/parseJson'
import { readConfig } from '../../src/site/load/readConfig'
import { type PlannedModule, readModuleList } from '../../src/site/moduleList'
import { planSite, type SitePlan } from '../../src/site/plan/plan'
import { createProblems } from '../../src/site/validate/problem'
import { prune } from '../../src/site/validate/prune'
import { commandLine } from '../commands/commandLine'
import { InvalidArgumentsError } from '../commands/runCommand'
import type { SiteSource } from './siteSources'

/** A site folder, revision or service as the site reads it, without invalid parts. */
export interface ReadSite {
  plan: SitePlan
  /** The modules of each list of the plan, by the address of the list. */
  lists: ReadonlyMap<string, readonly PlannedModule[]>
  layouts: Readonly<Record<string, unknown>>
  /** Titles of the site folder, by slug. */
  titles: Readonly<Record<string, unknown>>
  /** Texts of the style sheets in the site folder, by address. */
  styles: Readonly<Record<string, unknown>>
  /** Hashes of other files by path; undefined for a service. */
  otherFiles: Readonly<Record<string, string>> | undefined
  /** Messages about missing and invalid parts. Invalid ones are compared as the site repairs them. */
  faults: readonly string[]
}

/**
 * Reads a site with the code that reads it in the browser.
 * @throws InvalidArgumentsError if there is no config, or no valid part in it
 */
export async function readSite(place: SiteSource): Promise<ReadSite> {
  const problems = createProblems()
  const faults: string[] = place.note ? [place.note] : []
  let isRepaired = false
  const text = await place.config()
  let config: ReturnType<typeof parseJsonText>
  try {
    config = parseJsonText(text)
  } catch (error) {
    throw new InvalidArgumentsError(`The config of ${place.name} is not JSON: ${(error as Error).message}`)
  }
  const document = await readConfig('config.json', config, problems)
  if (!document)
    throw new InvalidArgumentsError(
      `The config of ${place.name} is not usable: ${commandLine('validate')} reports why.`,
    )
  const { plan } = planSite(document, pageKinds, 'config.json')
  const { routing, navbar, title_layouts_uri, css } = document.site_config
  const uris = [
    ...routing.map(({ modules_uri }) => modules_uri),
    navbar?.modules_uri,
    navbar?.mobile_genres_modules_uri,
  ]
  const lists = new Map<string, readonly PlannedModule[]>()
  // One at a time, which limits the load on a service.
  for (const uri of new Set(uris.filter((each) => each !== undefined))) lists.set(uri, await readList(uri))
  const styles: Record<string, unknown> = {}
  for (const address of [css ?? []].flat())
    if (address.startsWith('/site/')) styles[address] = await place.file(address)
  const layouts = await readLayouts()
  // Problems are reported asynchronously.
  await problems.settled()
  if (isRepaired || problems.list().length > 0)
    faults.push(
      `${place.name} has invalid parts, which are left out or repaired as on the site: ${commandLine('validate')} reports them`,
    )
  const [titles, otherFiles] = [await place.titles(), await place.otherFiles()]
  return { plan, lists, layouts, titles, styles, otherFiles, faults }

  async function readList(uri: string): Promise<PlannedModule[]> {
    const answer = await place.list(uri)
    if (answer === undefined) return []
    let list: ReturnType<typeof parseJsonText>
    try {
      list = parseJsonText(answer)
    } catch {
      faults.push(`${uri} of ${place.name} is not JSON: compared as an empty list`)
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
      // As on the page, which shows no modules then.
      return []
    }
  }

  async function readLayouts(): Promise<Record<string, unknown>> {
    const answer = title_layouts_uri && (await place.list(title_layouts_uri))
    if (!answer) return {}
    try {
      const { value } = prune(await serviceValidators['title-layouts'](), parseJsonText(answer).data)
      return isRecord(value) && isRecord(value.data) ? value.data : {}
    } catch {
      return {}
    }
  }
}

/** Reduces items to their slugs: a service adds fields from its catalogue, which a folder does not contain. */
export const slugsOnly = (module: Record<string, unknown>): Record<string, unknown> =>
  Array.isArray(module.content)
    ? { ...module, content: module.content.map((item) => (isRecord(item) && item.slug ? { slug: item.slug } : item)) }
    : module
