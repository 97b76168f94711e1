import { useEffect, useId, useState } from 'react'
import { errorMessage } from '../../../../lib/errorMessage'
import { type FoundTitle, findTitles } from '../../modules/titleCards'

interface Props {
  /** Slugs that are in the list already. */
  used: ReadonlySet<string>
  onChoose: (title: FoundTitle) => void
}

/** Pause in typing before the service is asked. */
const SEARCH_DELAY_MS = 300

/** Finds titles of the catalogue by name and adds them. */
export function TitleSearch({ used, onChoose }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const { titles, failed } = useTitles(text)
  return (
    <div className="mqp-titles">
      <label htmlFor={id}>Add a title</label>
      <input
        id={id}
        type="search"
        className="mqp-field"
        placeholder="Search by name"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="mqp-note" role="status">
        {failed ??
          (text.trim() === '' ? '' : !titles ? 'Searching …' : titles.length === 0 ? 'No title has this name.' : '')}
      </p>
      {titles && titles.length > 0 && (
        <ul>
          {titles.map((title) => (
            <li key={title.slug}>
              <button
                type="button"
                className="mqp-items__open"
                disabled={used.has(title.slug)}
                onClick={() => onChoose(title)}
              >
                {title.name} <span className="mqp-note">{used.has(title.slug) ? 'in the list' : title.about}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** @returns `titles` undefined: not searched, or searching */
function useTitles(text: string): { titles?: readonly FoundTitle[]; failed?: string } {
  const [result, setResult] = useState<{ text: string; titles?: readonly FoundTitle[]; failed?: string }>({ text: '' })
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === '') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        setResult({ text: wanted, titles: await findTitles(wanted, stop.signal) })
      } catch (error) {
        if (!stop.signal.aborted) setResult({ text: wanted, failed: `The search failed: ${errorMessage(error)}` })
      }
    }, SEARCH_DELAY_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [wanted])
  return result.text === wanted ? result : {}
}
