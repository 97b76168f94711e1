import { createHash } from 'node:crypto'
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv'
import type { TitleCard } from '../../src/generated/types'
import validateCard from '../../src/generated/validators/service/title-card.full.js'
import type { Validator } from '../../src/lib/json/validator'
import { type Finding, prune } from '../../src/site/validate/prune'
import { removeEmpty } from './rules'

/** Converts responses of a foreign service to cards. All functions are pure. */
export interface Adapter<Response, Item> {
  /** Name of the format for messages, such as "an Atom feed". */
  label: string
  /** Schema of the whole foreign response. A response that matches is of this format. */
  responseSchema: AnySchemaObject
  /** Schema of one item of the response. */
  itemSchema: AnySchemaObject
  /** The name of the list, if it has one. */
  heading(response: Response): string | undefined
  items(response: Response): readonly unknown[]
  /** Unique ID, to distinguish items with equal slugs. Default: `asset_id` of the card. */
  id?(item: Item): string | undefined
  /** Converts an item to a card. May return empty strings, null and empty lists: these are removed. */
  card(item: Item): { [Field in keyof TitleCard]?: TitleCard[Field] | null | '' }
}

interface ItemNote {
  /** Position in the list, from 0. */
  index: number
  reason: string
}

export interface MappedList {
  heading: string | undefined
  cards: TitleCard[]
  /** Invalid and duplicate items. */
  skipped: ItemNote[]
  /** Fields that were removed because they do not match the card schema. */
  invalidFields: ItemNote[]
}

export type ValidatingAdapter = ReturnType<typeof defineAdapter>

/** Adds validation to an adapter: of the foreign response before, and of the cards after the conversion. */
export function defineAdapter<Response, Item>(adapter: Adapter<Response, Item>) {
  // Compiled on first use: many commands import the adapters, but few run one.
  let compiled: { validateResponse: ValidateFunction; validateItem: ValidateFunction } | undefined
  function validators() {
    if (compiled) return compiled
    const ajv = new Ajv({ allErrors: false, strictRequired: false })
    compiled = { validateResponse: ajv.compile(adapter.responseSchema), validateItem: ajv.compile(adapter.itemSchema) }
    return compiled
  }
  const isResponse = (value: unknown): value is Response => validators().validateResponse(value) === true
  const isItem = (value: unknown): value is Item => validators().validateItem(value) === true

  return {
    label: adapter.label,
    /**
     * Converts a response to cards; undefined if it does not match `responseSchema`. Skips invalid and duplicate items.
     * Different items with equal slugs get a hash of their ID, so that slugs do not depend on the order of the list.
     */
    map(response: unknown): MappedList | undefined {
      if (!isResponse(response)) return undefined
      const mapped: MappedList = {
        heading: adapter.heading(response)?.trim() || undefined,
        cards: [],
        skipped: [],
        invalidFields: [],
      }
      const valid: ValidItem[] = []
      for (const [index, item] of adapter.items(response).entries()) {
        const skip = (reason: string) => mapped.skipped.push({ index, reason })
        if (!isItem(item)) {
          const [{ instancePath = '', message = 'is invalid' } = {}] = validators().validateItem.errors ?? []
          skip(`${instancePath} ${message}`.trim())
          continue
        }
        const { value, findings } = prune(validateCard as Validator, removeEmpty(adapter.card(item)))
        const card = value as TitleCard | undefined
        if (!card?.name) skip('has no slug or no name')
        else valid.push({ index, id: adapter.id?.(item) ?? card.asset_id, card, findings })
      }
      addUniqueCards(mapped, valid)
      return mapped
    },
  }
}

interface ValidItem {
  index: number
  id: string | number | undefined
  card: TitleCard
  findings: Finding[]
}

/** Adds cards with unique slugs. */
function addUniqueCards(mapped: MappedList, valid: readonly ValidItem[]): void {
  const idsBySlug = new Map<string, Set<unknown>>()
  for (const { id, card } of valid) idsBySlug.set(card.slug, (idsBySlug.get(card.slug) ?? new Set()).add(id))
  const usedSlugs = new Set<string>()
  for (const { index, id, card, findings } of valid) {
    const isShared = (idsBySlug.get(card.slug)?.size ?? 0) > 1
    const slug = isShared ? `${card.slug}-${hashOf(String(id))}` : card.slug
    if (usedSlugs.has(slug)) {
      mapped.skipped.push({ index, reason: `duplicate item: ${slug}` })
      continue
    }
    usedSlugs.add(slug)
    mapped.cards.push({ ...card, slug })
    for (const { pointer } of findings)
      mapped.invalidFields.push({ index, reason: `${pointer} is invalid and was removed` })
  }
}

/** Short enough for a URL, long enough to be unique within a list. */
const hashOf = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 8)
