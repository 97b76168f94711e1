import { useState } from 'react'
import { isRecord } from '../../../../lib/json/isRecord'
import type { Json } from '../../../../tools/edit/operation'
import type { Schema } from '../../../../tools/schemas/schema'
import { formatCount } from '../../../bar/world'
import { variantOf } from '../../../schemas/siteSchemas'
import { ChipButton } from '../../ChipButton'
import { lazyDialog } from '../../dialogs/lazyDialog'
import { unusedSlug } from '../../modules/placements'
import { isTitleCard } from '../../modules/titleCards'
import { type ChosenCard, choiceOperations } from '../../pick/titles/choice'
import type { FormActions } from '../formActions'
import type { FormField } from '../formGroups'
import { labelOf, nameOf } from '../labels'
import { newItem } from './newItem'

const ChooseTitles = lazyDialog(
  async () => (await import('../../pick/titles/ChooseTitles')).ChooseTitles,
  'Search titles',
)

interface Props {
  item: Schema
  field: FormField
  actions: FormActions
}

/** Adds items to a list: titles of the catalogue, or an item with its required fields. */
export function AddItem({ item, field, actions }: Props) {
  const { file, perform } = actions
  const variants = Array.isArray(item.oneOf) ? (item.oneOf as Schema[]) : [item]
  const [index, setIndex] = useState(0)
  const [isChoosing, setIsChoosing] = useState(false)
  const label = labelOf(field.name)
  const cards = Array.isArray(field.value) ? field.value : undefined
  const { maxItems } = field.schema
  const isFull = typeof maxItems === 'number' && (cards?.length ?? 0) >= maxItems
  const isTitles = isTitleCard(item)
  const names = variants.map((each) => String(variantOf(each, undefined)?.properties?.type?.const ?? 'item'))

  const add = (value: Json) =>
    perform(`Add ${nameOf(value, 'an item')} to ${label}`, [
      cards
        ? { file, change: { do: 'insert', list: field.path, value } }
        : { file, change: { do: 'set', at: field.path, value: [value] } },
    ])
  const use = (chosen: readonly ChosenCard[]) => {
    const operations = choiceOperations(file, field.path, cards, chosen)
    if (operations.length > 0) perform(`Choose ${formatCount(chosen.length, 'title')}`, operations)
  }
  return (
    <div className="mqp-line">
      {isTitles && (
        <button type="button" className="mqp-chip" onClick={() => setIsChoosing(true)}>
          Choose titles
        </button>
      )}
      {variants.length > 1 && (
        <select
          className="mqp-field"
          aria-label={`Type of the new item of ${label}`}
          value={index}
          onChange={({ target }) => setIndex(Number(target.value))}
        >
          {names.map((name, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
      )}
      <ChipButton
        isDisabled={isFull}
        onPress={() => add(isTitles ? ownCard(cards ?? []) : newItem(variants[index] ?? item))}
      >
        {isTitles ? 'Add a card of your own' : `Add to ${label}`}
      </ChipButton>
      {isFull && <p className="mqp-note">At most {formatCount(maxItems, 'item')}.</p>}
      {variants.length > 1 && <p className="mqp-note">{variantOf(variants[index], undefined)?.description}</p>}
      {isChoosing && (
        <ChooseTitles
          subjectName={actions.partName ?? label}
          cards={cards ?? []}
          onUse={use}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  )
}

/** A card of something that is not in the catalogue, such as a link. */
function ownCard(cards: readonly unknown[]): Json {
  const used = new Set(cards.flatMap((card) => (isRecord(card) ? String(card.slug) : [])))
  return { slug: used.has('new-card') ? unusedSlug('new-card', used) : 'new-card', name: 'New card' }
}
