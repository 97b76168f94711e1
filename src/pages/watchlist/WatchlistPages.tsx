import { memo, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Card } from '../../catalogue/card/Card'
import { NominationsHeading } from '../../catalogue/card/NominationsHeading'
import { TITLE_COLUMNS } from '../../catalogue/row/TitleColumns'
import { nameOf } from '../../catalogue/title/titleFacts'
import type { TitleCard } from '../../generated/types'
import { usePaged } from '../../page/list/usePaged'
import { titleId } from '../../service/watchlist'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { Columns } from '../../ui/rows/Columns'
import { Pager } from '../../ui/rows/Pager'
import { changeListed } from '../../watchlist/changeListed'
import { useListName } from '../../watchlist/useListName'
import { watchlistOf } from '../../watchlist/watchlist'
import { pagesOf } from './pagesOf'
import { useFollowedPage } from './useFollowedPage'

/** Titles on a page (spec, section 9). */
const SIZE = 16

/** The titles page by page. One that is taken off keeps its place, and page and focus go with it. */
export function WatchlistPages({ titles }: { titles: TitleCard[] }) {
  const t = useText()
  const runtime = useRuntime()
  const { page, hrefOf } = usePaged(SIZE)
  const list = watchlistOf(runtime)
  useSyncExternalStore(list.subscribe, list.changed)
  const listName = useListName()
  const [said, setSaid] = useState('')
  const has = useCallback((title: TitleCard) => list.has(titleId(title)), [list])
  const pages = pagesOf(titles, SIZE, has)
  const at = Math.min(page, pages.length)
  const shown = pages[at - 1] ?? []
  const { go, hold } = useFollowedPage({ page, count: pages.length, hrefOf })
  const latest = useRef(titles)
  useLayoutEffect(() => {
    latest.current = titles
  })

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
      setSaid(wanted ? '' : t('removedName', { name: nameOf(title, t), list: listName }))
      follow(title)
      if (!(await change)) follow(title)
    },
    [list, listName, runtime, t, follow, hold],
  )

  return (
    <>
      <NominationsHeading />
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
          return title && <WatchlistItem title={title} listed={has(title)} onPress={press} first={index < 4} />
        }}
      </Columns>
      <Pager page={at} total={pages.length * SIZE} size={SIZE} hrefOf={hrefOf} />
      <p className="mq-vh" role="status">
        {said}
      </p>
    </>
  )
}

interface ItemProps {
  title: TitleCard
  /** false: it was taken off the list, and can be put back. */
  listed: boolean
  onPress: (title: TitleCard) => void
  /** true: on the first screen. */
  first: boolean
}

/** A title of the watchlist, with the way to take it off and, in the same place, to put it back. */
const WatchlistItem = memo(function WatchlistItem({ title, listed, onPress, first }: ItemProps) {
  const t = useText()
  const name = nameOf(title, t)
  const list = useListName()
  return (
    <div className={listed ? 'mq-watchlist-item' : 'mq-watchlist-item mq-watchlist-item--gone'}>
      <Card title={title} module="watchlist" shape="poster" first={first} />
      <div className="mq-watchlist-item__slot">
        {!listed && <span aria-hidden="true">{t('removed')}</span>}
        <button
          type="button"
          className="mq-watchlist-item__button"
          data-watchlist={titleId(title)}
          aria-label={t(listed ? 'removeFromList' : 'putBackName', { name, list })}
          title={listed ? t('removeFromList', { name, list }) : undefined}
          // The second half of a double click is no wish of its own (reliability P13).
          onClick={(event) => event.detail < 2 && onPress(title)}
        >
          {listed ? <Icon name="close" /> : t('putBack')}
        </button>
      </div>
    </div>
  )
})
