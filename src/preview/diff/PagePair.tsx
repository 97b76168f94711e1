import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Problem } from '../../site/validate/problem'
import { READY_MESSAGE } from '../frame/frame'
import type { MarkedModule } from './changedPages'
import { frameWindow, PageFrame, SIDES } from './PageFrame'
import { useSyncedScroll } from './useSyncedScroll'

interface Props {
  /** The page; another one starts at its top. */
  address: string
  /** The addresses of both frames; undefined while their content is set. */
  src: readonly string[] | undefined
  captions: readonly [before: string, after: string]
  /** Shows the page after only: there is none before. */
  isNew?: boolean
  marked: readonly MarkedModule[]
  /** The module to scroll to; a new object scrolls again. */
  shown: MarkedModule | undefined
  mode: 'side' | 'over'
  width: number
  /** Receives the problems that are new on this page. */
  onProblems: (problems: readonly Problem[]) => void
}

/** A live page before and after at its true width. Both scroll together, and clicks are ignored. */
export function PagePair({ address, src, captions, isNew = false, marked, shown, mode, width, onProblems }: Props) {
  const frames = useRef<[HTMLIFrameElement | null, HTMLIFrameElement | null]>([null, null])
  const [splitPercent, setSplitPercent] = useState(50)
  const pages = useCallback(() => frames.current.map(frameWindow), [])
  const isOver = mode === 'over' && !isNew
  const group = useRef<HTMLDivElement>(null)
  const { onScroll, onKeyDown, restore, stopFollowing } = useSyncedScroll(pages, address, shown)
  useReadyPages(pages, isNew, restore, onProblems)

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <fieldset> groups form fields, and these are frames */}
      <div
        ref={group}
        role="group"
        aria-label={isNew ? 'The new page' : 'The page, before and after'}
        className={`mqp-pair mqp-pair--${isNew ? 'side' : mode}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable with the keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {[...SIDES.entries()].slice(isNew ? 1 : 0).map(([at, side]) => (
          <figure key={side} style={{ maxWidth: width }}>
            <figcaption>{captions[at]}</figcaption>
            <PageFrame
              src={src?.[at]}
              title={`The page ${side}`}
              width={width}
              frame={(element) => {
                frames.current[at] = element
              }}
              marks={marked.flatMap(({ slug, keys }) => ({ slug, key: keys[at] }))}
              side={side}
              clipPercent={isOver && side === 'after' ? splitPercent : 0}
              onPress={() => group.current?.focus()}
              onScroll={(top) => onScroll(at, top)}
              onWheel={stopFollowing}
            />
          </figure>
        ))}
      </div>
      {isOver && (
        <label className="mqp-pair__share" style={{ maxWidth: width }}>
          Before{' '}
          <input
            type="range"
            aria-label="Visible part of the page before, in percent"
            value={splitPercent}
            onChange={({ target }) => setSplitPercent(Number(target.value))}
          />{' '}
          After
        </label>
      )}
    </>
  )
}

/**
 * Handles the messages of pages that are ready, at first and after each save.
 * @param restore restores the scroll position of a page
 * @param onProblems receives the problems of the page that it did not have before
 */
function useReadyPages(
  pages: () => readonly (Window | undefined)[],
  isNew: boolean,
  restore: (at: number) => void,
  onProblems: (problems: readonly Problem[]) => void,
): void {
  const reportProblems = useEffectEvent(onProblems)
  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent) => {
      const at = pages().findIndex((page) => page && page === source)
      if (data !== READY_MESSAGE || at < 0) return
      restore(at)
      const [before = isNew ? [] : undefined, after] = pages().map((page) => page?.marqueeFrame?.problems())
      if (!before || !after) return
      const known = new Set(before.map(({ message }) => message))
      // Problems in files of the folder are reported by its own check.
      reportProblems(after.filter(({ message, file }) => !known.has(message) && !/\.json$|\/$/.test(file)))
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [pages, isNew, restore])
}
