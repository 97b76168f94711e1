import { createHash } from 'node:crypto'
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv'
import type { TitleCard } from '../../src/generated/types'
import validateCard from '../../src/generated/validators/service/title-card.full.js'
import type { Validator } from '../../src/lib/json/validator'
import { type Finding, prune } from '../../src/site/validate/prune'
import { tidy } from './rules'

/**
 * How answers of a foreign service become cards. Everything in it is pure: what is fetched, kept or shown is left to who
 * uses it.
 */
export interface Adapter<Answer, Item> {
  /** What it understands, in words. */
  of: string
  /** The schema of the foreign answer as a whole: what tells it from others. */
  answer: AnySchemaObject
  /** The schema of one of its items. */
  item: AnySchemaObject
  /** The name of the list, where it has one. */
  heading(answer: Answer): string | undefined
  items(answer: Answer): readonly unknown[]
  /** Distinguishes items whose slugs are equal. Default: `asset_id` of the card. */
  id?(item: Item): string | undefined
  /** One item as a card. Empty texts, null and empty lists may stand in it: they vanish. */
  card(item: Item): { [Field in keyof TitleCard]?: TitleCard[Field] | null | '' }
}

/** What is to be said of an item. */
interface Said {
  /** Its place among the items, from 0. */
  index: number
  why: string
}

export interface Mapped {
  heading: string | undefined
  cards: TitleCard[]
  /** Items that became no card: each costs itself only. */
  bad: Said[]
  /** Fields of cards that do not fit our schema. */
  left: Said[]
}

export type ReadyAdapter = ReturnType<typeof defineAdapter>

/** Puts the foreign schema in front of an adapter and ours behind it. */
export function defineAdapter<Answer, Item>(adapter: Adapter<Answer, Item>) {
  // Compiled with the first answer: each command knows the adapters, and few meet one.
  let compiled: { answerFits: ValidateFunction; itemFits: ValidateFunction } | undefined
  function fits() {
    if (compiled) return compiled
    const ajv = new Ajv({ allErrors: false, strictRequired: false })
    compiled = { answerFits: ajv.compile(adapter.answer), itemFits: ajv.compile(adapter.item) }
    return compiled
  }
  const isAnswer = (value: unknown): value is Answer => fits().answerFits(value) === true
  const isItem = (value: unknown): value is Item => fits().itemFits(value) === true

  return {
    of: adapter.of,
    /**
     * The cards of an answer; undefined where it is none of this service.
     * Leaves out an invalid item, and an item that is there twice. Different items with equal slugs get a hash of their
     * ids, whatever their order.
     */
    map(answer: unknown): Mapped | undefined {
      if (!isAnswer(answer)) return undefined
      const mapped: Mapped = { heading: adapter.heading(answer)?.trim() || undefined, cards: [], bad: [], left: [] }
      const valid: ValidItem[] = []
      for (const [index, item] of adapter.items(answer).entries()) {
        const say = (why: string) => mapped.bad.push({ index, why })
        if (!isItem(item)) {
          const [{ instancePath = '', message = 'is wrong' } = {}] = fits().itemFits.errors ?? []
          say(`${instancePath} ${message}`.trim())
          continue
        }
        const { value, findings } = prune(validateCard as Validator, tidy(adapter.card(item)))
        const card = value as TitleCard | undefined
        if (!card?.name) say('has no slug or no name')
        else valid.push({ index, id: adapter.id?.(item) ?? card.asset_id, card, findings })
      }
      addUnique(mapped, valid)
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

/** Adds the cards with slugs that no other card has. */
function addUnique(mapped: Mapped, valid: readonly ValidItem[]): void {
  const idsBySlug = new Map<string, Set<unknown>>()
  for (const { id, card } of valid) idsBySlug.set(card.slug, (idsBySlug.get(card.slug) ?? new Set()).add(id))
  const taken = new Set<string>()
  for (const { index, id, card, findings } of valid) {
    const isShared = (idsBySlug.get(card.slug)?.size ?? 0) > 1
    const slug = isShared ? `${card.slug}-${hashOf(String(id))}` : card.slug
    if (taken.has(slug)) {
      mapped.bad.push({ index, why: `is there twice: ${slug}` })
      continue
    }
    taken.add(slug)
    mapped.cards.push({ ...card, slug })
    for (const { pointer } of findings) mapped.left.push({ index, why: `${pointer} does not fit and is left out` })
  }
}

/** Eight letters and digits that two ids of one list do not share. */
const hashOf = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 8)
