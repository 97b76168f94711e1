import type { ValidModule } from '../../../../src/tools/documents/checkDocument'
import type { Site, SiteCheck } from '../../site/site'
import { itemsWithPointers } from '../../site/walk'
import { itemsOf } from './titleNames'

/** With `--export`: reports that modules name titles of the fixture catalogue, which an export does not have. */
export const checkExampleTitles: SiteCheck = (site) => {
  const { modules, ownTitles, forExport, examples } = site
  if (!forExport || examples || ownTitles?.length) return []
  const found = modules.flatMap((read) => examplesIn(read, site))
  const [first] = found
  if (!first) return []
  const count = new Set(found.map(({ slug }) => slug)).size
  const { file, pointer, slug } = first
  const which = count === 1 ? '' : ` (the first of ${count} such titles)`
  const message = `"${slug}" is an example from the fixture catalogue${which}: add titles/${slug}.json, or export with --examples`
  return [{ severity: 'warning', rule: 'export/needs-titles', file, pointer, message }]
}

function examplesIn(read: ValidModule, { titleSlugs, seriesSlugs }: Site) {
  const { file, pointer, module } = read
  const { series: name } = (module.config ?? {}) as { series?: string }
  const named = itemsWithPointers(itemsOf(read), `${pointer}/content`)
    .filter(([item]) => typeof item.slug === 'string' && !item.name && titleSlugs?.has(item.slug))
    .map(([{ slug }, at]) => ({ file, pointer: `${at}/slug`, slug }))
  return name !== undefined && seriesSlugs?.has(name)
    ? [...named, { file, pointer: `${pointer}/config/series`, slug: name }]
    : named
}
