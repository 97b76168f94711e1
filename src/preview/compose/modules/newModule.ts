import type { Json } from '../../../tools/edit/operation'
import { schemas, variantOf } from '../../schemas/siteSchemas'
import { controlOf } from '../form/fieldControl'
import { moduleTypeName, moduleTypeRank } from './moduleTypeLabels'
import { isTitleCard } from './titleCards'

/** The module types with their descriptions, in the order in which they are offered. */
export function listModuleTypes(): { type: string; meaning: string }[] {
  return [...schemas]
    .flatMap(([key, { description = '' }]) =>
      key.startsWith('modules/') ? [{ type: key.slice('modules/'.length), meaning: description }] : [],
    )
    .sort((a, b) => moduleTypeRank(a.type) - moduleTypeRank(b.type))
}

/**
 * A module with something to see: a heading and titles, or a text.
 * @param titles slugs for modules that show titles
 */
export function newModule(type: string, slug: string, titles: readonly string[]): { readonly [name: string]: Json } {
  const { properties = {} } = variantOf(schemas.get(`modules/${type}`), undefined) ?? {}
  const content = properties.content && variantOf(properties.content, undefined)
  const control = content && controlOf(content)
  const isTitles = control?.as === 'items' && isTitleCard(control.item)
  return {
    slug,
    ...(properties.display_name ? { display_name: `New ${defaultModuleName(type)}` } : {}),
    type,
    ...(isTitles ? { content: titles.map((title) => ({ slug: title })) } : {}),
    ...(control?.as === 'text' ? { content: 'Write something here.' } : {}),
    ...(control?.as === 'html' ? { content: '<p>Write something here.</p>' } : {}),
  }
}

/** `carousel_show`: "row of titles". */
function defaultModuleName(type: string): string {
  const name = moduleTypeName(type)
  return name === name.toUpperCase() ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
