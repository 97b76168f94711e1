import { findNearestWord } from '../../../../src/lib/text/findNearestWord'
import type { Problem } from '../../../../src/site/validate/problem'
import type { SiteCheck } from '../../site/site'

/** Reports missing modules, and modules of one list that have the same slug at the same time. */
export const checkModuleNames: SiteCheck = ({ config, lists, modules, invalidSlugs }) => {
  const found: Problem[] = []
  for (const [index, { file, slug, pointer, from, until }] of modules.entries()) {
    const first = modules
      .slice(0, index)
      .find((other) => other.file === file && other.slug === slug && other.from < until && from < other.until)
    if (!first) continue
    const message = `duplicate module slug "${slug}" (first: ${first.pointer}): /category/${slug} opens the first one`
    found.push({ severity: 'warning', rule: 'module/slug-taken', file, pointer: `${pointer}/slug`, message })
  }
  if (!config || !lists || !invalidSlugs) return found
  const slugs = new Set(modules.map(({ slug }) => slug))
  const { consider_module_title_as_event: rule, ignore_modules: ignored = [] } = config.document.site_config
  const references: [string, Problem['severity'], string[]][] = [
    ['/site_config/consider_module_title_as_event/module_slug_list', 'error', rule?.module_slug_list ?? []],
    ['/site_config/ignore_modules', 'warning', ignored],
  ]
  for (const [pointer, severity, names] of references) {
    for (const [index, name] of names.entries()) {
      if (slugs.has(name) || invalidSlugs.has(name)) continue
      const message = `no module list contains a module "${name}"`
      found.push({
        severity,
        rule: 'module/unknown-name',
        file: config.file,
        pointer: `${pointer}/${index}`,
        message,
        suggestion: findNearestWord(name, slugs),
      })
    }
  }
  return found
}
