import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import type { SiteOperation } from '../../../../tools/edit/editSite'
import type { InputProps } from '../FieldInput'
import type { Choice } from '../fieldControl'
import type { FormActions } from '../formActions'
import { labelOf } from '../labels'
import { AddWord } from './AddWord'
import { WordRow } from './WordRow'
import './words.scss'

interface Props extends InputProps {
  choices: readonly Choice[]
  /** The words of a field that is not set. */
  initial: readonly string[]
  actions: FormActions
}

/** Words in an order, such as the parts of a heading: moved (Alt and arrow keys), removed and added. */
export function WordList({ id, describedBy, field, choices, initial, actions }: Props) {
  const { value, path } = field
  const words = Array.isArray(value) ? value.map(String) : initial
  const label = labelOf(field.name)
  const list = useRef<HTMLOListElement>(null)
  /** The row and button to focus after a change. */
  const focused = useRef<{ index: number; button: number }>(undefined)
  useLayoutEffect(() => {
    const { index, button } = focused.current ?? {}
    focused.current = undefined
    if (index === undefined || button === undefined) return
    const row = list.current?.children[Math.min(index, words.length - 1)]
    const buttons = [...(row?.querySelectorAll('button') ?? [])]
    const same = buttons[button]
    const target = same && !same.disabled ? same : buttons.find((each) => !each.disabled)
    target?.focus()
  })
  const change = (text: string, next: readonly string[], operation: SiteOperation) =>
    actions.perform(text, [
      // All words of a field that was not set have to be written.
      value === undefined ? { file: actions.file, change: { do: 'set', at: path, value: next } } : operation,
    ])
  const buttonAt = (event: SyntheticEvent, index: number) =>
    [...(list.current?.children[index]?.querySelectorAll('button') ?? [])].indexOf(event.target as HTMLButtonElement)
  const move = (event: SyntheticEvent, index: number, step: number) => {
    const [target, word] = [index + step, words[index]]
    if (word === undefined || target < 0 || target >= words.length) return
    focused.current = { index: target, button: buttonAt(event, index) }
    const before = step < 0 ? target : target + 1
    change(
      `Move ${labelOf(word)} to place ${target + 1} of ${words.length}`,
      words.map((each, at) => (at === index ? (words[target] ?? '') : at === target ? word : each)),
      {
        file: actions.file,
        change: { do: 'move', item: [...path, index], before: before < words.length ? before : undefined },
      },
    )
  }
  const remove = (event: SyntheticEvent, index: number) => {
    focused.current = { index, button: buttonAt(event, index) }
    change(
      `Remove ${labelOf(words[index] ?? '')} from ${label}`,
      words.filter((_, at) => at !== index),
      {
        file: actions.file,
        change: { do: 'remove', at: [...path, index] },
      },
    )
  }
  const current = actions.current?.length === path.length + 1 ? actions.current : undefined
  const currentIndex = current && path.every((step, at) => current[at] === step) ? current.at(-1) : undefined
  return (
    <fieldset className="mqp-words" id={id} aria-label={label} aria-describedby={describedBy}>
      <ol ref={list}>
        {words.map((word, index) => (
          <WordRow
            key={`${word} ${index}`}
            word={word}
            meaning={choices.find((each) => each.value === word)?.meaning}
            isCurrent={index === currentIndex}
            isFirst={index === 0}
            isLast={index === words.length - 1}
            onMove={(event, step) => move(event, index, step)}
            onRemove={(event) => remove(event, index)}
          />
        ))}
      </ol>
      {words.length === 0 && <p className="mqp-note">Nothing is shown.</p>}
      <AddWord
        label={label}
        choices={choices.filter((each) => !words.includes(each.value))}
        onAdd={(word) =>
          change(`Add ${labelOf(word)} to ${label}`, [...words, word], {
            file: actions.file,
            change: { do: 'insert', list: path, value: word },
          })
        }
      />
    </fieldset>
  )
}
