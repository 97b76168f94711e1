import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { TITLE_COLUMNS } from '../../catalogue/row/TitleColumns'
import { nameOf } from '../../catalogue/title/titleFacts'
import type { TitleCard } from '../../generated/types'
import { usePaged } from '../../page/list/usePaged'
import { titleId } from '../../service/watchlist'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Columns } from '../../ui/rows/Columns'
import { Pager } from '../../ui/rows/Pager'
import { changeListed } from '../../watchlist/changeListed'
import { watchlistOf } from '../../watchlist/watchlist'
import { KeptTitle } from './KeptTitle'
import { pagesOf } from './pagesOf'
import { useFollowedPage } from './useFollowedPage'

/** Titles on a page (spec, section 9). */
const SIZE = 16

/** The titles page by page. One that is taken off keeps its place, and page and focus go with it. */
export function KeptPages({ titles }: { titles: TitleCard[] }) {
  const t = useText()
  const runtime = useRuntime()
  const { page, hrefOf } = usePaged(SIZE)
  const list = watchlistOf(runtime)
  useSyncExternalStore(list.subscribe, list.changed)
  const [said, setSaid] = useState('')
  const has = useCallback((title: TitleCard) => list.has(titleId(title)), [list])
  const pages = pagesOf(titles, SIZE, has)
  const at = Math.min(page, pages.length)
  const shown = pages[at - 1] ?? []
  const { go, hold } = useFollowedPage({ page, count: pages.length, hrefOf })
  const latest = useRef(titles)
  latest.current = titles

  const follow = useCallback(
    (title: TitleCard) => {
      const to = pagesOf(latest.current, SIZE, has).findIndex((each) => each.includes(title)) + 1
      if (to > 0) go(to)
    },
    [has, go],
  )
  const press = useCallback(
    async (title: TitleCard) => {
      const id = titleId(title)
      const wanted = !list.has(id)
      hold(String(id))
      const change = changeListed(runtime, id, wanted, t)
      setSaid(wanted ? '' : t('removedName', { name: nameOf(title, t) }))
      follow(title)
      if (!(await change)) follow(title)
    },
    [list, runtime, t, follow, hold],
  )

  return (
    <>
      <Columns
        steps={TITLE_COLUMNS.posters}
        total={shown.length}
        ratio={1.5}
        below={50}
        className="mq-titles mq-titles--worded"
        keyOf={(index) => String(shown[index] && titleId(shown[index]))}
      >
        {(index) => {
          const title = shown[index]
          return title && <KeptTitle title={title} listed={has(title)} onPress={press} first={index < 4} />
        }}
      </Columns>
      <Pager page={at} total={pages.length * SIZE} size={SIZE} hrefOf={hrefOf} />
      <p className="mq-vh" role="status">
        {said}
      </p>
    </>
  )
}
