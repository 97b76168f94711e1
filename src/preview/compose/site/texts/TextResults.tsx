import { useEffect, useRef, useState } from 'react'
import type { FoundText } from './findTexts'

interface Props {
  texts: readonly FoundText[]
  /** Keys of the texts that the site changes. */
  changed: ReadonlySet<string>
  /** Key of the text that was open. */
  last: string | undefined
  onOpen: (text: FoundText) => void
}

/** Entries that are rendered at first, and with each press of the button. */
const PAGE_SIZE = 50

/** Texts to choose from. */
export function TextResults({ texts, changed, last, onOpen }: Props) {
  const [count, setCount] = useState(() => {
    const index = texts.findIndex(({ entry }) => entry.key === last)
    return Math.ceil((index + 1) / PAGE_SIZE) * PAGE_SIZE || PAGE_SIZE
  })
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(last ? `[data-key="${last}"]` : 'button')?.focus()
  }, [last])
  const rest = texts.length - count
  return (
    <>
      <ul ref={list} className="mqp-texts__list">
        {texts.slice(0, count).map((text) => {
          const { key, subject } = text.entry
          return (
            <li key={key}>
              <button type="button" data-key={key} className="mqp-texts__item" onClick={() => onOpen(text)}>
                <span lang={text.language.code} dir={text.language.dir}>
                  {text.sentence}
                </span>
                <span className="mqp-texts__facts">
                  <code>{key}</code>
                  {subject && ` · ${subject}`}
                </span>
                {changed.has(key) && <span className="mqp-texts__changed">Changed</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {rest > 0 && (
        <button type="button" className="mqp-chip" onClick={() => setCount(count + PAGE_SIZE)}>
          Show {Math.min(rest, PAGE_SIZE)} of {rest} more
        </button>
      )}
    </>
  )
}
